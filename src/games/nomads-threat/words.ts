import type { Applied } from './rules/apply.ts';
import type { GameEvent } from './rules/events.ts';
import type { Tile } from './rules/grid.ts';
import type { Outcome } from './rules/outcome.ts';
import { tileName } from './rules/tileName.ts';
import type { Side, TileSign } from './vocabulary.ts';

/**
 * What the sides are called everywhere: by the look of their tents. Notation alone writes x and o (rule `tile-names`).
 * Dark begins (rule `who-begins`).
 */
export const SIDE_NAMES = { x: 'Dark', o: 'Light' } as const satisfies Record<Side, string>;

/** What stands on a tile: `dark Chief Tent`, `light tent`, `empty`. */
export const SIGN_WORDS = {
  '.': 'empty',
  x: 'dark tent',
  o: 'light tent',
  X: 'dark Chief Tent',
  O: 'light Chief Tent',
} as const satisfies Record<TileSign, string>;

/** Tiles in words: `c3`, `c3 and d4`, `c3, d4 and e5`. */
export function tilesText(tiles: readonly Tile[], size: number): string {
  const names = tiles.map((tile) => tileName(tile, size));
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

/** Tents made by camping, nearest line first. */
export const campedTiles = (events: readonly GameEvent[]): readonly Tile[] =>
  events.flatMap((event) => (event.type === 'camped' ? event.lines.flatMap(({ tiles }) => tiles) : []));

/** What happened in a move, as sentences without the end of the game: "Dark wanders from c3 to d4 and camps on d5." */
export function moveSentence(events: readonly GameEvent[], size: number): string {
  const camps = campedTiles(events);
  const tail = camps.length === 0 ? '' : ` and camps on ${tilesText(camps, size)}`;
  return events
    .flatMap((event) => {
      const deed = deedOf(event, size);
      return deed === undefined ? [] : [`${deed}${event.type === 'skipped' ? '' : tail}.`];
    })
    .join(' ');
}

function deedOf(event: GameEvent, size: number): string | undefined {
  switch (event.type) {
    case 'placed':
      return `${SIDE_NAMES[event.side]} places a Chief Tent on ${tileName(event.to, size)}`;
    case 'wandered':
      return `${SIDE_NAMES[event.side]} wanders ${event.chief ? 'with a Chief Tent ' : ''}from ${tileName(event.from, size)} to ${tileName(event.to, size)}`;
    case 'invaded':
      return `${SIDE_NAMES[event.side]} invades ${tileName(event.to, size)} from ${tileName(event.from, size)}`;
    case 'stopped':
      return `${SIDE_NAMES[event.side]} ends the turn`;
    case 'skipped':
      return `${SIDE_NAMES[event.side]} has no move and is passed over`;
    default:
      return undefined;
  }
}

const REASONS = {
  full: 'The board is full',
  blocked: 'The player to move is blocked',
  repetition: 'The same position came up for the third time',
  cap: 'The last action allowed has been played',
} as const satisfies Record<Outcome['reason'], string>;

/** How a game ended: "The board is full: Dark wins 13 to 12." */
export function outcomeSentence({ reason, counts, winner }: Outcome): string {
  const tally =
    winner === 'draw'
      ? `a draw, ${counts.x} to ${counts.o}`
      : `${SIDE_NAMES[winner]} wins ${Math.max(counts.x, counts.o)} to ${Math.min(counts.x, counts.o)}`;
  return `${REASONS[reason]}: ${tally}.`;
}

/** What is next after a move: the end, or whose turn it is. */
export const nextSentence = ({ position, events }: Applied): string => {
  const end = events.find((event) => event.type === 'ended');
  return end ? outcomeSentence(end.outcome) : `${SIDE_NAMES[position.mover]} to move.`;
};
