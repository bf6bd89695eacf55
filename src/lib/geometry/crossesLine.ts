import { turn } from './crossingSegments.ts';
import type { Point } from './point.ts';

/** Whether a segment meets an open line anywhere but at a corner that is one of the segment's own ends. */
export function crossesLine([p, q]: readonly [Point, Point], line: readonly Point[]): boolean {
  const isEnd = (corner: Point): boolean => isSame(corner, p) || isSame(corner, q);
  for (let k = 1; k < line.length; k++) {
    const [r, s] = [line[k - 1]!, line[k]!];
    if (isEnd(r) || isEnd(s)) continue;
    if (!apart(p, q, r, s) && turn(p, q, r) * turn(p, q, s) <= 0 && turn(r, s, p) * turn(r, s, q) <= 0) {
      return true;
    }
  }
  return false;
}

/** Whether the upright boxes around two segments do not meet: the one case in which turns of one line say nothing. */
const apart = (p: Point, q: Point, r: Point, s: Point): boolean =>
  Math.max(p[0], q[0]) < Math.min(r[0], s[0]) ||
  Math.max(r[0], s[0]) < Math.min(p[0], q[0]) ||
  Math.max(p[1], q[1]) < Math.min(r[1], s[1]) ||
  Math.max(r[1], s[1]) < Math.min(p[1], q[1]);

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
