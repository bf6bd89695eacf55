import type { Point } from './point.ts';
import { boundsOf, centreOfMass, signedDistance } from './polygon.ts';

/** Parts that each side of the bounds is cut into, and how often the best place found is improved on. */
const PARTS = 10;
const ROUNDS = 24;

/**
 * A place far from every outline, inside the first ring and outside the holes. Not the farthest of all, but inside
 * whenever the ring encloses anything.
 */
export function middleOf(ring: readonly Point[], holes: readonly (readonly Point[])[] = []): Point {
  const depth = (place: Point): number =>
    holes.reduce((least, hole) => Math.min(least, -signedDistance(hole, place)), signedDistance(ring, place));
  const bounds = boundsOf(ring);
  const [width, height] = [bounds.right - bounds.left, bounds.high - bounds.low];
  let best = widestPlace(ring, holes, bounds.low + height / 2);
  let most = depth(best);
  const consider = (place: Point): void => {
    const here = depth(place);
    if (here > most) [best, most] = [place, here];
  };
  consider(centreOfMass(ring));
  for (let i = 1; i < PARTS; i++) {
    for (let j = 1; j < PARTS; j++) {
      consider([bounds.left + (width * i) / PARTS, bounds.low + (height * j) / PARTS]);
    }
  }
  let step = Math.max(width, height) / (2 * PARTS);
  for (let round = 0; round < ROUNDS; round++) {
    const [x, y] = best;
    for (const [dx, dy] of [
      [step, 0],
      [-step, 0],
      [0, step],
      [0, -step],
    ] as const)
      consider([x + dx, y + dy]);
    if (best[0] === x && best[1] === y) step /= 2;
  }
  return best;
}

/** The middle of the longest way through the land along a level line near the height given. */
function widestPlace(ring: readonly Point[], holes: readonly (readonly Point[])[], wanted: number): Point {
  const level = clearLevel([ring, ...holes].flat(), wanted);
  const crossings = [ring, ...holes].flatMap((line) =>
    line.flatMap(([x, y], k) => {
      const [px, py] = line.at(k - 1)!;
      return y > level === py > level ? [] : [px + ((x - px) * (level - py)) / (y - py)];
    }),
  );
  crossings.sort((a, b) => a - b);
  let at = 0;
  for (let k = 2; k + 1 < crossings.length; k += 2) {
    if (crossings[k + 1]! - crossings[k]! > crossings[at + 1]! - crossings[at]!) at = k;
  }
  return [((crossings[at] ?? 0) + (crossings[at + 1] ?? 0)) / 2, level];
}

/** A height that is no corner's, between the two corners' heights around the one wanted. */
function clearLevel(corners: readonly Point[], wanted: number): number {
  let below = -Infinity;
  let above = Infinity;
  for (const [, y] of corners) {
    if (y <= wanted && y > below) below = y;
    if (y > wanted && y < above) above = y;
  }
  return (below + above) / 2;
}
