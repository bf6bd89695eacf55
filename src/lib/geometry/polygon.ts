import type { Point } from './point.ts';

/** An upright rectangle; `left <= right` and `low <= high`, whichever way y grows. */
export interface Box {
  readonly left: number;
  readonly low: number;
  readonly right: number;
  readonly high: number;
}

/** The area, positive for a counter-clockwise ring in axes with y upwards. Square units. */
export function signedArea(ring: readonly Point[]): number {
  let twice = 0;
  let [px, py] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    twice += px * y - x * py;
    px = x;
    py = y;
  }
  return twice / 2;
}

/** The centre of mass of a ring's inside, which may lie outside a bent ring. A ring without area: its first corner. */
export function centreOfMass(ring: readonly Point[]): Point {
  const [ox, oy] = ring[0] ?? [0, 0];
  let area = 0;
  let x = 0;
  let y = 0;
  let [px, py] = ring.at(-1) ?? [0, 0];
  for (const [cx, cy] of ring) {
    const cross = (px - ox) * (cy - oy) - (cx - ox) * (py - oy);
    area += cross;
    x += cross * (px + cx - 2 * ox);
    y += cross * (py + cy - 2 * oy);
    px = cx;
    py = cy;
  }
  return area === 0 ? [ox, oy] : [ox + x / (3 * area), oy + y / (3 * area)];
}

/** The smallest box around some points; of no points at all, an empty box at the origin. */
export function boundsOf(points: readonly Point[]): Box {
  const [first] = points;
  if (first === undefined) return { left: 0, low: 0, right: 0, high: 0 };
  let [left, low] = first;
  let [right, high] = first;
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < low) low = y;
    if (y > high) high = y;
  }
  return { left, low, right, high };
}

/** Whether a point lies inside a ring (even-odd rule). On the outline itself the answer may be either. */
export function containsPoint(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  let [px, py] = ring.at(-1) ?? [0, 0];
  for (const [cx, cy] of ring) {
    if (cy > y !== py > y && x < ((px - cx) * (y - cy)) / (py - cy) + cx) inside = !inside;
    px = cx;
    py = cy;
  }
  return inside;
}

/** The distance from a point to the nearest place of a ring, negative outside it. */
export function signedDistance(ring: readonly Point[], [x, y]: Point): number {
  let nearest = Infinity;
  let inside = false;
  let [px, py] = ring.at(-1) ?? [0, 0];
  for (const [cx, cy] of ring) {
    if (cy > y !== py > y && x < ((px - cx) * (y - cy)) / (py - cy) + cx) inside = !inside;
    const squared = squaredDistanceToSegment(x, y, px, py, cx, cy);
    if (squared < nearest) nearest = squared;
    px = cx;
    py = cy;
  }
  return Math.sqrt(nearest) * (inside ? 1 : -1);
}

/** The square of the distance from (x, y) to the segment from (ax, ay) to (bx, by). */
export function squaredDistanceToSegment(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const ux = bx - ax;
  const uy = by - ay;
  const length = ux * ux + uy * uy;
  let t = length > 0 ? ((x - ax) * ux + (y - ay) * uy) / length : 0;
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  const dx = x - ax - t * ux;
  const dy = y - ay - t * uy;
  return dx * dx + dy * dy;
}
