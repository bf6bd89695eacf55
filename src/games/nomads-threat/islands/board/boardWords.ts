import type { Tile } from '../../rules/grid.ts';
import { tileName } from '../../rules/tileName.ts';
import type { TileSign } from '../../vocabulary.ts';
import { SIGN_WORDS } from '../../words.ts';

/** A board for those who do not see it: what stands where, row by row from the top; empty tiles are not told one by one. */
export function boardWords(cells: string, size: number): string {
  const taken: string[] = [];
  for (let tile: Tile = 0; tile < cells.length; tile++)
    if (cells[tile] !== '.') taken.push(`${SIGN_WORDS[cells[tile] as TileSign]} on ${tileName(tile, size)}`);
  return `${size} by ${size} tiles: ${taken.length === 0 ? 'all empty' : taken.join(', ')}.`;
}
