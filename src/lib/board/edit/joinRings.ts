import type { Point } from '#lib/geometry/point.ts';
import { signedArea } from '#lib/geometry/polygon.ts';
import { turn } from '#lib/geometry/crossingSegments.ts';
import { cornerKey } from './cornerKey.ts';
import { simpleRings } from './simpleRings.ts';

interface Step {
  readonly from: Point;
  readonly to: Point;
}

/**
 * The rings around all of some land that is given in rings: sides that lie back to back fall away, what is left is
 * walked along with the land on the left. The largest outline comes first.
 */
export function joinRings(rings: readonly (readonly Point[])[]): (readonly Point[])[] {
  const steps = rings.flatMap((ring) => ring.map((to, k): Step => ({ from: ring.at(k - 1)!, to })));
  const leaving = new Map<number, Step[]>();
  for (const step of steps) {
    const here = leaving.get(cornerKey(step.from));
    if (here) here.push(step);
    else leaving.set(cornerKey(step.from), [step]);
  }
  for (const step of steps) {
    const [from, to] = [cornerKey(step.from), cornerKey(step.to)];
    if (leaving.get(to)?.some((other) => cornerKey(other.to) === from)) {
      drop(leaving, from, (other) => cornerKey(other.to) === to);
      drop(leaving, to, (other) => cornerKey(other.to) === from);
    }
  }
  const joined: (readonly Point[])[] = [];
  for (const steps of leaving.values()) {
    for (let step = steps.pop(); step; step = steps.pop()) joined.push(...simpleRings(walk(step, leaving)));
  }
  const main = joined.reduce(
    (best, ring, at) => (signedArea(ring) > signedArea(joined[best]!) ? at : best),
    0,
  );
  return [...joined.slice(main, main + 1), ...joined.slice(0, main), ...joined.slice(main + 1)];
}

/** Takes one step that fits away from a corner. */
function drop(leaving: Map<number, Step[]>, corner: number, fits: (step: Step) => boolean): void {
  const steps = leaving.get(corner)!;
  steps.splice(steps.findIndex(fits), 1);
}

/** Goes on from a step until the way closes; takes all steps that it makes. */
function walk(first: Step, leaving: Map<number, Step[]>): Point[] {
  const ring = [first.from];
  const start = cornerKey(first.from);
  for (let step = first; cornerKey(step.to) !== start;) {
    const open = leaving.get(cornerKey(step.to))!;
    const next = sharpestLeft(step, open);
    ring.push(next.from);
    open.splice(open.indexOf(next), 1);
    step = next;
  }
  return ring;
}

/** Where pieces touch in a corner: the way on that keeps to the same piece of land. */
function sharpestLeft({ from, to }: Step, open: readonly Step[]): Step {
  // Sweeping clockwise from where we came, over the land, the first side that leaves bounds the same piece.
  const isSooner = (p: Point, q: Point): boolean => {
    const [pRight, qRight] = [isRightOf(to, from, p), isRightOf(to, from, q)];
    return pRight !== qRight ? pRight : turn(to, p, q) < 0;
  };
  return open.reduce((best, step) => (isSooner(step.to, best.to) ? step : best));
}

/** Whether the way from a corner towards p is met in the first half of a clockwise sweep from that towards start. */
const isRightOf = (corner: Point, start: Point, p: Point): boolean => turn(corner, start, p) < 0;
