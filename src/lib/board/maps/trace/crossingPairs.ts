import { turn } from '#lib/geometry/crossingSegments.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { OwnedSegment } from './simplifyArcs.ts';

/** The owners of all segments that cross another, or touch it anywhere but at a common end. */
export function crossingPairs(segments: readonly OwnedSegment[]): Set<number> {
  let reach = 0;
  for (const { p, q } of segments) reach += Math.max(Math.abs(p[0] - q[0]), Math.abs(p[1] - q[1]));
  const square = (2 * reach) / segments.length || 1;
  const squares = new Map<number, number[]>();
  const crossing = new Set<number>();
  segments.forEach(({ p, q, index }, at) => {
    const [west, east] = p[0] < q[0] ? [p[0], q[0]] : [q[0], p[0]];
    const [south, north] = p[1] < q[1] ? [p[1], q[1]] : [q[1], p[1]];
    for (let column = Math.floor(west / square); column <= Math.floor(east / square); column++) {
      for (let row = Math.floor(south / square); row <= Math.floor(north / square); row++) {
        const key = column * SPREAD + row;
        const here = squares.get(key);
        if (here === undefined) {
          squares.set(key, [at]);
          continue;
        }
        for (const known of here) {
          const other = segments[known]!;
          if (!meet(other.p, other.q, p, q)) continue;
          crossing.add(other.index);
          crossing.add(index);
        }
        here.push(at);
      }
    }
  });
  return crossing;
}

/** More rows than any board has squares. */
const SPREAD = 1_048_576;

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

function meet(p: Point, q: Point, r: Point, s: Point): boolean {
  if (isSame(p, r) || isSame(p, s) || isSame(q, r) || isSame(q, s)) return false;
  // Segments of one line that lie apart would pass for meeting ones below.
  if (Math.max(p[0], q[0]) < Math.min(r[0], s[0]) || Math.max(r[0], s[0]) < Math.min(p[0], q[0]))
    return false;
  if (Math.max(p[1], q[1]) < Math.min(r[1], s[1]) || Math.max(r[1], s[1]) < Math.min(p[1], q[1]))
    return false;
  return turn(p, q, r) * turn(p, q, s) <= 0 && turn(r, s, p) * turn(r, s, q) <= 0;
}
