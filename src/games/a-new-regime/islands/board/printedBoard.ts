import type { LabelReport } from '#lib/board/draw/drawBoard.ts';
import { counted } from '#lib/core/counted.ts';
import { boardSheet } from '#lib/print/boardSheet.ts';
import { planBoardSheet, type SheetPlan } from '#lib/print/sheetPlan.ts';
import type { Scene } from '#lib/scene/scene.ts';
import { BOARD_PATH, makeBoardHash } from '../../board/boardLink.ts';
import {
  boardFurniture,
  drawPrinted,
  type PrintedBoard,
  type SheetOrigin,
} from '../../board/sheetContent.ts';
import type { BoardLook } from '../../board/settings.ts';
import { settingsOf, type MadeBoard } from './makerState.ts';

/** The board in sight as sheets take it. A board that no link gives leads to the page where it can be opened. */
export function printedBoard(
  made: MadeBoard,
  rest: { readonly look: BoardLook; readonly site: string; readonly edition: string; readonly date?: string },
): PrintedBoard {
  const origin = originOf(made, rest.look);
  return { board: made.board, settings: settingsOf(made.source), ...rest, ...(origin && { origin }) };
}

function originOf({ source, edits, board }: MadeBoard, look: BoardLook): SheetOrigin | undefined {
  const states = counted(board.states.length, 'state');
  if (source.kind === 'opened') {
    const { title, origin } = source.opened;
    const credit = origin.kind === 'map' && origin.credit ? `; ${origin.credit}` : '';
    return { told: `${states}, ${title}${credit}`, path: BOARD_PATH };
  }
  if (edits.length === 0) return undefined;
  const path = BOARD_PATH + makeBoardHash({ settings: source.settings, look, edits });
  return { told: `${states}, changed by hand`, path };
}

export interface ScreenSheet {
  readonly scene: Scene;
  readonly plan: SheetPlan;
  readonly labels: LabelReport;
}

/** The sheet with the board, as it is printed, without the pages that follow it on paper. */
export function screenSheet(printed: PrintedBoard): ScreenSheet {
  const { board, look } = printed;
  const { paper, orientation } = look;
  const plan = planBoardSheet({ board: { ...board.size, band: board.band }, paper, orientation });
  const { scene, labels } = drawPrinted(printed, plan.factor);
  const furniture = boardFurniture(printed, labels);
  // The site's own address is checked where the site is built.
  if (!furniture.ok) throw new Error(furniture.error.message);
  return { scene: boardSheet(plan, scene, furniture.value), plan, labels };
}
