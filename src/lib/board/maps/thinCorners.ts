import type { Point } from '#lib/geometry/point.ts';
import type { MapShape, RawRing } from './mapShape.ts';

/** Corners nearer to the one before than this share of the whole map's extent make no difference that a pen can draw. */
const FINE = 1 / 2500;
/** A ring keeps at least so many corners. */
const LEAST = 8;

/** Shapes without the corners that are too near to each other to be seen: large files hold little else. */
export function thinCorners(shapes: readonly MapShape[]): readonly MapShape[] {
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { areas } of shapes) {
    for (const area of areas) {
      for (const ring of area) {
        for (const [x, y] of ring) {
          if (x < left) left = x;
          if (x > right) right = x;
          if (y < low) low = y;
          if (y > high) high = y;
        }
      }
    }
  }
  const near = Math.max(right - left, high - low) * FINE;
  return shapes.map(({ name, areas }) => ({
    name,
    areas: areas.map((area) => area.map((ring) => thinned(ring, near))),
  }));
}

function thinned(ring: RawRing, near: number): RawRing {
  if (ring.length <= LEAST) return ring;
  const kept: Point[] = [];
  let [px, py] = [Infinity, Infinity];
  for (const corner of ring) {
    const [x, y] = corner;
    if (Math.abs(x - px) < near && Math.abs(y - py) < near) continue;
    kept.push(corner);
    [px, py] = [x, y];
  }
  return kept.length < LEAST ? ring : kept;
}
