import { PASSING, PLACING } from '#games/nomads-threat/search/kernel.ts';
import type { LineStep } from '#games/nomads-threat/search/bestLine.ts';
import { makeMasks } from '#games/nomads-threat/search/masks.ts';

/** A tile's name on a board of any width and height: columns from the left, rows from the bottom. */
export const nameOf = (tile: number, width: number, height: number): string =>
  `${'abcdefghijklmnopqrstuvwxy'[tile % width]}${height - Math.floor(tile / width)}`;

/** A step of the search as players write it; of several tents that could wander, the first one. */
export function stepText({ node, code }: LineStep, width: number, height: number): string {
  if (code === PASSING) return 'pass';
  const to = nameOf(code & 31, width, height);
  if (code & PLACING) return `C@${to}`;
  const { tiles } = makeMasks(width, height);
  const origin = Array.from({ length: tiles }, (_, tile) => tile).find(
    (tile) => (node.own >>> tile) & 1 && touch(tile, code, width),
  );
  return `${nameOf(origin!, width, height)}-${to}`;
}

const touch = (a: number, b: number, width: number): boolean =>
  Math.abs((a % width) - (b % width)) <= 1 && Math.abs(Math.floor(a / width) - Math.floor(b / width)) <= 1;
