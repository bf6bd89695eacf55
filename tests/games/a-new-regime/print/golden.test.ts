import { describe, expect, it } from 'vitest';
import { boardToPrint } from '#games/a-new-regime/print/boardToPrint.ts';
import { START_ORDER } from '#games/a-new-regime/print/printLink.ts';
import type { PrintOrder } from '#games/a-new-regime/print/printOrder.ts';
import { printFile } from '#games/a-new-regime/print/printFile.ts';
import { printSections } from '#games/a-new-regime/print/printSections.ts';
import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import { PRINT_CARDS } from './printCards.ts';

function page(change: Partial<PrintOrder>): string {
  const order = { ...START_ORDER, ...change };
  const board = boardToPrint(order);
  if (!board.ok) throw new Error(board.error.message);
  const input = { site: 'https://realmwright.example/', edition: 'Realmwright', date: '2026-11-30' };
  const sections = printSections({ order, cards: PRINT_CARDS, board: board.value, ...input });
  if (!sections.ok) throw new Error(sections.error.message);
  const file = printFile(sections.value, order);
  if (!file.ok) throw new Error(file.error.message);
  return drawSvg(file.value.pages[0]!.scene, { size: 'mm' });
}

describe('printed pages', () => {
  it.each([
    ['print-cards', { part: 'cards', card: 'tarot', pages: '3' }],
    ['print-dice', { part: 'dice', ink: 'low-ink' }],
    ['print-turn-cards', { part: 'aids', regimes: 3, pages: '1' }],
    ['print-cover', { part: 'kit', regimes: 3, pages: '1' }],
  ] as const)('look as %s did', async (name, change) => {
    await expect(page(change)).toMatchFileSnapshot(`../../../golden/${name}.svg`);
  });
});
