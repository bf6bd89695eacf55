import type { Stream } from '#lib/random/stream.ts';
import { legalMoves } from '../rules/legal.ts';
import type { Move } from '../rules/moves.ts';
import type { Position } from '../rules/state.ts';
import type { Kernel, Node } from './kernel.ts';
import { moveOf, nodeOf } from './node.ts';

/**
 * A plain Monte Carlo player, to measure the search against: each move is tried with as many random games as the others,
 * `playouts` in all, and the one that won most is made. Undefined where the game is over.
 */
export function monteCarloMove(
  kernel: Kernel,
  position: Position,
  playouts: number,
  stream: Stream,
): Move | undefined {
  if (legalMoves(position).length === 0) return undefined;
  const node = nodeOf(position);
  const codes = kernel.moves(node).map(({ code }) => code);
  const rounds = Math.max(1, Math.floor(playouts / codes.length));
  const points = codes.map((code) => {
    const { node: next, turned } = kernel.child(node, code);
    let sum = 0;
    for (let round = 0; round < rounds; round++) {
      const margin = randomEnd(kernel, next, stream);
      sum += Math.sign(turned ? -margin : margin);
    }
    return sum;
  });
  return moveOf(node, codes[points.indexOf(Math.max(...points))]!, position.settings.size);
}

/** The margin for the mover at the end of a game of random moves. */
function randomEnd(kernel: Kernel, start: Node, stream: Stream): number {
  let node = start;
  let sign = 1;
  for (;;) {
    const moves = kernel.moves(node);
    if (moves.length === 0) return sign * kernel.search(node, -64, 63, 1);
    const { node: next, turned } = kernel.child(node, moves[stream.below(moves.length)]!.code);
    node = next;
    if (turned) sign = -sign;
  }
}
