import { implementing } from '../citations.ts';
import { CHIEF_SIGN, otherSide, type Side } from '../vocabulary.ts';
import type { Tile } from './grid.ts';
import { canRepeat, isCapped, type Settings } from './settings.ts';

/** A moment of a game: plain data, fit for JSON. */
export interface Position {
  readonly settings: Settings;
  /** A sign for each tile, rows from the top, each from the left: `.` empty, `x` `o` tents, `X` `O` Chief Tents. */
  readonly cells: string;
  /** Whose turn it is; after the last action of a game that filled the board, who played it. */
  readonly mover: Side;
  /** Chief Tents that are not on the board. */
  readonly hands: Readonly<Record<Side, number>>;
  /** Whether the mover may end the turn: under the reading `may-stop`, after an action of this turn. */
  readonly mayStop: boolean;
  /** Keys of the earlier positions that can come back; empty where none can. */
  readonly past: readonly string[];
  /** Actions played, counted only where their number can end the game. */
  readonly played: number;
}

/** The start: an empty board, all Chief Tents in hand, x to move. */
export const setUp = implementing(
  ['empty-board', 'who-begins', 'chief-tents', 'chiefs-number'],
  (settings: Settings): Position => ({
    settings,
    cells: '.'.repeat(settings.size * settings.size),
    mover: 'x',
    hands: { x: settings.chiefs, o: settings.chiefs },
    mayStop: false,
    past: [],
    played: 0,
  }),
);

export type Counts = Readonly<Record<Side, number>>;

/** The pieces of each side on the board: tents of both kinds. */
export const countPieces = implementing(['tent-count'], (cells: string): Counts => {
  let [x, o] = [0, 0];
  for (let tile = 0; tile < cells.length; tile++) {
    const side = sideAt(cells, tile);
    if (side === 'x') x++;
    else if (side === 'o') o++;
  }
  return { x, o };
});

/** Whose piece stands on a tile; undefined if it is empty or outside the board. */
export function sideAt(cells: string, tile: Tile): Side | undefined {
  const sign = cells[tile];
  if (sign === 'x' || sign === 'X') return 'x';
  if (sign === 'o' || sign === 'O') return 'o';
  return undefined;
}

export const isChief = (cells: string, tile: Tile): boolean => cells[tile] === 'X' || cells[tile] === 'O';

export const chiefsOnBoard = (cells: string, side: Side): number => cells.split(CHIEF_SIGN[side]).length - 1;

export const isFull = (cells: string): boolean => !cells.includes('.');

/** What makes two positions of one game the same: board, mover and whether the turn may be ended. The hands follow. */
export const positionKey = ({ cells, mover, mayStop }: Position): string =>
  `${cells}${mover}${mayStop ? '~' : ''}`;

/** A position without its past, as a text of a position alone can carry it. */
export const forgetPast = (position: Position): Position => ({ ...position, past: [] });

/** What the position after `position` keeps of the past; a Chief Tent that is placed never comes back to hand. */
export function pastAfter(position: Position, placed: boolean): Pick<Position, 'past' | 'played'> {
  const { settings, past, played } = position;
  return {
    past: !canRepeat(settings) || placed ? [] : [...past, positionKey(position)],
    played: isCapped(settings) ? played + 1 : 0,
  };
}

export const opponentOf = ({ mover }: Position): Side => otherSide(mover);
