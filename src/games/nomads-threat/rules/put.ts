import type { TileSign } from '../vocabulary.ts';
import type { Tile } from './grid.ts';

/** The board with one tile changed. */
export const put = (cells: string, tile: Tile, sign: TileSign): string =>
  cells.slice(0, tile) + sign + cells.slice(tile + 1);
