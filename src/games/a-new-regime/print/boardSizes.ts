import { largestCommonSize } from '#lib/print/tiles/planTiles.ts';
import type { Size } from '#lib/print/sheetPlan.ts';

/** How large a board is printed. */
export const BOARD_SIZES = ['sheet', 'own', 'a3', 'a2', 'a1', 'a0', 'a4-and-letter'] as const;
export type BoardSize = (typeof BOARD_SIZES)[number];

export const BOARD_SIZE_WORDS = {
  sheet: 'One sheet',
  own: 'Its own size',
  a3: 'A3',
  a2: 'A2',
  a1: 'A1',
  a0: 'A0',
  'a4-and-letter': '2 × 2 on A4 and Letter',
} as const satisfies Record<BoardSize, string>;

/** What a board of more than one sheet is to fit into, in millimetres; undefined for its own size. */
export function fitInto(size: Exclude<BoardSize, 'sheet'>): Size | undefined {
  switch (size) {
    case 'own':
      return undefined;
    case 'a3':
      return { width: 420, height: 297 };
    case 'a2':
      return { width: 594, height: 420 };
    case 'a1':
      return { width: 841, height: 594 };
    case 'a0':
      return { width: 1189, height: 841 };
    case 'a4-and-letter':
      return COMMON;
  }
}

/** Millimetres: the narrowest overlap that still glues well, so that the board is as large as it can be. */
export const COMMON_OVERLAP = 5;

const COMMON = largestCommonSize(['a4', 'letter'], {
  columns: 2,
  rows: 2,
  orientation: 'landscape',
  overlap: COMMON_OVERLAP,
});
