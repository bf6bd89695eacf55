import type { Point } from '#lib/geometry/point.ts';
import { simplifyRing } from '#lib/geometry/simplifyRing.ts';
import { squaredDistanceToSegment } from '#lib/geometry/polygon.ts';

/** Douglas and Peucker's method; an open line keeps its ends, a closed one the corner where it begins. */
export function simplifyLine(points: readonly Point[], closed: boolean, tolerance: number): readonly Point[] {
  if (closed) return simplifyRing(points, tolerance);
  if (points.length < 3) return points;
  const kept = new Uint8Array(points.length);
  kept[0] = kept[points.length - 1] = 1;
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    const [ax, ay] = points[from]!;
    const [bx, by] = points[to]!;
    let at = from;
    let squared = tolerance * tolerance;
    for (let k = from + 1; k < to; k++) {
      const here = squaredDistanceToSegment(points[k]![0], points[k]![1], ax, ay, bx, by);
      if (here > squared) [at, squared] = [k, here];
    }
    if (at === from) continue;
    kept[at] = 1;
    spans.push([from, at], [at, to]);
  }
  return points.filter((_, k) => kept[k] === 1);
}
