import type { Point } from './point.ts';
import { boundsOf, signedDistance } from './polygon.ts';

/**
 * The pole of inaccessibility of a ring: the place inside it that is farthest from its outline, to within
 * `precision`. Squares are halved where they can still hold a better place, best hope first, after the method
 * that V. Agafonkin described for Mapbox's polylabel. A ring without area yields its first corner.
 */
export function poleOfInaccessibility(ring: readonly Point[], precision: number): Point {
  const { left, low, right, high } = boundsOf(ring);
  const width = right - left;
  const height = high - low;
  const side = width < height ? width : height;
  if (!(side > 0)) return ring[0] ?? [0, 0];

  const squareAt = (x: number, y: number, half: number): Square => {
    const distance = signedDistance(ring, [x, y]);
    return { x, y, half, distance, hope: distance + half * Math.SQRT2 };
  };
  const open: Square[] = [];
  for (let x = left; x < right; x += side)
    for (let y = low; y < high; y += side) open.push(squareAt(x + side / 2, y + side / 2, side / 2));

  let best = squareAt(left + width / 2, low + height / 2, 0);
  for (;;) {
    const square = takeMostHopeful(open);
    if (square === undefined || square.hope - best.distance <= precision) return [best.x, best.y];
    if (square.distance > best.distance) best = square;
    const half = square.half / 2;
    for (const [dx, dy] of QUARTERS) {
      const quarter = squareAt(square.x + dx * half, square.y + dy * half, half);
      if (quarter.hope - best.distance > precision) open.push(quarter);
      if (quarter.distance > best.distance) best = quarter;
    }
  }
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  /** From the centre to the outline, negative outside. */
  readonly distance: number;
  /** No place in the square is farther inside than this. */
  readonly hope: number;
}

const QUARTERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** The list stays short (some dozens), so that a plain scan beats a heap. */
function takeMostHopeful(open: Square[]): Square | undefined {
  let at = 0;
  for (let i = 1; i < open.length; i++) if (open[i]!.hope > open[at]!.hope) at = i;
  const found = open[at];
  const last = open.pop();
  if (last !== undefined && at < open.length) open[at] = last;
  return found;
}
