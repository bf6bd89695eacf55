import { crossingPairs } from './crossingPairs.ts';
import type { Point } from '#lib/geometry/point.ts';
import { simplifyLine } from './simplifyLine.ts';
import type { Arc } from './traceArcs.ts';

const ROUNDS = 12;

/**
 * Arcs with fewer corners, none of the dropped ones farther than `tolerance` from what is left, and still without
 * crossings: where simplified lines would cross, coincide or collapse, those lines keep more of their corners.
 */
export function simplifyArcs(arcs: readonly Arc[], tolerance: number): Arc[] {
  const tolerances = arcs.map(() => tolerance);
  const lines = arcs.map((arc) => simplified(arc, tolerance));
  for (let round = 0; round < ROUNDS; round++) {
    const bad = new Set([
      ...collapsed(arcs, lines),
      ...coinciding(arcs, lines),
      ...crossingPairs(segmentsOf(arcs, lines)),
    ]);
    if (bad.size === 0) break;
    for (const index of bad) {
      // The last round gives back every corner: untouched lines cannot cross.
      tolerances[index] = round >= ROUNDS - 4 ? 0 : tolerances[index]! / 2;
      lines[index] = simplified(arcs[index]!, tolerances[index]!);
    }
  }
  return arcs.map((arc, index) => ({ ...arc, points: lines[index]! }));
}

const simplified = ({ points, closed }: Arc, tolerance: number): readonly Point[] =>
  tolerance === 0 ? points : simplifyLine(points, closed, tolerance);

/** Closed lines that came to be triangles or less: too little of their shape is left. */
function collapsed(arcs: readonly Arc[], lines: readonly (readonly Point[])[]): number[] {
  return arcs.flatMap(({ closed }, index) => (closed && lines[index]!.length < 4 ? [index] : []));
}

/** Lines that have a side in common. */
function coinciding(arcs: readonly Arc[], lines: readonly (readonly Point[])[]): number[] {
  const owner = new Map<string, number>();
  const bad: number[] = [];
  for (const { index, p, q } of segmentsOf(arcs, lines)) {
    const forth = `${p[0]},${p[1]},${q[0]},${q[1]}`;
    const other = owner.get(forth);
    if (other !== undefined) bad.push(other, index);
    owner.set(forth, index);
    owner.set(`${q[0]},${q[1]},${p[0]},${p[1]}`, index);
  }
  return bad;
}

/** A side of a line, with the line that it belongs to. */
export interface OwnedSegment {
  readonly index: number;
  readonly p: Point;
  readonly q: Point;
}

function segmentsOf(arcs: readonly Arc[], lines: readonly (readonly Point[])[]): OwnedSegment[] {
  return arcs.flatMap(({ closed }, index) => {
    const line = lines[index]!;
    const segments: OwnedSegment[] = [];
    for (let k = 1; k < line.length; k++) segments.push({ index, p: line[k - 1]!, q: line[k]! });
    if (closed) segments.push({ index, p: line.at(-1)!, q: line[0]! });
    return segments;
  });
}
