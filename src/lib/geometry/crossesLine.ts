import { turn } from './crossingSegments.ts';
import type { Point } from './point.ts';

/** Whether a segment meets an open line anywhere but at a corner that is one of the segment's own ends. */
export function crossesLine([p, q]: readonly [Point, Point], line: readonly Point[]): boolean {
  const isEnd = (corner: Point): boolean => isSame(corner, p) || isSame(corner, q);
  for (let k = 1; k < line.length; k++) {
    const [r, s] = [line[k - 1]!, line[k]!];
    if (isEnd(r) || isEnd(s)) continue;
    if (turn(p, q, r) * turn(p, q, s) <= 0 && turn(r, s, p) * turn(r, s, q) <= 0) return true;
  }
  return false;
}

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
