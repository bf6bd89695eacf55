import { advance } from '../rules/advance.ts';
import { gridOf } from '../rules/grid.ts';
import { legalMoves } from '../rules/legal.ts';
import type { Move } from '../rules/moves.ts';
import { outcome } from '../rules/outcome.ts';
import { countPieces, sideAt, type Position } from '../rules/state.ts';
import { otherSide, type Side } from '../vocabulary.ts';
import { STOPPED, type Budget } from './kernel.ts';
import type { Analysis, MoveValue, Searcher, Value } from './searcher.ts';

/** A move with those that lead to an equal position, and that position. */
interface Branch {
  readonly moves: readonly [Move, ...Move[]];
  readonly next: Position;
}

interface Line extends Value {
  readonly line: readonly Move[];
}

/** No game is searched deeper; with invading it could go on for ever. */
const DEEPEST = 60;

/**
 * A searcher for every kind of game, invading and large boards among them: alpha-beta over positions of the engine,
 * without a table. Slow and plain; what it proves takes repetition into account.
 */
export function openPlainSearcher(): Searcher {
  let searched = 0;
  let budget: Budget = { nodes: Infinity };
  /** Whether an estimate was needed since it was last set. */
  let guessed = false;

  function allow(given: Budget): void {
    budget = given;
    searched = 0;
  }

  /** The margin and best line for the mover; only a bound outside the window. */
  function visit(position: Position, depth: number, alpha: number, beta: number): Line {
    searched++;
    if (searched > budget.nodes || ((searched & 255) === 0 && budget.shouldStop?.() === true)) throw STOPPED;
    const end = outcome(position);
    if (end) return { margin: seenBy(position.mover, end.margin), exact: true, line: [] };
    if (depth <= 0) {
      guessed = true;
      return { margin: estimate(position), exact: false, line: [] };
    }
    let best: Line = { margin: -Infinity, exact: true, line: [] };
    let floor = alpha;
    for (const branch of branches(position)) {
      const found = follow(position, branch, depth, floor, beta);
      if (found.margin > best.margin) best = found;
      floor = Math.max(floor, best.margin);
      if (floor >= beta) break;
    }
    return best;
  }

  function follow(position: Position, branch: Branch, depth: number, alpha: number, beta: number): Line {
    const { moves, next } = branch;
    const turned = next.mover !== position.mover;
    const found = turned ? visit(next, depth - 1, -beta, -alpha) : visit(next, depth - 1, alpha, beta);
    return { ...found, margin: turned ? 0 - found.margin : found.margin, line: [moves[0], ...found.line] };
  }

  /** Looks deeper and deeper at the whole position until nothing is estimated any more or the budget is used up. */
  function deepen(position: Position): Line {
    let best: Line = { margin: estimate(position), exact: false, line: legalMoves(position).slice(0, 1) };
    try {
      for (let depth = 1; depth <= DEEPEST && !best.exact; depth++) {
        guessed = false;
        const found = visit(position, depth, -Infinity, Infinity);
        best = { ...found, exact: !guessed };
      }
    } catch (error) {
      if (error !== STOPPED) throw error;
    }
    return best;
  }

  function look(position: Position, branch: Branch, depth: number): MoveValue {
    guessed = false;
    const found = follow(position, branch, depth, -Infinity, Infinity);
    return { moves: branch.moves, margin: found.margin, exact: !guessed, line: found.line };
  }

  function analyse(position: Position, given: Budget, tell?: (so: Analysis) => void): Analysis {
    allow(given);
    const all = branches(position);
    let found: readonly MoveValue[] = all.map(({ moves, next }) => ({
      moves,
      margin: seenAlike(position, next, estimate(next)),
      exact: false,
      line: [moves[0]],
    }));
    const analysis = (): Analysis => ({
      moves: found.toSorted((a, b) => b.margin - a.margin || Number(b.exact) - Number(a.exact)),
      exact: found.every(({ exact }) => exact),
      nodes: searched,
    });
    try {
      for (let depth = 1; depth <= DEEPEST && !analysis().exact; depth++) {
        for (const [index, branch] of all.entries()) {
          if (found[index]!.exact) continue;
          const better = look(position, branch, depth);
          found = found.with(index, better);
        }
        tell?.(analysis());
      }
    } catch (error) {
      if (error !== STOPPED) throw error;
    }
    return analysis();
  }

  return {
    value: (position, given) => {
      allow(given);
      const end = outcome(position);
      if (end) return { margin: seenBy(position.mover, end.margin), exact: true };
      const { margin, exact } = deepen(position);
      return { margin, exact };
    },
    bestMove: (position, given) => {
      allow(given);
      const { margin, exact, line } = deepen(position);
      const [move] = line;
      return move && { move, margin, exact, nodes: searched };
    },
    analyse,
    glance: (position, depth) => {
      allow({ nodes: Infinity });
      return branches(position)
        .map((branch) => look(position, branch, depth))
        .toSorted((a, b) => b.margin - a.margin);
    },
  };
}

const seenBy = (side: Side, margin: number): number => (side === 'x' ? margin : 0 - margin);

/** A margin for the mover of `next` as the mover of `position` sees it. */
const seenAlike = (position: Position, next: Position, margin: number): number =>
  next.mover === position.mover ? margin : 0 - margin;

/** All moves, those that lead to equal positions together, the most promising first. */
function branches(position: Position): readonly Branch[] {
  const byCells = new Map<string, Branch>();
  for (const move of legalMoves(position)) {
    const { position: next } = advance(position, move);
    const key = `${next.cells}${next.mover}${next.hands[position.mover]}`;
    const known = byCells.get(key);
    byCells.set(key, known ? { next, moves: [...known.moves, move] } : { next, moves: [move] });
  }
  return [...byCells.values()]
    .map((branch) => ({ branch, promise: promiseOf(branch, position.mover) }))
    .sort((a, b) => b.promise - a.promise)
    .map(({ branch }) => branch);
}

/** Room for oneself, less room for the other, and rather few tents than many; as the quick search orders moves. */
function promiseOf({ next }: Branch, mover: Side): number {
  return (
    2 * reach(next, mover) -
    4 * reach(next, otherSide(mover)) -
    2 * countPieces(next.cells)[mover] +
    (next.mover === mover ? 3 : 0)
  );
}

/** The lead, and half of what one can reach more than the other, for the mover. */
function estimate(position: Position): number {
  const { mover } = position;
  const counts = countPieces(position.cells);
  const other = otherSide(mover);
  const room = reach(position, mover) - reach(position, other);
  return counts[mover] - counts[other] + Math.floor(room / 2) + 1;
}

/** Empty tiles that a side could take next, a Chief Tent in hand counted as two. */
function reach({ cells, settings, hands }: Position, side: Side): number {
  const { neighbours, tiles } = gridOf(settings.size);
  let count = 2 * hands[side];
  for (let tile = 0; tile < tiles; tile++)
    if (cells[tile] === '.' && neighbours[tile]!.some((near) => sideAt(cells, near) === side)) count++;
  return count;
}
