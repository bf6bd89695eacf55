import type { Colour, Node, Path, Segment } from '#lib/scene/scene.ts';
import type { Tile, TilePlan } from './planTiles.ts';

/** `short`: at the ends of each cut, in the margin. `full`: along the whole cut as well. */
export const MARK_STYLES = ['short', 'full'] as const;
export type MarkStyle = (typeof MARK_STYLES)[number];

/** Marks that reach the edge of a page make viewers shrink it; these end so many millimetres before it, … */
export const EDGE = 4;
/** … and reach no further than this into a margin that is wider. */
const LONGEST = 4;
/** Between a mark and what is printed inside the margin. */
const GAP = 0.5;
const WIDTH = 0.15;

/** Where a sheet is cut, on the page: lines down at these x, lines across at these y. */
export interface Cuts {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/**
 * A sheet with flaps is cut along its left and upper side, and where the drawing itself ends; one without along the
 * middle of each overlap.
 */
export function cutsOf({ flaps, columns, rows }: TilePlan, tile: Tile): Cuts {
  const { part, visible, place, column, row } = tile;
  const x = place.x + visible.x - part.x;
  const y = place.y + visible.y - part.y;
  return {
    x: !flaps || column === columns - 1 ? [x, x + visible.width] : [x],
    y: !flaps || row === rows - 1 ? [y, y + visible.height] : [y],
  };
}

export function cropMarks(plan: TilePlan, tile: Tile, style: MarkStyle, ink: Colour): readonly Node[] {
  const { page, margin } = plan;
  const cuts = cutsOf(plan, tile);
  const [right, bottom] = [tile.place.x + tile.part.width, tile.place.y + tile.part.height];
  const far =
    style === 'full' ? { x: right + GAP, y: bottom + GAP } : { x: margin.x - GAP, y: margin.y - GAP };
  const end = { x: Math.max(EDGE, margin.x - LONGEST), y: Math.max(EDGE, margin.y - LONGEST) };
  const lines: Segment[] = [];
  const line = (x1: number, y1: number, x2: number, y2: number) => lines.push(['M', x1, y1], ['L', x2, y2]);
  for (const x of cuts.x) {
    line(x, end.y, x, far.y);
    line(x, page.height - margin.y + GAP, x, page.height - end.y);
  }
  for (const y of cuts.y) {
    line(end.x, y, far.x, y);
    line(page.width - margin.x + GAP, y, page.width - end.x, y);
  }
  return [{ type: 'path', d: lines, stroke: { colour: ink, width: WIDTH } }];
}

/** Longest arm of a registration cross. */
const ARM = 2.5;
/** How far from the drawing's own edge the outermost crosses of a seam stand. */
const FROM_EDGE = 5;

/** How far the arms of a plan's crosses reach; nothing where the overlap has no room for a cross. */
export function armOf({ overlap }: TilePlan): number {
  const arm = Math.min(ARM, overlap / 2 - 0.4);
  return arm >= 0.5 ? arm : 0;
}

/**
 * Crosses on the overlaps, at the same places of the drawing on each sheet that shows them: sheets that are joined
 * right show one cross each, held against the light. Each has a light rim, so that it is seen on any colour.
 */
export function registrationCrosses(plan: TilePlan, tile: Tile, ink: Colour): readonly Node[] {
  const arm = armOf(plan);
  if (arm === 0) return [];
  const { part, place } = tile;
  const d = crossPlaces(plan)
    .filter(({ x, y }) => x >= part.x && x <= part.x + part.width && y >= part.y && y <= part.y + part.height)
    .flatMap(({ x, y }) => cross(place.x + x - part.x, place.y + y - part.y, arm));
  return d.length === 0
    ? []
    : [
        { type: 'path', d, stroke: { colour: '#ffffff', width: 0.5 } },
        { type: 'path', d, stroke: { colour: ink, width: 0.12 } },
      ];
}

/** In the drawing's millimetres: on every seam where it meets another, and near the edges of the drawing. */
export function crossPlaces({ tiles, overlap, board }: TilePlan): readonly { x: number; y: number }[] {
  const seamsOf = (side: 'x' | 'y') =>
    [...new Set(tiles.map(({ part }) => part[side]))]
      .filter((from) => from > 0)
      .map((from) => from + overlap / 2);
  const [across, down] = [seamsOf('x'), seamsOf('y')];
  const endsOf = (length: number) => [
    Math.min(FROM_EDGE, length / 2),
    Math.max(length - FROM_EDGE, length / 2),
  ];
  return [
    ...across.flatMap((x) => [...down, ...endsOf(board.height)].map((y) => ({ x, y }))),
    ...down.flatMap((y) => endsOf(board.width).map((x) => ({ x, y }))),
  ];
}

function cross(x: number, y: number, arm: number): Path {
  return [
    ['M', x - arm, y],
    ['L', x + arm, y],
    ['M', x, y - arm],
    ['L', x, y + arm],
  ];
}
