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
      ...crossingPairs(segmentsOf(arcs, (_, index) => lines[index]!)),
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
  /** Sides by the sum of their ends, which few others have. */
  const owners = new Map<number, OwnedSegment[]>();
  const bad: number[] = [];
  for (const segment of segmentsOf(arcs, (_, index) => lines[index]!)) {
    const { p, q, index } = segment;
    const key = (p[0] + q[0]) * SPREAD + p[1] + q[1];
    const known = owners.get(key);
    if (known === undefined) {
      owners.set(key, [segment]);
      continue;
    }
    for (const other of known) {
      if ((isSame(other.p, p) && isSame(other.q, q)) || (isSame(other.p, q) && isSame(other.q, p)))
        bad.push(other.index, index);
    }
    known.push(segment);
  }
  return bad;
}

/** More millimetres than any board is high. */
const SPREAD = 65_536;

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** A side of a line, with the line that it belongs to. */
export interface OwnedSegment {
  readonly index: number;
  readonly p: Point;
  readonly q: Point;
}

/** All sides of lines, each with the place of its arc. */
export function segmentsOf(
  arcs: readonly Arc[],
  lineOf: (arc: Arc, index: number) => readonly Point[],
): OwnedSegment[] {
  return arcs.flatMap((arc, index) => {
    const { closed } = arc;
    const line = lineOf(arc, index);
    const segments: OwnedSegment[] = [];
    for (let k = 1; k < line.length; k++) segments.push({ index, p: line[k - 1]!, q: line[k]! });
    if (closed) segments.push({ index, p: line.at(-1)!, q: line[0]! });
    return segments;
  });
}
