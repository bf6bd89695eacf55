import { quote } from '#lib/core/quote.ts';
import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import type { Box } from '#lib/scene/bounds.ts';
import { type AnyPaperName, type PaperOrientation, pageSize, SAFE_MARGIN } from '../papers.ts';
import type { Size } from '../sheetPlan.ts';
import { tileLabel } from './tileLabel.ts';

/** A drawing that is to be printed over several sheets at its true size. Millimetres. */
export interface TileRequest {
  /** The drawing as it will lie on the table; A0 is 1189 x 841. */
  readonly board: Size;
  readonly paper: AnyPaperName;
  /** `auto` (the default) takes the orientation that needs fewer sheets. */
  readonly orientation?: PaperOrientation | 'auto';
  /** How far neighbouring sheets show the same part of the drawing; 10 if absent. */
  readonly overlap?: number;
  /**
   * True (the default): the overlap is a flap on the right and the lower side of a sheet, and its neighbours are glued
   * onto it. False: both sheets are cut along the middle of the overlap and taped.
   */
  readonly flaps?: boolean;
  /** How far from the edges of the paper the drawing stays; across and down may differ. 8 if absent. */
  readonly margin?: number | { readonly x: number; readonly y: number };
}

export interface TilePlan {
  readonly paper: AnyPaperName;
  readonly orientation: PaperOrientation;
  readonly page: Size;
  readonly board: Size;
  readonly overlap: number;
  readonly flaps: boolean;
  readonly margin: { readonly x: number; readonly y: number };
  readonly columns: number;
  readonly rows: number;
  /** Row by row from the top left. */
  readonly tiles: readonly Tile[];
}

/** One sheet. All lengths are millimetres, in whole micrometres. */
export interface Tile {
  /** From 1, in the order of printing. */
  readonly number: number;
  /** A letter for the column and a number for the row: A1, B1, … A2. */
  readonly label: string;
  /** From 0. */
  readonly column: number;
  readonly row: number;
  /** The part of the drawing that this sheet shows, overlaps included, in the drawing's own millimetres. */
  readonly part: Box;
  /** What of it stays in sight once the sheets are joined: these lie side by side without a gap. */
  readonly visible: Box;
  /** Where the top-left corner of `part` lies on the page. */
  readonly place: { readonly x: number; readonly y: number };
}

export const TILE_DEFAULTS = { overlap: 10, margin: SAFE_MARGIN } as const;

/** What a request may ask for, inclusive, in millimetres. */
export const TILE_RANGES = {
  /** Up to the long side of A0. */
  board: { min: 10, max: 1189 },
  overlap: { min: 0, max: 40 },
  margin: { min: 5, max: 40 },
} as const;

/** A narrower flap does not hold. */
export const LEAST_FLAP = 4;

/**
 * Cuts a drawing into the fewest sheets of a paper. Equal numbers are settled by the shorter seams, then for landscape.
 * The seams lie as evenly as the paper allows, so that no sheet shows a mere sliver. Fails for lengths out of
 * `TILE_RANGES` and flaps too narrow to glue. Reckoned in whole micrometres, so that no rounding costs a sheet.
 */
export function planTiles(request: TileRequest): Result<TilePlan> {
  const fault = faultOf(request);
  if (fault) return err(fault);
  const { orientation = 'auto' } = request;
  const [landscape, portrait] = (['landscape', 'portrait'] as const).map((way) => planFor(request, way));
  if (orientation !== 'auto') return ok(orientation === 'landscape' ? landscape! : portrait!);
  return ok(betterPlan(portrait!, landscape!) ? portrait! : landscape!);
}

/** Whether a plan needs fewer sheets than another, or as many with shorter seams. */
export function betterPlan(a: TilePlan, b: TilePlan): boolean {
  const sheets = a.tiles.length - b.tiles.length;
  return sheets < 0 || (sheets === 0 && seams(a) < seams(b));
}

/** The length of all seams together. */
function seams({ columns, rows, board }: TilePlan): number {
  return (columns - 1) * board.height + (rows - 1) * board.width;
}

