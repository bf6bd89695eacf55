import { turn } from '#lib/geometry/crossingSegments.ts';
import type { Point } from '#lib/geometry/point.ts';

/** A side between two corners, which are the same as another side's corners where their numbers are. */
export interface Side {
  readonly p: Point;
  readonly q: Point;
  readonly from: number;
  readonly to: number;
  readonly moved: boolean;
}

/**
 * Whether a moved side meets another side anywhere but in a corner that both have, or has shrunk to nothing. Sides that
 * did not move are taken to be sound among themselves.
 */
export function movedSidesCross(sides: readonly Side[]): boolean {
  const moved = sides.filter((side) => side.moved);
  if (moved.length === 0) return false;
  const left = moved.reduce((least, { p, q }) => Math.min(least, p[0], q[0]), Infinity);
  const right = moved.reduce((most, { p, q }) => Math.max(most, p[0], q[0]), -Infinity);
  const near = sides
    .filter(({ p, q }) => Math.max(p[0], q[0]) >= left && Math.min(p[0], q[0]) <= right)
    .sort((a, b) => Math.min(a.p[0], a.q[0]) - Math.min(b.p[0], b.q[0]));
  return near.some((side, at) => {
    if (side.moved && side.p[0] === side.q[0] && side.p[1] === side.q[1]) return true;
    const end = Math.max(side.p[0], side.q[0]);
    for (let k = at + 1; k < near.length; k++) {
      const other = near[k]!;
      if (Math.min(other.p[0], other.q[0]) > end) return false;
      if ((side.moved || other.moved) && meet(side, other)) return true;
    }
    return false;
  });
}

function meet(one: Side, two: Side): boolean {
  const { p, q } = one;
  const { p: r, q: s } = two;
  if (Math.max(p[1], q[1]) < Math.min(r[1], s[1]) || Math.max(r[1], s[1]) < Math.min(p[1], q[1]))
    return false;
  const shared = sharedEnd(one, two);
  if (shared) {
    const [common, a, b] = shared;
    // From one corner in the very same direction: one lies on the other.
    return turn(common, a, b) === 0 && dot(common, a, b) > 0;
  }
  return turn(p, q, r) * turn(p, q, s) <= 0 && turn(r, s, p) * turn(r, s, q) <= 0;
}

/** The corner that two sides share, and the other end of each. */
function sharedEnd(one: Side, two: Side): readonly [Point, Point, Point] | undefined {
  if (one.from === two.from) return [one.p, one.q, two.q];
  if (one.from === two.to) return [one.p, one.q, two.p];
  if (one.to === two.from) return [one.q, one.p, two.q];
  if (one.to === two.to) return [one.q, one.p, two.p];
  return undefined;
}

const dot = (o: Point, a: Point, b: Point): number =>
  (a[0] - o[0]) * (b[0] - o[0]) + (a[1] - o[1]) * (b[1] - o[1]);
