import type { Box } from '#lib/scene/bounds.ts';
import { type AnyPaperName, type PaperOrientation, pageSize, SAFE_MARGIN } from './papers.ts';
import type { Size } from './sheetPlan.ts';

/** Things of one size, to be cut from sheets. Millimetres. */
export interface GridRequest {
  readonly paper: AnyPaperName;
  /** One thing after cutting. */
  readonly item: Size;
  /** How far its drawing reaches over the cut on every side. With 0, neighbours share a cut. */
  readonly bleed: number;
  /** Kept free along the foot of the sheet, for a line that says what is on it. */
  readonly foot?: number;
  /** Left out: the one in which more fit. */
  readonly orientation?: PaperOrientation;
}

/** Where the things lie on each sheet. */
export interface GridPlan {
  readonly orientation: PaperOrientation;
  readonly page: Size;
  readonly item: Size;
  readonly bleed: number;
  readonly columns: number;
  readonly rows: number;
  /** What is left of the cut, row by row from the top-left corner. Empty if the sheet is too small for one. */
  readonly places: readonly Box[];
  /** All of them with what reaches over the cut. */
  readonly block: Box;
  /** The strip that was kept free, as wide as paper may be printed on. */
  readonly foot: Box;
}

/** The orientation with more places, portrait if equal. Nothing is nearer to the paper's edge than `SAFE_MARGIN`. */
export function planGrid(request: GridRequest): GridPlan {
  if (request.orientation !== undefined) return planFor(request, request.orientation);
  const portrait = planFor(request, 'portrait');
  const landscape = planFor(request, 'landscape');
  return landscape.places.length > portrait.places.length ? landscape : portrait;
}

function planFor({ paper, item, bleed, foot = 0 }: GridRequest, orientation: PaperOrientation): GridPlan {
  const page = pageSize(paper, orientation);
  const room = { width: page.width - 2 * SAFE_MARGIN, height: page.height - 2 * SAFE_MARGIN - foot };
  const pitch = { width: item.width + 2 * bleed, height: item.height + 2 * bleed };
  const columns = Math.floor(room.width / pitch.width + 1e-9);
  const rows = Math.floor(room.height / pitch.height + 1e-9);
  const [width, height] = [columns * pitch.width, rows * pitch.height];
  const block = {
    x: SAFE_MARGIN + (room.width - width) / 2,
    y: SAFE_MARGIN + (room.height - height) / 2,
    width,
    height,
  };
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    x: block.x + (index % columns) * pitch.width + bleed,
    y: block.y + Math.floor(index / columns) * pitch.height + bleed,
    ...sizeOf(item),
  }));
  return {
    orientation,
    page,
    item: sizeOf(item),
    bleed,
    columns,
    rows,
    places,
    block,
    foot: { x: SAFE_MARGIN, y: page.height - SAFE_MARGIN - foot, width: room.width, height: foot },
  };
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });
