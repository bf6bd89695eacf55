import type { LabelReport } from '#lib/board/draw/drawBoard.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { boardSheet } from '#lib/print/boardSheet.ts';
import { planBoardSheet, type SheetPlan } from '#lib/print/sheetPlan.ts';
import type { Scene } from '#lib/scene/scene.ts';
import { boardTables } from './boardTables.ts';
import { boardFurniture, drawPrinted, type PrintedBoard } from './sheetContent.ts';

export type { PrintedBoard as BoardSheetsInput, SheetOrigin } from './sheetContent.ts';

export interface BoardSheets {
  /** The board with title, legend, ruler and link; then the table of who borders on whom. */
  readonly pages: readonly Scene[];
  readonly plan: SheetPlan;
  readonly labels: LabelReport;
}

/**
 * Everything that is printed of a board on one sheet, as pages at true size. Page and command line both print these,
 * so their files are the same. Fails only for a site that no link can begin with.
 */
export function boardSheets(printed: PrintedBoard): Result<BoardSheets> {
  const { board, look } = printed;
  const plan = planBoardSheet({
    board: { ...board.size, band: board.band },
    paper: look.paper,
    orientation: look.orientation,
  });
  const drawn = drawPrinted(printed, plan.factor);
  const furniture = boardFurniture(printed, drawn.labels);
  if (!furniture.ok) return furniture;
  const first = boardSheet(plan, drawn.scene, furniture.value);
  return ok({ pages: [first, ...boardTables(printed, plan.page)], plan, labels: drawn.labels });
}
