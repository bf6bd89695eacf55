import type { Point } from '#lib/geometry/point.ts';
import type { Stream } from '#lib/random/stream.ts';

/** How an edge is roughened. */
export interface Roughness {
  /** Length of the smallest pieces, millimetres. */
  readonly grain: number;
  /** Sideways swing as a share of the piece that is split. */
  readonly swing: number;
}

/**
 * The corners strictly between u and v of a natural-looking line: split in the middle again and again, each
 * time a little to one side. The line stays inside the two triangles that the edge forms with the sites of
 * the cells beside it; those triangles do not overlap for different edges, so no two lines can cross.
 */
export function roughenEdge(
  u: Point,
  v: Point,
  siteLeft: Point,
  siteRight: Point,
  { grain, swing }: Roughness,
  stream: Stream,
): Point[] {
  const dx = v[0] - u[0];
  const dy = v[1] - u[1];
  const length = Math.sqrt(dx * dx + dy * dy);
  const pieces = Math.min(64, Math.ceil(length / grain));
  if (pieces < 2) return [];

  const left = room(u, dx, dy, length, siteLeft);
  const right = room(u, dx, dy, length, siteRight);
  const offset = new Float64Array(pieces + 1);
  const split = (start: number, end: number): void => {
    if (end - start < 2) return;
    const middle = (start + end) >> 1;
    const t = middle / pieces;
    const reach = swing * length * ((end - start) / pieces);
    const wanted = (offset[start]! + offset[end]!) / 2 + (2 * stream.unit() - 1) * reach;
    offset[middle] = Math.min(0.6 * left(t), Math.max(-0.6 * right(t), wanted));
    split(start, middle);
    split(middle, end);
  };
  split(0, pieces);
  const points: Point[] = [];
  for (let k = 1; k < pieces; k++) {
    const t = k / pieces;
    const out = offset[k]! / length;
    points.push([u[0] + dx * t - dy * out, u[1] + dy * t + dx * out]);
  }
  return points;
}

/** How far from the edge, at share t of its length, the triangle with this site's corner reaches. */
function room(u: Point, dx: number, dy: number, length: number, site: Point): (t: number) => number {
  const sx = site[0] - u[0];
  const sy = site[1] - u[1];
  const height = Math.abs(dx * sy - dy * sx) / length;
  const apex = (dx * sx + dy * sy) / (length * length);
  return (t) => {
    const rising = apex > 0 ? t / apex : Infinity;
    const falling = apex < 1 ? (1 - t) / (1 - apex) : Infinity;
    return height * Math.min(1, rising, falling);
  };
}
