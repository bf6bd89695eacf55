import type { Point } from './point.ts';
import { type Box, squaredDistanceToSegment } from './polygon.ts';

/**
 * A ring as x0, y0, x1, y1, …, its first corner repeated at the end: the form in which it is searched often. Holes in it
 * follow in the same way, each after a pair that is not a number.
 */
export type FlatRing = Float64Array;

export function flattenRing(ring: readonly Point[]): FlatRing {
  const flat = new Float64Array(ring.length === 0 ? 0 : ring.length * 2 + 2);
  for (let i = 0; i <= ring.length && ring.length > 0; i++) {
    const [x, y] = ring[i % ring.length]!;
    flat[2 * i] = x;
    flat[2 * i + 1] = y;
  }
  return flat;
}

/** A ring with holes in it. */
export function flattenRings(ring: readonly Point[], holes: readonly (readonly Point[])[]): FlatRing {
  if (holes.length === 0) return flattenRing(ring);
  const parts = [ring, ...holes].filter(({ length }) => length > 0).map(flattenRing);
  const flat = new Float64Array(parts.reduce((sum, { length }) => sum + length + 2, -2)).fill(NaN);
  let at = 0;
  for (const part of parts) {
    flat.set(part, at);
    at += part.length + 2;
  }
  return flat;
}

/**
 * How far a box inside a ring stays clear of its outline: the exact distance between the two, or `enough` if it is
 * at least that. -1 if any part of the box touches the outline, lies outside the ring or is not clear by `least`.
 */
export function boxClearance(ring: FlatRing, box: Box, least = 0, enough = Infinity): number {
  const { left, low, right, high } = box;
  const tooNear = least * least;
  let nearest = enough * enough;
  let inside = false;
  let ax = ring[0] ?? 0;
  let ay = ring[1] ?? 0;
  for (let i = 2; i < ring.length; i += 2) {
    const bx = ring[i]!;
    const by = ring[i + 1]!;
    if (Number.isNaN(bx)) {
      // The next ring begins.
      ax = ring[(i += 2)]!;
      ay = ring[i + 1]!;
      continue;
    }
    // No side crosses the box (or the answer is -1), so that one corner of it speaks for all of it.
    if (by > low !== ay > low && left < ((ax - bx) * (low - by)) / (ay - by) + bx) inside = !inside;
    const squared = squaredDistanceToBox(left, low, right, high, ax, ay, bx, by, nearest);
    if (squared < nearest) {
      if (squared === 0 || squared < tooNear) return -1;
      nearest = squared;
    }
    ax = bx;
    ay = by;
  }
  return inside ? Math.sqrt(nearest) : -1;
}

/**
 * The square of the distance between a box and a segment, 0 if they meet.
 * Above `limit` any number above it may be returned.
 */
function squaredDistanceToBox(
  left: number,
  low: number,
  right: number,
  high: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  limit: number,
): number {
  const minX = ax < bx ? ax : bx;
  const maxX = ax < bx ? bx : ax;
  const minY = ay < by ? ay : by;
  const maxY = ay < by ? by : ay;
  // The boxes around both are cheap to compare and rule out most segments.
  const gapX = minX > right ? minX - right : left > maxX ? left - maxX : 0;
  const gapY = minY > high ? minY - high : low > maxY ? low - maxY : 0;
  const gap = gapX * gapX + gapY * gapY;
  if (gap >= limit) return gap;
  if (gap === 0 && meets(left, low, right, high, ax, ay, bx, by)) return 0;
  let nearest = squaredDistanceToSegment(left, low, ax, ay, bx, by);
  nearest = smaller(nearest, squaredDistanceToSegment(right, low, ax, ay, bx, by));
  nearest = smaller(nearest, squaredDistanceToSegment(left, high, ax, ay, bx, by));
  nearest = smaller(nearest, squaredDistanceToSegment(right, high, ax, ay, bx, by));
  nearest = smaller(nearest, squaredDistanceOfPoint(left, low, right, high, ax, ay));
  return smaller(nearest, squaredDistanceOfPoint(left, low, right, high, bx, by));
}

const smaller = (a: number, b: number): number => (a < b ? a : b);

function squaredDistanceOfPoint(
  left: number,
  low: number,
  right: number,
  high: number,
  x: number,
  y: number,
): number {
  const dx = x < left ? left - x : x > right ? x - right : 0;
  const dy = y < low ? low - y : y > high ? y - high : 0;
  return dx * dx + dy * dy;
}

/** Whether a segment whose own bounds overlap the box really reaches it: all four corners on one side means no. */
function meets(
  left: number,
  low: number,
  right: number,
  high: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const ux = bx - ax;
  const uy = by - ay;
  const a = ux * (low - ay) - uy * (left - ax);
  const b = ux * (low - ay) - uy * (right - ax);
  const c = ux * (high - ay) - uy * (left - ax);
  const d = ux * (high - ay) - uy * (right - ax);
  return !((a > 0 && b > 0 && c > 0 && d > 0) || (a < 0 && b < 0 && c < 0 && d < 0));
}
