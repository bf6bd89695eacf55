import polylabel from 'polylabel';
import { containsPoint, signedArea } from '#lib/geometry/polygon.ts';
import type { Point } from '#lib/geometry/point.ts';
import { milli } from '../edit/traceLand.ts';
import type { LabelGrid } from './grid/labelGrid.ts';
import { contractArcs } from './trace/contractArcs.ts';
import { joinRings } from './trace/joinRings.ts';
import { simplifyArcs } from './trace/simplifyArcs.ts';
import { splitCoasts } from './trace/splitCoasts.ts';
import { traceArcs, type Arc } from './trace/traceArcs.ts';

/** A state's land on the board, millimetres. */
export interface StateOutline {
  /** The largest piece, counter-clockwise. */
  readonly polygon: readonly Point[];
  /** Further pieces counter-clockwise, holes clockwise. */
  readonly more: readonly (readonly Point[])[];
  /** The place in the largest piece that is farthest from its outline. */
  readonly centre: Point;
  /** Of all pieces, mm². */
  readonly area: number;
}

export interface Outlines {
  /** By label less one. */
  readonly states: readonly StateOutline[];
  /** All lines, simplified; neighbours share them. */
  readonly arcs: readonly Arc[];
}

/** How far a line may stray from the cells, in cells: steps of the raster vanish, what a pen can draw stays. */
const TOLERANCE = 1.1;
/** Where borders meet in a point, the cells make one of up to so many sides of it. */
const LEAST_SIDES = 2;
/** How near to the best place a centre has to be, millimetres. */
const PRECISION = 0.3;

/** How outlines are drawn. */
export interface OutlineOptions {
  /** Borders up to so long are none, millimetres; never below two cells, which is what the raster makes of a point. */
  readonly tolerance: number;
  /** Whether such a border stays where nothing but it parts two waters. */
  readonly keepCauseways?: boolean;
  /** How far apart corners of a coast may be, for sea routes to begin at, millimetres; left out: as far as it is straight. */
  readonly cornerEvery?: number;
}

/** Turns labels 1 to `count`, each with at least one cell, into outlines that share their corners. */
export function outlineStates(grid: LabelGrid, count: number, options: OutlineOptions): Outlines {
  const { tolerance, keepCauseways = false, cornerEvery } = options;
  const most = Math.max(LEAST_SIDES, Math.floor(tolerance / grid.cell));
  const contracted = contractArcs(traceArcs(grid), { most, cell: grid.cell, keepCauseways });
  const simple = simplifyArcs(contracted, TOLERANCE * grid.cell);
  const arcs = cornerEvery === undefined ? simple : splitCoasts(simple, cornerEvery);
  const states = joinRings(arcs, count)
    .slice(1)
    .map(({ land, holes }): StateOutline => {
      const [polygon, ...others] = land;
      if (polygon === undefined) throw new Error('A label without cells has no outline.');
      const more = [...others, ...holes];
      return {
        polygon,
        more,
        centre: middleOf(polygon, holes),
        area: [polygon, ...more].reduce((sum, ring) => sum + signedArea(ring), 0),
      };
    });
  return { states, arcs };
}

function middleOf(polygon: readonly Point[], holes: readonly (readonly Point[])[]): Point {
  const rings = [polygon, ...holes.filter((hole) => containsPoint(polygon, hole[0]!))];
  const [x, y] = polylabel(rings as [number, number][][], PRECISION);
  const middle: Point = [milli(x!), milli(y!)];
  return containsPoint(polygon, middle) ? middle : triangleMiddle(polygon);
}

/** For a piece so thin that a micrometre decides: a point just inside its first convex corner. */
function triangleMiddle(ring: readonly Point[]): Point {
  for (let k = 0; k < ring.length; k++) {
    const [a, b, c] = [ring.at(k - 1)!, ring[k]!, ring[(k + 1) % ring.length]!];
    const middle: Point = [milli((a[0] + 2 * b[0] + c[0]) / 4), milli((a[1] + 2 * b[1] + c[1]) / 4)];
    if (containsPoint(ring, middle)) return middle;
  }
  return ring[0]!;
}
