import { implementing } from '../citations.ts';
import type { Tile } from './grid.ts';

const LETTERS = 'abcdefg';

/** A tile as players say it: columns a, b, … from the left, rows 1, 2, … from the bottom. */
export const tileName = implementing(
  ['tile-names'],
  (tile: Tile, size: number): string => `${LETTERS[tile % size] ?? '?'}${size - Math.floor(tile / size)}`,
);

/** The twin of `tileName`; undefined for what is no tile of this grid. */
export function parseTile(name: string, size: number): Tile | undefined {
  const match = /^([a-g])([1-7])$/.exec(name);
  if (!match) return undefined;
  const [column, row] = [LETTERS.indexOf(match[1]!), size - Number(match[2])];
  return column < size && row >= 0 ? row * size + column : undefined;
}
