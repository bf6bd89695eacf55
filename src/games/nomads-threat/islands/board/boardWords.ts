import type { Tile } from '../../rules/grid.ts';
import { tileName } from '../../rules/tileName.ts';

const SIGN_WORDS: Readonly<Record<string, string>> = {
  '.': 'empty',
  x: 'tent of x',
  o: 'tent of o',
  X: 'Chief Tent of x',
  O: 'Chief Tent of o',
};

/** What stands on a tile: `Chief Tent of x`. */
export const signWords = (sign: string | undefined): string => SIGN_WORDS[sign ?? '.'] ?? '';

/** A board for those who do not see it: what stands where, row by row from the top; empty tiles are not told one by one. */
export function boardWords(cells: string, size: number): string {
  const taken: string[] = [];
  for (let tile: Tile = 0; tile < cells.length; tile++)
    if (cells[tile] !== '.') taken.push(`${signWords(cells[tile])} on ${tileName(tile, size)}`);
  return `${size} by ${size} tiles: ${taken.length === 0 ? 'all empty' : taken.join(', ')}.`;
}
