import { ok, type Result } from '#lib/core/result.ts';
import type { PrintPage } from '#lib/print/cutSheets.ts';
import { type AnyPaperName, pageSize, PAPER_NAMES, type PaperName, SAFE_MARGIN } from '#lib/print/papers.ts';
import { DEFAULT_LOOK } from '../board/settings.ts';
import { boardSheets } from '../board/sheet.ts';
import { boardTiles } from '../board/tiles.ts';
import { COMMON_OVERLAP, fitInto } from './boardSizes.ts';
import type { Ink } from './look.ts';
import type { PrintInput } from './printSections.ts';

const INK = {
  colour: { ink: 'full', colour: 'colour' },
  greyscale: { ink: 'full', colour: 'greyscale' },
  'low-ink': { ink: 'low', colour: 'colour' },
} as const satisfies Record<Ink, unknown>;

/** The board on one sheet or over several, and the table of who borders on whom. */
export function boardPages({ order, board, site, edition, date }: PrintInput): Result<readonly PrintPage[]> {
  const { paper, size, join, marks } = order;
  const look = { ...DEFAULT_LOOK, ...INK[order.ink] };
  const printed = { ...board, look, site, edition, date };
  if (size === 'sheet' && hasSheets(paper)) {
    const sheets = boardSheets({ ...printed, look: { ...look, paper } });
    return sheets.ok ? ok(sheets.value.pages.map((scene) => ({ scene, side: 'only' }))) : sheets;
  }
  const fit = size === 'sheet' ? roomOn(paper) : fitInto(size);
  const tiles = boardTiles({
    ...printed,
    sheets: {
      ...{ paper, marks, flaps: join === 'flaps', table: true },
      ...(size === 'a4-and-letter' && { overlap: COMMON_OVERLAP }),
      ...(fit && { fit }),
    },
  });
  return tiles.ok ? ok(tiles.value.pages.map((scene) => ({ scene, side: 'only' }))) : tiles;
}

const hasSheets = (paper: AnyPaperName): paper is PaperName => PAPER_NAMES.some((name) => name === paper);

function roomOn(paper: AnyPaperName) {
  const { width, height } = pageSize(paper, 'landscape');
  return { width: width - 2 * SAFE_MARGIN, height: height - 2 * SAFE_MARGIN };
}
