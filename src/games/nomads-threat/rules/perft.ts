import { advance } from './advance.ts';
import { legalMoves } from './legal.ts';
import type { Position } from './state.ts';

/**
 * How many sequences of exactly `depth` legal moves begin at a position: 1 for depth 0, and nothing goes on where a
 * game has ended. Different origins of a wander are different moves.
 */
export function perft(position: Position, depth: number): number {
  if (depth <= 0) return 1;
  const moves = legalMoves(position);
  if (depth === 1) return moves.length;
  let sequences = 0;
  for (const move of moves) sequences += perft(advance(position, move).position, depth - 1);
  return sequences;
}