function planFor(request: TileRequest, orientation: PaperOrientation): TilePlan {
  const { paper, flaps = true, overlap = TILE_DEFAULTS.overlap } = request;
  const page = pageSize(paper, orientation);
  const margin = marginOf(request);
  const across = cut(request.board.width, page.width, margin.x, overlap, flaps);
  const down = cut(request.board.height, page.height, margin.y, overlap, flaps);
  const tiles = down.flatMap((vertical, row) =>
    across.map((horizontal, column): Tile => {
      const box = (which: 'part' | 'visible'): Box => ({
        x: millimetres(horizontal[which].from),
        y: millimetres(vertical[which].from),
        width: millimetres(horizontal[which].to - horizontal[which].from),
        height: millimetres(vertical[which].to - vertical[which].from),
      });
      return {
        number: row * across.length + column + 1,
        label: tileLabel(column, row),
        column,
        row,
        part: box('part'),
        visible: box('visible'),
        place: { x: margin.x, y: margin.y },
      };
    }),
  );
  return {
    paper,
    orientation,
    page,
    board: {
      width: millimetres(micrometres(request.board.width)),
      height: millimetres(micrometres(request.board.height)),
    },
    overlap: millimetres(micrometres(overlap)),
    flaps,
    margin,
    columns: across.length,
    rows: down.length,
    tiles,
  };
}

/** A stretch along one side of the drawing, in micrometres. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** One side of the drawing over the fewest sheets: the stretches that the sheets show, in whole micrometres. */
function cut(
  length: number,
  paper: number,
  margin: number,
  overlap: number,
  flaps: boolean,
): readonly { readonly part: Stretch; readonly visible: Stretch }[] {
  const [whole, shared] = [micrometres(length), micrometres(overlap)];
  const room = micrometres(paper) - 2 * micrometres(margin);
  const count = Math.max(1, Math.ceil((whole - shared) / (room - shared)));
  const step = Math.min(room - shared, Math.ceil(whole / count));
  // With flaps the later sheet lies on top from its own beginning on; without, both end in the middle of the overlap.
  const seam = (index: number) => index * step + (flaps ? 0 : Math.floor(shared / 2));
  return Array.from({ length: count }, (_, index) => {
    const last = index === count - 1;
    return {
      part: { from: index * step, to: last ? whole : (index + 1) * step + shared },
      visible: { from: index === 0 ? 0 : seam(index), to: last ? whole : seam(index + 1) },
    };
  });
}

/** The largest drawing that comes out as so many columns and rows of sheets of each of the papers. */
export function largestCommonSize(
  papers: readonly AnyPaperName[],
  {
    columns,
    rows,
    orientation,
    ...request
  }: Pick<TileRequest, 'overlap' | 'margin'> & {
    readonly columns: number;
    readonly rows: number;
    readonly orientation: PaperOrientation;
  },
): Size {
  const { overlap = TILE_DEFAULTS.overlap } = request;
  const margin = marginOf(request);
  const longest = (count: number, side: 'width' | 'height', blank: number) => {
    const room = Math.min(
      ...papers.map((paper) => micrometres(pageSize(paper, orientation)[side]) - 2 * micrometres(blank)),
    );
    return millimetres(count * room - (count - 1) * micrometres(overlap));
  };
  return { width: longest(columns, 'width', margin.x), height: longest(rows, 'height', margin.y) };
}

function marginOf({ margin = TILE_DEFAULTS.margin }: Pick<TileRequest, 'margin'>) {
  return typeof margin === 'number' ? { x: margin, y: margin } : { x: margin.x, y: margin.y };
}

function faultOf(request: TileRequest): Problem | undefined {
  const { board, overlap = TILE_DEFAULTS.overlap, flaps = true } = request;
  const margin = marginOf(request);
  const lengths = [
    ['width of the board', board.width, TILE_RANGES.board],
    ['height of the board', board.height, TILE_RANGES.board],
    ['overlap', overlap, TILE_RANGES.overlap],
    ['margin across', margin.x, TILE_RANGES.margin],
    ['margin down', margin.y, TILE_RANGES.margin],
  ] as const;
  for (const [where, value, { min, max }] of lengths)
    // Written so that what is no number is refused too.
    if (!(value >= min && value <= max))
      return {
        code: 'out-of-range',
        message: `The ${where} is ${quote(value)} mm; it must be from ${min} to ${max} mm.`,
        where,
        got: String(value),
        allowed: `${min} to ${max}`,
      };
  if (flaps && overlap < LEAST_FLAP)
    return {
      code: 'narrow-flap',
      message: `An overlap of ${quote(overlap)} mm is too narrow to glue; flaps need at least ${LEAST_FLAP} mm.`,
      where: 'overlap',
      got: String(overlap),
      allowed: `at least ${LEAST_FLAP}, or no flaps`,
    };
  return undefined;
}

const micrometres = (mm: number): number => Math.round(mm * 1000);
const millimetres = (um: number): number => um / 1000;
