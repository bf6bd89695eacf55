import { WHOLE_TREE, type Code, type Kernel, type Node } from './kernel.ts';

export interface Proved {
  /** Pieces of the mover less those of the other at the end, under best play of both. */
  readonly margin: number;
  /** A move that keeps it; undefined where the mover has none. */
  readonly code: Code | undefined;
}

/**
 * The margin of a position and a best move, by questions "is it at least so much?" that close in on the answer from
 * `guess`. With a `depth` less than the whole tree it is an estimate. Throws `STOPPED`.
 */
export function prove(kernel: Kernel, node: Node, guess: number, depth = WHOLE_TREE): Proved {
  const codes = orderedCodes(kernel, node);
  if (codes.length === 0 || depth === 0)
    return { margin: kernel.search(node, -64, 63, depth), code: codes[0] };
  let [low, high] = [-kernel.tiles - 1, kernel.tiles + 1];
  let at = Math.max(low + 1, Math.min(high, Math.round(guess)));
  let best = codes[0]!;
  while (low < high) {
    const question = at === low ? at + 1 : at;
    const found = ask(kernel, node, codes, question, depth);
    at = found.margin;
    if (found.code === undefined) high = at;
    else {
      low = at;
      best = found.code;
    }
  }
  return { margin: low, code: best };
}

/** Whether some move brings at least `question`; without one, the most that any can bring. */
function ask(kernel: Kernel, node: Node, codes: Code[], question: number, depth: number): Proved {
  let most = -Infinity;
  for (const [place, code] of codes.entries()) {
    const margin = marginAfter(kernel, node, code, question, depth);
    if (margin >= question) {
      // It will likely answer the next question as well.
      codes.splice(place, 1);
      codes.unshift(code);
      return { margin, code };
    }
    most = Math.max(most, margin);
  }
  return { margin: most, code: undefined };
}

function marginAfter(kernel: Kernel, node: Node, code: Code, question: number, depth: number): number {
  const { node: next, turned } = kernel.child(node, code);
  const left = depth === WHOLE_TREE ? WHOLE_TREE : depth - 1;
  return turned
    ? 0 - kernel.search(next, -question, 1 - question, left)
    : kernel.search(next, question - 1, question, left);
}

/** The mover's moves, those first after which the position looks best. */
function orderedCodes(kernel: Kernel, node: Node): Code[] {
  const looks = (code: Code): number => {
    const { node: next, turned } = kernel.child(node, code);
    return turned ? 0 - kernel.estimate(next) : kernel.estimate(next);
  };
  return kernel
    .moves(node)
    .map(({ code }) => ({ code, look: looks(code) }))
    .toSorted((a, b) => b.look - a.look)
    .map(({ code }) => code);
}
