import { counted } from '#lib/core/counted.ts';
import type { PrintPage } from '#lib/print/cutSheets.ts';
import { ALL_PAPERS } from '#lib/print/papers.ts';
import type { PrintOrder } from './printOrder.ts';

/** How much paper a file takes, and which of its pages go on both sides, in a sentence or two. */
export function paperInWords(
  pages: readonly Pick<PrintPage, 'side'>[],
  { paper, backs }: Pick<PrintOrder, 'paper' | 'backs'>,
): string {
  const sheets = pages.filter(({ side }) => side !== 'back').length;
  const backed = pages.flatMap(({ side }, index) => (side === 'only' ? [] : [index + 1]));
  const used = `${counted(sheets, 'sheet')} of ${ALL_PAPERS[paper].label}.`;
  if (backed.length === 0) return `${used} Print on one side, at 100 %.`;
  const which =
    backed.length === pages.length
      ? 'on both sides'
      : `pages ${backed[0]} to ${backed.at(-1)} on both sides, the others on one`;
  // The test sheet is for backs even where none are wished for.
  return `${used} Print ${which}, turned over the ${backs === 'none' ? 'long' : backs} edge, at 100 %.`;
}
