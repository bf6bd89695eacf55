import { signedArea } from '#lib/geometry/polygon.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { Arc } from './traceArcs.ts';

/** The outlines of one label. */
export interface Outline {
  /** Counter-clockwise rings, the largest first. */
  readonly land: readonly (readonly Point[])[];
  /** Clockwise rings: what lies inside and is none of it. */
  readonly holes: readonly (readonly Point[])[];
}

interface Step {
  readonly arc: Arc;
  readonly forth: boolean;
}

/** Joins arcs to the outlines of labels 1 to `count`; index 0 stays empty. */
export function joinRings(arcs: readonly Arc[], count: number): Outline[] {
  const land: (readonly Point[])[][] = Array.from({ length: count + 1 }, () => []);
  const holes: (readonly Point[])[][] = Array.from({ length: count + 1 }, () => []);
  const add = (label: number, ring: readonly Point[]): void => {
    if (ring.length >= 3) (signedArea(ring) > 0 ? land : holes)[label]!.push(ring);
  };
  /** For each label, where its open arcs start: the label lies to their left. */
  const starts = new Map<number, Map<number, Step[]>>();
  for (const arc of arcs) {
    if (arc.closed) {
      if (arc.left > 0) add(arc.left, arc.points);
      if (arc.right > 0) add(arc.right, arc.points.toReversed());
      continue;
    }
    for (const forth of [true, false]) {
      const label = forth ? arc.left : arc.right;
      if (label === 0) continue;
      let own = starts.get(label);
      if (own === undefined) starts.set(label, (own = new Map()));
      const at = forth ? arc.from : arc.to;
      const known = own.get(at);
      if (known === undefined) own.set(at, [{ arc, forth }]);
      else known.push({ arc, forth });
    }
  }
  for (const [label, own] of starts) {
    for (const [start, steps] of own) {
      while (steps.length > 0) {
        const ring: Point[] = [];
        let at = start;
        let step = steps.pop()!;
        for (;;) {
          const { arc, forth } = step;
          const points = forth ? arc.points : arc.points.toReversed();
          for (let k = 0; k + 1 < points.length; k++) ring.push(points[k]!);
          at = forth ? arc.to : arc.from;
          if (at === start) break;
          step = takeLeft(own.get(at)!, forth ? arc.arrives : (arc.leaves + 2) % 4);
        }
        add(label, ring);
      }
    }
  }
  return land.map((rings, label) => ({
    land: rings.sort((p, q) => signedArea(q) - signedArea(p)),
    holes: holes[label]!,
  }));
}

/** Where two rings of a label touch, the one that turns farther to the left stays with the same cell. */
function takeLeft(steps: Step[], arrived: number): Step {
  let best = 0;
  if (steps.length > 1) {
    const leftness = ({ arc, forth }: Step): number => {
      const way = forth ? arc.leaves : (arc.arrives + 2) % 4;
      return (way - arrived + 5) % 4;
    };
    steps.forEach((step, index) => {
      if (leftness(step) > leftness(steps[best]!)) best = index;
    });
  }
  return steps.splice(best, 1)[0]!;
}
