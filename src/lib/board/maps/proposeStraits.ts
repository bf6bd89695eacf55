import { crossesLine } from '#lib/geometry/crossesLine.ts';
import { boundsOf, type Box } from '#lib/geometry/polygon.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { LabelGrid } from './grid/labelGrid.ts';
import type { Meetings } from './grid/meetings.ts';
import type { Outlines } from './outlineStates.ts';

/** A sea route from the coast of one state to that of another; indices of states, the lower first. */
export interface ProposedStrait {
  readonly a: number;
  readonly b: number;
  readonly line: readonly [Point, Point];
}

export interface ProposedStraits {
  readonly straits: readonly ProposedStrait[];
  /** In how many parts the map still is. */
  readonly parts: number;
}

/** Pairs of coast corners that are tried for one route. */
const TRIES = 300;
/** Corners of a coast that are looked at, the nearest to the crossing first. */
const CORNERS = 120;

/**
 * Sea routes: first those that are wanted (pairs of states), where open water joins the two; then those that join a
 * map's parts into one, shortest water first (Kruskal). Every route runs over open water alone and crosses no other.
 */
export function proposeStraits(
  grid: LabelGrid,
  meetings: Meetings,
  { states, arcs }: Outlines,
  wanted: readonly (readonly [number, number])[],
): ProposedStraits {
  const part = states.map((_, state) => state);
  const rootOf = (state: number): number => {
    let root = state;
    while (part[root] !== root) root = part[root]!;
    return root;
  };
  for (const { left, right } of arcs) {
    if (left > 0 && right > 0) part[rootOf(left - 1)] = rootOf(right - 1);
  }
  const coasts = coastCorners(arcs, states.length);
  const rings = states.flatMap(({ polygon, more }) =>
    [polygon, ...more].map((ring) => ({ ring: [...ring, ring[0]!], box: boundsOf(ring) })),
  );
  const straits: ProposedStrait[] = [];
  const isFree = (line: readonly [Point, Point]): boolean =>
    overWater(grid, line) &&
    rings.every(({ ring, box }) => apart(box, line) || !crossesLine(line, ring)) &&
    straits.every((other) => !crossesLine(line, other.line) && !touches(line, other.line));
  for (const [i, j] of wanted) {
    const from = nearestTo(coasts[i]!, states[j]!.centre);
    const line = shortestFree(from, nearestTo(coasts[j]!, from[0] ?? states[i]!.centre), isFree);
    if (line === undefined) continue;
    straits.push(i < j ? { a: i, b: j, line } : { a: j, b: i, line: [line[1], line[0]] });
    part[rootOf(i)] = rootOf(j);
  }
  const crossings = meetings.list
    .filter(({ gap }) => gap < Infinity)
    .sort((p, q) => p.gap - q.gap || p.a - q.a || p.b - q.b);
  for (const { a, b, at } of crossings) {
    const [i, j] = [a - 1, b - 1];
    if (rootOf(i) === rootOf(j)) continue;
    const middle: Point = [
      grid.west + ((at % grid.columns) + 0.5) * grid.cell,
      grid.south + (Math.floor(at / grid.columns) + 0.5) * grid.cell,
    ];
    const line = shortestFree(nearestTo(coasts[i]!, middle), nearestTo(coasts[j]!, middle), isFree);
    if (line === undefined) continue;
    straits.push({ a: i, b: j, line });
    part[rootOf(i)] = rootOf(j);
  }
  return {
    straits: straits.sort((p, q) => p.a - q.a || p.b - q.b),
    parts: part.filter((root, state) => root === state).length,
  };
}

/** For each state the corners of its coasts, but for those where a border begins. */
function coastCorners(arcs: Outlines['arcs'], count: number): Point[][] {
  const coasts: Point[][] = Array.from({ length: count }, () => []);
  for (const { left, right, points, closed } of arcs) {
    const label = left === 0 ? right : right === 0 ? left : 0;
    if (label > 0) coasts[label - 1]!.push(...(closed ? points : points.slice(1, -1)));
  }
  return coasts;
}

const squared = ([ax, ay]: Point, [bx, by]: Point): number => (ax - bx) * (ax - bx) + (ay - by) * (ay - by);

const nearestTo = (corners: readonly Point[], place: Point): Point[] =>
  corners
    .map((corner) => ({ corner, far: squared(corner, place) }))
    .sort((p, q) => p.far - q.far)
    .slice(0, CORNERS)
    .map(({ corner }) => corner);

function shortestFree(
  from: readonly Point[],
  to: readonly Point[],
  isFree: (line: readonly [Point, Point]) => boolean,
): readonly [Point, Point] | undefined {
  const lines = from.flatMap((p) => to.map((q) => ({ line: [p, q] as const, length: squared(p, q) })));
  lines.sort((p, q) => p.length - q.length);
  return lines.slice(0, TRIES).find(({ line }) => isFree(line))?.line;
}

/** Whether the cells under a line, but for those at its very ends, are water. */
function overWater(
  { columns, cell, west, south, labels }: LabelGrid,
  [p, q]: readonly [Point, Point],
): boolean {
  const length = Math.sqrt(squared(p, q));
  const steps = Math.ceil(length / cell);
  // Ends lie on simplified coasts, up to two cells within the land or out at sea.
  const skip = Math.min(3, Math.floor(steps / 2) - 1);
  for (let step = Math.max(0, skip); step <= steps - Math.max(0, skip); step++) {
    const x = p[0] + ((q[0] - p[0]) * step) / steps;
    const y = p[1] + ((q[1] - p[1]) * step) / steps;
    if (labels[Math.floor((y - south) / cell) * columns + Math.floor((x - west) / cell)] !== 0) return false;
  }
  return true;
}

const apart = ({ left, right, low, high }: Box, [p, q]: readonly [Point, Point]): boolean =>
  (p[0] < left && q[0] < left) ||
  (p[0] > right && q[0] > right) ||
  (p[1] < low && q[1] < low) ||
  (p[1] > high && q[1] > high);

const touches = (a: readonly [Point, Point], b: readonly [Point, Point]): boolean =>
  a.some((p) => b.some((q) => p[0] === q[0] && p[1] === q[1]));
