import { legalMoves } from '../rules/legal.ts';
import type { Move } from '../rules/moves.ts';
import { outcome } from '../rules/outcome.ts';
import type { Settings } from '../rules/settings.ts';
import type { Position } from '../rules/state.ts';
import { bestLine } from './bestLine.ts';
import type { Book } from './book.ts';
import { makeKernel, STOPPED, WHOLE_TREE, type Budget, type Code, type Node } from './kernel.ts';
import { codeOf, kernelRules, moveOf, nodeOf } from './node.ts';
import { popCount } from './popCount.ts';
import { prove, type Proved } from './prove.ts';
import type { Analysis, MoveValue, Searcher } from './searcher.ts';

/** Searches this deep come before the whole tree is tried, so that there always is an answer. */
const FIRST_DEPTHS = [1, 2, 3, 4, 5, 6];
/** With more empty tiles than this the whole tree is out of reach, and deeper searches are tried instead. */
const PROVABLE = 21;

type Found = Value & { readonly code: Code };
type Value = Proved & { readonly exact: boolean };

/** A searcher for games without invading on boards of up to 25 tiles. Its table takes 2^tableBits times 16 bytes. */
export function openKernelSearcher(settings: Settings, tableBits: number, book?: Book): Searcher {
  const kernel = makeKernel(kernelRules(settings), { tableBits });
  const { size } = settings;

  /** Deeper and deeper until the whole tree is searched or the budget is used up. */
  function deepen(node: Node): Value {
    const known = book?.(node);
    if (known) return { ...known, exact: true };
    let found: Value = { margin: kernel.estimate(node), code: kernel.moves(node)[0]?.code, exact: false };
    try {
      for (const depth of depthsFor(node)) {
        const proved = prove(kernel, node, found.margin, depth);
        found = { ...proved, exact: depth === WHOLE_TREE };
      }
    } catch (error) {
      if (error !== STOPPED) throw error;
    }
    return found;
  }

  function depthsFor(node: Node): readonly number[] {
    const left = kernel.tiles - popCount(node.own) - popCount(node.opp);
    if (left <= FIRST_DEPTHS.length) return [WHOLE_TREE];
    if (left <= PROVABLE) return [...FIRST_DEPTHS, WHOLE_TREE];
    return [...Array.from({ length: left - 1 }, (_, index) => index + 1), WHOLE_TREE];
  }

  /** What a move is worth, to the depth given; as the book says where it knows. */
  function after(node: Node, code: Code, guess: number, depth: number): Found {
    const { node: next, turned } = kernel.child(node, code);
    const sign = turned ? -1 : 1;
    const known = book?.(next);
    if (known) return { code, margin: 0 + sign * known.margin, exact: true };
    const { margin } = prove(kernel, next, sign * guess, depth);
    return { code, margin: 0 + sign * margin, exact: depth === WHOLE_TREE };
  }

  function lineAfter(node: Node, { code, margin, exact }: Found, move: Move): readonly Move[] {
    if (!exact) return [move];
    const { node: next, turned } = kernel.child(node, code);
    const steps = bestLine(kernel, next, turned ? 0 - margin : margin);
    return [move, ...steps.map((step) => moveOf(step.node, step.code, size))];
  }

  const describe = (
    position: Position,
    found: readonly Found[],
    lines: ReadonlyMap<Code, readonly Move[]>,
  ) => {
    const legal = legalMoves(position);
    return found
      .map(({ code, margin, exact }): MoveValue => {
        const [first, ...others] = legal.filter((move) => codeOf(move) === code);
        return { moves: [first!, ...others], margin, exact, line: lines.get(code) ?? [first!] };
      })
      .toSorted((a, b) => b.margin - a.margin || Number(b.exact) - Number(a.exact));
  };

  function glanceAt(node: Node, depth: number): readonly Found[] {
    return kernel.moves(node).map(({ code }) => after(node, code, 0, depth - 1));
  }

  function analyse(position: Position, budget: Budget, tell?: (so: Analysis) => void): Analysis {
    const node = nodeOf(position);
    let found: readonly Found[] = kernel.moves(node).map(({ code }) => {
      const { node: next, turned } = kernel.child(node, code);
      return { code, margin: (turned ? -1 : 1) * kernel.estimate(next), exact: false };
    });
    const lines = new Map<Code, readonly Move[]>();
    const analysis = (): Analysis => ({
      moves: describe(position, found, lines),
      exact: found.every(({ exact }) => exact),
      nodes: kernel.nodes(),
    });
    kernel.allow(budget);
    try {
      for (const depth of depthsFor(node)) {
        // The most promising first, because its proof helps with the others.
        for (const one of found.toSorted((a, b) => b.margin - a.margin)) {
          if (one.exact) continue;
          const better = after(node, one.code, one.margin, depth === WHOLE_TREE ? depth : depth - 1);
          found = found.map((old) => (old.code === one.code ? better : old));
          if (better.exact) tell?.(analysis());
        }
        tell?.(analysis());
      }
      for (const one of found) {
        const [move] = legalMoves(position).filter((legal) => codeOf(legal) === one.code);
        lines.set(one.code, lineAfter(node, one, move!));
      }
    } catch (error) {
      if (error !== STOPPED) throw error;
    }
    return analysis();
  }

  return {
    value: (position, budget) => {
      const end = outcome(position);
      if (end) return { margin: position.mover === 'x' ? end.margin : 0 - end.margin, exact: true };
      kernel.allow(budget);
      const { margin, exact } = deepen(nodeOf(position));
      return { margin, exact };
    },
    bestMove: (position, budget) => {
      if (outcome(position)) return undefined;
      kernel.allow(budget);
      const node = nodeOf(position);
      const { margin, exact, code } = deepen(node);
      return code === undefined
        ? undefined
        : { move: moveOf(node, code, size), margin, exact, nodes: kernel.nodes() };
    },
    analyse: (position, budget, tell) =>
      outcome(position) ? { moves: [], exact: true, nodes: 0 } : analyse(position, budget, tell),
    glance: (position, depth) => {
      if (outcome(position)) return [];
      kernel.allow({ nodes: Infinity });
      return describe(position, glanceAt(nodeOf(position), depth), new Map());
    },
  };
}
