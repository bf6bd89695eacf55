import { brief, MOST_OFF } from './closeEnough.ts';

/** A part of a content stream that was written anew: its lines, and where what follows it begins. */
export interface Written {
  readonly lines: readonly string[];
  readonly next: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fewer are not worth the operators that make a dashed line of them. */
const FEWEST = 6;

/** Rows of fewer dots on average are no rows, but dots that lie scattered. */
const FEWEST_IN_ROW = 3;

/** A dot is a line of almost no length, to the right, with round ends. Units of the stream. */
const DOT = 0.011;

/** How far a dot may be from its place in the row; dots are written with two decimals. Units of the stream. */
const ROW_OFF = 0.015;

/**
 * A path that consists of dots in straight rows at one distance, as lines with dashes of no length. Undefined if the
 * path at this line has anything else in it.
 */
export function dottedPath(
  lines: readonly string[],
  from: number,
  scale: number,
  decimals: number,
): Written | undefined {
  const dots: Point[] = [];
  let next = from;
  for (; lines[next]?.endsWith(' m'); next += 2) {
    const [x = NaN, y = NaN] = lines[next]!.split(' ').map(Number);
    const [toX = NaN, toY = NaN] = (lines[next + 1] ?? '').split(' ').map(Number);
    if (!lines[next + 1]?.endsWith(' l')) return undefined;
    if (toY !== y || !(toX >= x && toX - x <= DOT)) return undefined;
    dots.push({ x, y });
  }
  if (dots.length < FEWEST || lines[next] !== 'S') return undefined;
  const rows = rowsOf(dots);
  if (dots.length < FEWEST_IN_ROW * rows.length) return undefined;
  const step = stepOf(rows);
  const most = Math.max(ROW_OFF, MOST_OFF / scale);
  if (rows.some((row) => !isEven(row, step, most))) return undefined;
  const written = rows.flatMap((row) => {
    const first = row[0]!;
    const last = row.at(-1)!;
    // A little longer than its dots, so that no reader takes the last one for one too many.
    const more = 0.1 / (row.length - 1);
    const end =
      row.length === 1
        ? { x: first.x + DOT, y: first.y }
        : { x: last.x + more * (last.x - first.x), y: last.y + more * (last.y - first.y) };
    const place = ({ x, y }: Point): string => `${brief(x, decimals)} ${brief(y, decimals)}`;
    return [`${place(first)} m`, `${place(end)} l`];
  });
  return { lines: [`[0 ${brief(step, 4)}] 0 d`, ...written, 'S', '[] 0 d'], next: next + 1 };
}

/** Dots that follow each other in one direction at the distance that most of them have. */
function rowsOf(dots: readonly Point[]): readonly (readonly Point[])[] {
  const distances = dots.slice(1).map((dot, index) => distance(dots[index]!, dot));
  const usual = distances.sort((a, b) => a - b)[Math.floor(distances.length / 2)]!;
  const rows: Point[][] = [];
  for (const dot of dots) {
    const row = rows.at(-1);
    if (row && goesOn(row, dot, usual)) row.push(dot);
    else rows.push([dot]);
  }
  return rows;
}

function goesOn(row: readonly Point[], dot: Point, usual: number): boolean {
  const [first, last, steps] = [row[0]!, row.at(-1)!, row.length - 1];
  if (Math.abs(distance(last, dot) - usual) > 2 * ROW_OFF) return false;
  const turned = (axis: 'x' | 'y') => Math.abs(dot[axis] - last[axis] - (last[axis] - first[axis]) / steps);
  return steps === 0 || (turned('x') <= 2 * ROW_OFF && turned('y') <= 2 * ROW_OFF);
}

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The distance of neighbours, over all rows: each place is rounded. */
function stepOf(rows: readonly (readonly Point[])[]): number {
  const steps = rows.reduce((sum, row) => sum + row.length - 1, 0);
  return rows.reduce((sum, row) => sum + distance(row[0]!, row.at(-1)!), 0) / steps;
}

/** Whether a dashed line from the row's first dot towards its last puts every dot where it is. */
function isEven(row: readonly Point[], step: number, most: number): boolean {
  const [first, last] = [row[0]!, row.at(-1)!];
  const length = distance(first, last);
  if (length === 0) return row.length === 1;
  return row.every(({ x, y }, index) => {
    const part = (index * step) / length;
    return (
      Math.abs(first.x + part * (last.x - first.x) - x) <= most &&
      Math.abs(first.y + part * (last.y - first.y) - y) <= most
    );
  });
}

/** The dots of a dotted border, filled one by one, as one dashed line. Undefined if fewer than a few follow here. */
export function rowOfRectangles(
  lines: readonly string[],
  from: number,
  decimals: number,
): Written | undefined {
  const read = (at: number) => {
    const line = lines[at];
    if (!line?.endsWith(' re') || lines[at + 1] !== 'f') return undefined;
    const [x = NaN, y = NaN, width = NaN, height = NaN] = line.split(' ').map(Number);
    return { x, y, width, height };
  };
  const first = read(from);
  const second = read(from + 2);
  if (!first || !second) return undefined;
  const step = second.x - first.x;
  if (!(step > first.width) || !(first.height > 0)) return undefined;
  let count = 0;
  for (let one = read(from); one; one = read(from + 2 * count)) {
    if (one.y !== first.y || one.width !== first.width || one.height !== first.height) break;
    if (Math.abs(one.x - first.x - count * step) > 1e-3) break;
    count++;
  }
  if (count < FEWEST) return undefined;
  const [dash, gap] = [first.width, step - first.width].map((length) => brief(length, 4));
  const y = brief(first.y + first.height / 2, decimals + 1);
  const end = first.x + (count - 1) * step + first.width;
  return {
    lines: [
      'q',
      // What is filled has the colour of what is stroked: the browser's printer always sets both.
      `0 J [${dash} ${gap}] 0 d ${brief(first.height, 4)} w`,
      `${brief(first.x, decimals)} ${y} m`,
      `${brief(end, decimals)} ${y} l`,
      'S',
      'Q',
    ],
    next: from + 2 * count,
  };
}
