import { applyMove, legalMoves, type Move, type Position } from '#games/nomads-threat/index.ts';
import { pick } from '#lib/random/pick.ts';
import type { Stream } from '#lib/random/stream.ts';

/** The position after a move that is legal. Throws for any other. */
export function played(position: Position, move: Move): Position {
  const applied = applyMove(position, move);
  if (!applied.ok) throw new Error(applied.error.message);
  return applied.value.position;
}

/** The position after any legal move; the position itself where the game is over. */
export function playedAny(position: Position, stream: Stream): Position {
  const legal = legalMoves(position);
  return legal.length === 0 ? position : played(position, pick(stream, legal));
}
