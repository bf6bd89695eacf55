import type { Point } from '#lib/geometry/point.ts';
import { milli } from '../../edit/traceLand.ts';
import type { LabelGrid } from '../grid/labelGrid.ts';

/** A line between two labels, from one junction of lines to the next, or a closed one without any. */
export interface Arc {
  /** Corners in millimetres; of a closed arc the first is not repeated. */
  readonly points: readonly Point[];
  readonly closed: boolean;
  /** What lies to the left and right of it as it runs. */
  readonly left: number;
  readonly right: number;
  /** Its ends, as numbers of lattice points; equal for a closed arc. */
  readonly from: number;
  readonly to: number;
  /** Side on which it leaves its start and on which it came to its end: 0 east, 1 north, 2 west, 3 south. */
  readonly leaves: number;
  readonly arrives: number;
}

/**
 * The lines between the labels of a grid, each once. Where the lattice turns, a line runs from the middle of one cell
 * side to the middle of the next; only at junctions does it keep to the lattice. So steps become slopes, and no two
 * lines can cross.
 */
export function traceArcs({ columns, rows, cell, west, south, labels }: LabelGrid): Arc[] {
  const wide = columns + 1;
  const label = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows ? 0 : labels[row * columns + column]!;
  // Around lattice point (x, y): cells to its north-east, north-west, south-west, south-east.
  const leftOf = [
    (x: number, y: number) => label(x, y),
    (x: number, y: number) => label(x - 1, y),
    (x: number, y: number) => label(x - 1, y - 1),
    (x: number, y: number) => label(x, y - 1),
  ] as const;
  const left = (x: number, y: number, way: number): number => leftOf[way]!(x, y);
  const right = (x: number, y: number, way: number): number => leftOf[(way + 3) % 4]!(x, y);
  const hasSide = (x: number, y: number, way: number): boolean => left(x, y, way) !== right(x, y, way);
  const degree = (x: number, y: number): number => {
    let sides = 0;
    for (let way = 0; way < 4; way++) if (hasSide(x, y, way)) sides++;
    return sides;
  };
  /** Sides walked, by lattice point and whether they run east (0) or north (1) from it. */
  const walked = new Uint8Array(wide * (rows + 1) * 2);
  const sideOf = (x: number, y: number, way: number): number =>
    way === 0
      ? 2 * (y * wide + x)
      : way === 1
        ? 2 * (y * wide + x) + 1
        : way === 2
          ? 2 * (y * wide + x - 1)
          : 2 * ((y - 1) * wide + x) + 1;
  const place = (x: number, y: number): Point => [milli(west + x * cell), milli(south + y * cell)];

  const walk = (startX: number, startY: number, firstWay: number): Arc => {
    const closed = degree(startX, startY) === 2;
    const points: Point[] = closed ? [] : [place(startX, startY)];
    let [x, y, way] = [startX, startY, firstWay];
    for (;;) {
      walked[sideOf(x, y, way)] = 1;
      points.push(place(x + STEP_X[way]! / 2, y + STEP_Y[way]! / 2));
      x += STEP_X[way]!;
      y += STEP_Y[way]!;
      if (x === startX && y === startY && closed) break;
      if (degree(x, y) !== 2) {
        points.push(place(x, y));
        break;
      }
      const back = (way + 2) % 4;
      for (let next = 0; next < 4; next++) {
        if (next !== back && hasSide(x, y, next)) {
          way = next;
          break;
        }
      }
    }
    return {
      points,
      closed,
      left: left(startX, startY, firstWay),
      right: right(startX, startY, firstWay),
      from: startY * wide + startX,
      to: y * wide + x,
      leaves: firstWay,
      arrives: way,
    };
  };

  const arcs: Arc[] = [];
  const loops: [number, number, number][] = [];
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x <= columns; x++) {
      // East and north say whether anything meets here at all, but for the ends of lines from west and south.
      const here = label(x, y);
      const [nw, sw, se] = [label(x - 1, y), label(x - 1, y - 1), label(x, y - 1)];
      if (here === nw && here === sw && here === se) continue;
      if (degree(x, y) === 2) {
        for (let way = 0; way < 2; way++) if (hasSide(x, y, way)) loops.push([x, y, way]);
        continue;
      }
      for (let way = 0; way < 4; way++) {
        if (hasSide(x, y, way) && walked[sideOf(x, y, way)] === 0) arcs.push(walk(x, y, way));
      }
    }
  }
  // Whatever no junction led to are closed lines.
  for (const [x, y, way] of loops) if (walked[sideOf(x, y, way)] === 0) arcs.push(walk(x, y, way));
  return arcs;
}

const STEP_X = [1, 0, -1, 0] as const;
const STEP_Y = [0, 1, 0, -1] as const;
