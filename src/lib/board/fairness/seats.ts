import type { Board } from '../board.ts';

/**
 * The seats of a board, ids in the order of placing: the capitals that stand; where none does, the suggested
 * placement.
 */
export const seatsOf = (
  { capitals }: Pick<Board, 'capitals'>,
  placed: readonly number[],
): readonly number[] => (placed.length > 0 ? placed : capitals.suggested);

/**
 * When each seat plays, 1 first, for games in which the last to place begins and play goes back the way that placing
 * came.
 */
export const turnOrder = (seats: readonly number[]): readonly number[] =>
  seats.map((_, at) => seats.length - at);
