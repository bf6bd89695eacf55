import type { Point } from './point.ts';

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

/** The corner between two others that is farthest from the straight line that joins these. */
function farthest(points: readonly Point[], from: number, to: number): { at: number; squared: number } {
  const [ax, ay] = points[from]!;
  const [bx, by] = points[to]!;
  const ux = bx - ax;
  const uy = by - ay;
  const length = ux * ux + uy * uy;
  let at = from;
  let squared = 0;
  for (let i = from + 1; i < to; i++) {
    const dx = points[i]![0] - ax;
    const dy = points[i]![1] - ay;
    const along = dx * ux + dy * uy;
    const across = dx * uy - dy * ux;
    // Beside the line its distance from the line counts, beyond either end that from the end.
    const here =
      along <= 0
        ? dx * dx + dy * dy
        : along >= length
          ? (dx - ux) * (dx - ux) + (dy - uy) * (dy - uy)
          : (across * across) / length;
    if (here > squared) {
      squared = here;
      at = i;
    }
  }
  return { at, squared };
}
