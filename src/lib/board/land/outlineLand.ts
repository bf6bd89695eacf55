import { crossesLine } from '#lib/geometry/crossesLine.ts';
import type { Point } from '#lib/geometry/point.ts';
import { openStream } from '#lib/random/stream.ts';
import type { Frame } from '../points/scatterSites.ts';
import type { Mesh } from '../voronoi/mesh.ts';
import type { LandGraph } from './landGraph.ts';
import { roughenEdge } from './roughenEdge.ts';

/** The land in its final shape: millimetres rounded to 0.001, in the order of `land.cells`. */
export interface LandOutline {
  /** Open counter-clockwise rings. */
  readonly polygons: readonly (readonly Point[])[];
  readonly centres: readonly Point[];
  /** Pairs of nodes that share a border, with its length along all its turns. */
  readonly borders: readonly { readonly i: number; readonly j: number; readonly mm: number }[];
  readonly crossings: readonly {
    readonly i: number;
    readonly j: number;
    readonly line: readonly [Point, Point];
  }[];
  /** Outer rings of waters that do not reach the frame. */
  readonly lakes: readonly (readonly Point[])[];
}

/**
 * Turns cells into outlines: each edge is roughened once and used by both of its sides. Undefined where a
 * crossing would run over land, or where keeping the coast on the board made a border too short.
 */
export function outlineLand(
  mesh: Mesh,
  isLand: Uint8Array,
  land: LandGraph,
  frame: Frame,
  minBorder: number,
  seed: string,
): LandOutline | undefined {
  const { cells, rings, across } = mesh;
  const grain = grainOf(mesh, land.cells);
  const lines = new Map<number, readonly Point[]>();
  const rawCorner = (corner: number): Point => [mesh.corners[2 * corner]!, mesh.corners[2 * corner + 1]!];
  const placed = ([x, y]: Point): Point => [
    milli(kept(x, frame.west, frame.east)),
    milli(kept(y, frame.south, frame.north)),
  ];
  const cornerPoint = (corner: number): Point => placed(rawCorner(corner));
  const sitePoint = (site: number): Point => [mesh.sites[2 * site]!, mesh.sites[2 * site + 1]!];

  /** Corners of edge k of a cell, from its first corner up to but not including its last. */
  const edgeLine = (cell: number, k: number): readonly Point[] => {
    const ring = rings[cell]!;
    const [u, v] = [ring[k]!, ring[(k + 1) % ring.length]!];
    const other = across[cell]![k]!;
    const key = Math.min(u, v) * (mesh.corners.length / 2) + Math.max(u, v);
    let inner = lines.get(key);
    if (!inner) {
      const coast = other >= cells || isLand[other] !== isLand[cell];
      const [low, high, left, right] = u < v ? [u, v, cell, other] : [v, u, other, cell];
      inner = roughenEdge(
        rawCorner(low),
        rawCorner(high),
        sitePoint(left),
        sitePoint(right),
        { grain: coast ? grain * 0.75 : grain, swing: coast ? 0.17 : 0.11 },
        openStream(seed, 'edge', Math.min(cell, other), Math.max(cell, other)),
      ).map(placed);
      lines.set(key, inner);
    }
    return [cornerPoint(u), ...(u < v ? inner : inner.toReversed())];
  };

  const node = new Int32Array(cells).fill(-1);
  land.cells.forEach((cell, i) => (node[cell] = i));
  const polygons: Point[][] = [];
  const borders: { i: number; j: number; mm: number }[] = [];
  for (const [i, cell] of land.cells.entries()) {
    const polygon: Point[] = [];
    const ring = rings[cell]!;
    for (let k = 0; k < ring.length; k++) {
      const line = edgeLine(cell, k);
      polygon.push(...line);
      const other = across[cell]![k]!;
      const j = other < cells ? node[other]! : -1;
      if (j > i)
        borders.push({ i, j, mm: milli(lengthOf([...line, cornerPoint(ring[(k + 1) % ring.length]!)])) });
    }
    polygons.push(polygon);
  }
  if (borders.some(({ mm }) => mm < minBorder)) return undefined;

  const crossings: { i: number; j: number; line: [Point, Point] }[] = [];
  for (const { a, b, over } of land.crossings) {
    const ends = [a, b].map((cell) => {
      const line = edgeLine(cell, across[cell]!.indexOf(over));
      return line[line.length >> 1]!;
    }) as [Point, Point];
    const coasts = rings[over]!.flatMap((_, k) => {
      const line = edgeLine(over, k);
      const end = edgeLine(over, (k + 1) % rings[over]!.length)[0]!;
      return isLand[across[over]![k]!] ? [[...line, end]] : [];
    });
    if (coasts.some((coast) => crossesLine(ends, coast))) return undefined;
    crossings.push({ i: node[a]!, j: node[b]!, line: ends });
  }

  return {
    polygons,
    centres: land.cells.map((cell) => placed(sitePoint(cell))),
    borders,
    crossings,
    lakes: lakeRings(mesh, isLand).map((lake) => lake.flatMap(([cell, k]) => edgeLine(cell, k))),
  };
}

