import { objectionTo } from '../../rules/illegal.ts';
import type { Tile } from '../../rules/grid.ts';
import { legalMoves } from '../../rules/legal.ts';
import type { Move } from '../../rules/moves.ts';
import { isChief, type Position } from '../../rules/state.ts';
import type { Origin } from './playState.ts';

/** Where the piece of a move comes from; undefined for a pass. */
export const originOf = (move: Move): Origin | undefined =>
  move.type === 'pass' ? undefined : move.type === 'place' ? 'hand' : move.from;

/**
 * The legal moves onto a tile, the one that is proposed first: a regular tent before a Chief Tent, and a piece of the
 * board before one of the hand, which can still come later. With a piece picked up, only that piece's.
 */
export function movesOnto(position: Position, tile: Tile, picked?: Origin): readonly Move[] {
  return legalMoves(position)
    .filter((move) => move.type !== 'pass' && move.to === tile)
    .filter((move) => picked === undefined || originOf(move) === picked)
    .map((move) => ({ move, rank: rankOf(position, move) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ move }) => move);
}

function rankOf({ cells }: Position, move: Move): number {
  if (move.type === 'place') return 2;
  return move.type === 'wander' && isChief(cells, move.from) ? 1 : 0;
}

/** Whether the mover can move this piece anywhere. */
export const canLeave = (position: Position, origin: Origin): boolean =>
  legalMoves(position).some((move) => originOf(move) === origin);

/** Why nothing can be done with a tile, as a sentence. */
export function objectionOnto(position: Position, tile: Tile, picked?: Origin): string {
  const { cells } = position;
  if (picked === 'hand') return objectionTo(position, { type: 'place', to: tile })?.message ?? '';
  if (picked !== undefined) {
    const type = cells[tile] === '.' ? 'wander' : 'invade';
    return objectionTo(position, { type, from: picked, to: tile })?.message ?? '';
  }
  const over = objectionTo(position, { type: 'place', to: tile });
  if (over?.code === 'game-over') return over.message;
  return cells[tile] === '.'
    ? 'No tent of yours touches this tile.'
    : 'None of your tents can take this tile.';
}
