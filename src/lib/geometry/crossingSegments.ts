import type { Point } from './point.ts';

export type Segment = readonly [Point, Point];

/**
 * Two segments of a list that cross in a point inside both, or undefined where none do; touching at an end is
 * not crossing. Segments are sorted into squares first, so the cost grows with their number, not its square.
 */
export function crossingSegments(segments: readonly Segment[]): readonly [number, number] | undefined {
  const square = averageReach(segments) * 2 || 1;
  const squares = new Map<string, number[]>();
  for (const [index, [p, q]] of segments.entries()) {
    for (let column = floor(p[0], q[0], square); column <= ceiling(p[0], q[0], square); column++) {
      for (let row = floor(p[1], q[1], square); row <= ceiling(p[1], q[1], square); row++) {
        const key = `${column} ${row}`;
        const here = squares.get(key) ?? [];
        const other = here.find((known) => cross(segments[known]!, [p, q]));
        if (other !== undefined) return [other, index];
        here.push(index);
        squares.set(key, here);
      }
    }
  }
  return undefined;
}

const floor = (a: number, b: number, square: number): number => Math.floor(Math.min(a, b) / square);
const ceiling = (a: number, b: number, square: number): number => Math.floor(Math.max(a, b) / square);

function averageReach(segments: readonly Segment[]): number {
  let sum = 0;
  for (const [p, q] of segments) sum += Math.max(Math.abs(p[0] - q[0]), Math.abs(p[1] - q[1]));
  return sum / segments.length;
}

const cross = ([p, q]: Segment, [r, s]: Segment): boolean =>
  turn(p, q, r) * turn(p, q, s) < 0 && turn(r, s, p) * turn(r, s, q) < 0;

/** Positive where a, b, c turn to the left in axes with y upwards. */
export const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