/** Size of the smallest turns: fine against a state, but never finer than a pen. */
function grainOf({ rings, corners }: Mesh, cells: readonly number[]): number {
  let sum = 0;
  let count = 0;
  for (const cell of cells) {
    const ring = rings[cell]!;
    for (let k = 0; k < ring.length; k++) {
      const [u, v] = [ring[k]!, ring[(k + 1) % ring.length]!];
      const dx = corners[2 * v]! - corners[2 * u]!;
      const dy = corners[2 * v + 1]! - corners[2 * u + 1]!;
      sum += Math.sqrt(dx * dx + dy * dy);
      count++;
    }
  }
  return Math.max(1.6, sum / count / 7);
}

/** Boundary edges [cell, k] of each water that does not reach a guard, walked counter-clockwise. */
function lakeRings({ cells, rings, across }: Mesh, isLand: Uint8Array): [number, number][][] {
  const seen = new Uint8Array(cells);
  const lakes: [number, number][][] = [];
  for (let start = 0; start < cells; start++) {
    if (isLand[start] || seen[start]) continue;
    const members = [start];
    seen[start] = 1;
    let inland = true;
    for (let head = 0; head < members.length; head++) {
      for (const other of across[members[head]!]!) {
        if (other >= cells) inland = false;
        else if (!isLand[other] && !seen[other]) {
          seen[other] = 1;
          members.push(other);
        }
      }
    }
    if (!inland) continue;
    const shore = new Map<number, [number, number]>();
    for (const cell of members) {
      rings[cell]!.forEach((corner, k) => {
        if (isLand[across[cell]![k]!]) shore.set(corner, [cell, k]);
      });
    }
    lakes.push(longestRing(rings, shore));
  }
  return lakes;
}

/** Of the closed walks along a shore the one with most edges is the outer one; others go round islands. */
function longestRing(rings: Mesh['rings'], shore: Map<number, [number, number]>): [number, number][] {
  let longest: [number, number][] = [];
  while (shore.size > 0) {
    const walk: [number, number][] = [];
    let corner = shore.keys().next().value!;
    for (let edge = shore.get(corner); edge; edge = shore.get(corner)) {
      shore.delete(corner);
      walk.push(edge);
      const ring = rings[edge[0]]!;
      corner = ring[(edge[1] + 1) % ring.length]!;
    }
    if (walk.length > longest.length) longest = walk;
  }
  return longest;
}

function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  for (let k = 1; k < line.length; k++) {
    const dx = line[k]![0] - line[k - 1]![0];
    const dy = line[k]![1] - line[k - 1]![1];
    sum += Math.sqrt(dx * dx + dy * dy);
  }
  return sum;
}

const milli = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/** Beyond the frame a coast may run on for this much, millimetres, and no further. */
const OVERRUN = 6;

/**
 * Draws in what lies beyond the frame, ever more the farther out it is. Order along the axis is kept, so
 * lines that did not meet still do not.
 */
function kept(at: number, low: number, high: number): number {
  if (at < low) return low - (OVERRUN * (low - at)) / (OVERRUN + low - at);
  if (at > high) return high + (OVERRUN * (at - high)) / (OVERRUN + at - high);
  return at;
}
