import { counted } from '#lib/core/counted.ts';
import { tileName } from '../rules/tileName.ts';
import type { Tile } from '../rules/grid.ts';

/** The eight directions, by the signs of their steps: columns to the right, rows down. */
const DIRECTION_WORDS: Readonly<Record<string, string>> = {
  '0,-1': 'up',
  '0,1': 'down',
  '-1,0': 'left',
  '1,0': 'right',
  '-1,-1': 'up and left',
  '1,-1': 'up and right',
  '-1,1': 'down and left',
  '1,1': 'down and right',
};

/** In which direction one tile lies from another that is in line with it. */
export function directionWords(from: Tile, to: Tile, size: number): string {
  const right = Math.sign((to % size) - (from % size));
  const down = Math.sign(Math.floor(to / size) - Math.floor(from / size));
  return DIRECTION_WORDS[`${right},${down}`] ?? '';
}

/** `e2, e3 and e4`, in the order of their names. */
export function tileList(tiles: readonly Tile[], size: number): string {
  const names = tiles.map((tile) => tileName(tile, size)).sort();
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** `3 tents`, `1 tent`, `none`. */
export const tentsWords = (count: number): string => (count === 0 ? 'none' : counted(count, 'tent'));
