import type { Point } from '#lib/geometry/point.ts';

/**
 * Takes a ring apart at the corners that it passes more than once, into rings that pass each corner once. Rings of fewer
 * than three corners, which enclose nothing, are dropped.
 */
export function simpleRings(ring: readonly Point[]): (readonly Point[])[] {
  const rings: (readonly Point[])[] = [];
  const path: Point[] = [];
  const placeOf = new Map<string, number>();
  for (const point of ring) {
    const key = `${point[0]},${point[1]}`;
    const before = placeOf.get(key);
    if (before !== undefined) {
      const loop = path.splice(before);
      for (const [x, y] of loop) placeOf.delete(`${x},${y}`);
      if (loop.length > 2) rings.push(loop);
    }
    placeOf.set(key, path.length);
    path.push(point);
  }
  if (path.length > 2) rings.push(path);
  return rings;
}
