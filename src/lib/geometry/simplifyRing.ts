import type { Point } from './point.ts';
import { squaredDistanceToSegment } from './polygon.ts';

/**
 * A ring with fewer corners, none of the dropped ones farther than `tolerance` from what is left
 * (Douglas and Peucker's method on the two halves between the first corner and the one farthest from it).
 */
export function simplifyRing(ring: readonly Point[], tolerance: number): readonly Point[] {
  const [first] = ring;
  if (first === undefined || ring.length < 4) return ring;
  const closed = [...ring, first];
  const kept = new Uint8Array(closed.length);
  const far = farthest(closed, 0, closed.length - 1);
  kept[0] = 1;
  kept[far.at] = 1;
  const open: [number, number][] = [
    [0, far.at],
    [far.at, closed.length - 1],
  ];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    const { at, squared } = farthest(closed, from, to);
    if (squared <= tolerance * tolerance) continue;
    kept[at] = 1;
    open.push([from, at], [at, to]);
  }
  return ring.filter((_, i) => kept[i] === 1);
}

/** The corner between two others that is farthest from the line between them. */
function farthest(points: readonly Point[], from: number, to: number): { at: number; squared: number } {
  const [ax, ay] = points[from]!;
  const [bx, by] = points[to]!;
  let at = from;
  let squared = 0;
  for (let i = from + 1; i < to; i++) {
    const [x, y] = points[i]!;
    const here = squaredDistanceToSegment(x, y, ax, ay, bx, by);
    if (here > squared) {
      squared = here;
      at = i;
    }
  }
  return { at, squared };
}
