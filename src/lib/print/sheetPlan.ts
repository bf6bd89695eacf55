import type { Box } from '#lib/scene/bounds.ts';
import { type PaperName, type PaperOrientation, pageSize, SAFE_MARGIN } from './papers.ts';

/** Millimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Where everything goes on one sheet, in millimetres of paper from its top-left corner. A plan draws nothing: a board
 * cut over several sheets would be several of these, each with its own part of the board.
 */
export interface SheetPlan {
  readonly paper: PaperName;
  readonly orientation: PaperOrientation;
  readonly page: Size;
  /** The board's size before scaling. */
  readonly boardSize: Size;
  /** Paper millimetres to a board millimetre. */
  readonly factor: number;
  readonly board: Box;
  /** `sea`: printed on the board's own open water; `below`: in a strip of its own under the board. */
  readonly furniture: Box & { readonly mode: 'sea' | 'below' };
}

/** Where board and furniture lie, whatever the page is cut from. */
export type BoardPlacement = Omit<SheetPlan, 'paper' | 'orientation'>;

/**
 * What title, legend, ruler and a scannable QR code need: the least height and width on the sea, the least height of
 * a strip of their own, and the height that such a strip takes where the paper has it to spare.
 */
export const FURNITURE = { height: 28, width: 190, strip: 30, roomyStrip: 40 } as const;

/**
 * Places a board on a sheet as large as the sheet allows. If the open water that the board keeps along its southern
 * edge then has room for the furniture, it is printed there; otherwise the board gives way to a strip below it.
 * `auto` takes the orientation in which the board comes out larger, landscape if equal.
 */
export function planBoardSheet(input: {
  readonly board: Size & { readonly band: number };
  readonly paper: PaperName;
  readonly orientation: PaperOrientation | 'auto';
}): SheetPlan {
  const { board, paper, orientation } = input;
  if (orientation !== 'auto') return planFor(board, paper, orientation);
  const landscape = planFor(board, paper, 'landscape');
  const portrait = planFor(board, paper, 'portrait');
  return portrait.factor > landscape.factor ? portrait : landscape;
}

function planFor(
  board: Size & { readonly band: number },
  paper: PaperName,
  orientation: PaperOrientation,
): SheetPlan {
  const page = pageSize(paper, orientation);
  const safe = { width: page.width - 2 * SAFE_MARGIN, height: page.height - 2 * SAFE_MARGIN };
  const largest = fit(board, safe);
  const onSea = largest * board.band >= FURNITURE.height && largest * board.width >= FURNITURE.width;
  const factor = onSea ? largest : fit(board, { ...safe, height: safe.height - FURNITURE.strip });
  const [width, height] = [board.width * factor, board.height * factor];
  const strip = onSea ? 0 : Math.max(FURNITURE.strip, Math.min(FURNITURE.roomyStrip, safe.height - height));
  const placed: Box = {
    x: SAFE_MARGIN + (safe.width - width) / 2,
    y: SAFE_MARGIN + (safe.height - height - strip) / 2,
    width,
    height,
  };
  const band = board.band * factor;
  return {
    paper,
    orientation,
    page,
    boardSize: { width: board.width, height: board.height },
    factor,
    board: placed,
    furniture: onSea
      ? { mode: 'sea', x: placed.x, y: placed.y + height - band, width, height: band }
      : { mode: 'below', x: SAFE_MARGIN, y: placed.y + height, width: safe.width, height: strip },
  };
}

/** The largest factor at which a rectangle fits into another. */
function fit(inner: Size, outer: Size): number {
  return Math.min(outer.width / inner.width, outer.height / inner.height);
}
