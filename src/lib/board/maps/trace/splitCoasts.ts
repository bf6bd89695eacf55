import type { Point } from '#lib/geometry/point.ts';
import { milli } from '../../edit/traceLand.ts';
import type { Arc } from './traceArcs.ts';

/** Arcs with further corners on the long sides of coasts, about `step` millimetres apart. */
export function splitCoasts(arcs: readonly Arc[], step: number): Arc[] {
  return arcs.map((arc) => {
    if (arc.left > 0 && arc.right > 0) return arc;
    const ends = arc.closed ? [...arc.points, arc.points[0]!] : arc.points;
    const points = ends.flatMap((p, at): readonly Point[] => {
      const q = ends[at + 1];
      if (q === undefined) return arc.closed ? [] : [p];
      const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
      const parts = Math.max(1, Math.floor(Math.sqrt(dx * dx + dy * dy) / step));
      return Array.from({ length: parts }, (_, k) =>
        k === 0 ? p : ([milli(p[0] + (dx * k) / parts), milli(p[1] + (dy * k) / parts)] as const),
      );
    });
    return { ...arc, points };
  });
}
