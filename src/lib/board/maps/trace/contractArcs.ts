import { turn } from '#lib/geometry/crossingSegments.ts';
import type { Point } from '#lib/geometry/point.ts';
import { crossingPairs } from './crossingPairs.ts';
import { segmentsOf } from './simplifyArcs.ts';
import type { Arc } from './traceArcs.ts';

export interface ContractOptions {
  /** Borders of at most so many cell sides go. */
  readonly most: number;
  /** Side of a cell, millimetres. */
  readonly cell: number;
  /** Whether a border stays where nothing but it parts two waters. */
  readonly keepCauseways: boolean;
}

const ROUNDS = 4;

/**
 * Arcs without the shortest borders: the two ends of each become one corner. Where four states meet in a point, the
 * raster makes two of them touch for a hair's breadth, and they are no neighbours. A border stays where some state would
 * meet itself in the corner, or lines would come to cross.
 */
export function contractArcs(arcs: readonly Arc[], options: ContractOptions): readonly Arc[] {
  const barred = new Set<number>();
  for (let round = 0; round < ROUNDS; round++) {
    const joints = findJoints(arcs, options, barred);
    if (joints.gone.size === 0) return arcs;
    const { kept, moved } = drawn(arcs, joints, options.cell);
    const bad = new Set([
      ...[...crossingPairs(segmentsOf(kept, (arc) => arc.points))].map((index) => kept[index]!),
      ...alongside(moved),
    ]);
    if (bad.size === 0) return kept;
    const nodes = new Set([...bad].flatMap(({ from, to }) => [from, to]));
    for (const { from, to } of arcs)
      for (const node of [from, to]) if (nodes.has(joints.rootOf(node))) barred.add(node);
  }
  return arcs;
}

/** One end of an open arc at a corner, with the label to its left as it leaves that corner. */
interface End {
  readonly arc: Arc;
  readonly left: number;
}

interface Joints {
  /** The borders that go. */
  readonly gone: ReadonlySet<Arc>;
  /** The node that stands for a node. */
  readonly rootOf: (node: number) => number;
  readonly places: ReadonlyMap<number, Point>;
}

function findJoints(
  arcs: readonly Arc[],
  { most, keepCauseways }: ContractOptions,
  barred: ReadonlySet<number>,
): Joints {
  const root = new Map<number, number>();
  const rootOf = (node: number): number => {
    let at = node;
    for (let next = root.get(at); next !== undefined; next = root.get(at)) at = next;
    return at;
  };
  const places = new Map<number, Point>();
  const ends = new Map<number, End[]>();
  const addEnd = (node: number, place: Point, end: End): void => {
    places.set(node, place);
    const known = ends.get(node);
    if (known === undefined) ends.set(node, [end]);
    else known.push(end);
  };
  for (const arc of arcs) {
    if (arc.closed) continue;
    addEnd(arc.from, arc.points[0]!, { arc, left: arc.left });
    addEnd(arc.to, arc.points.at(-1)!, { arc, left: arc.right });
  }
  const gone = new Set<Arc>();
  const short = arcs
    .filter((arc) => !arc.closed && arc.left > 0 && arc.right > 0 && sidesOf(arc) <= most)
    .filter(({ from, to }) => !barred.has(from) && !barred.has(to))
    .sort((p, q) => sidesOf(p) - sidesOf(q));
  for (const arc of short) {
    const [from, to] = [rootOf(arc.from), rootOf(arc.to)];
    if (from === to) continue;
    const rest = [from, to].map((node) => ends.get(node)!.filter((end) => end.arc !== arc));
    if (keepCauseways && rest.every((some) => some.some(({ left }) => left === 0))) continue;
    const joined = rest.flat();
    const around = joined.map(({ left }) => left).filter((label) => label > 0);
    if (new Set(around).size < around.length) continue;
    gone.add(arc);
    root.set(to, from);
    ends.set(from, joined);
  }
  return { gone, rootOf, places };
}

/** What is left, and of that the arcs with an end elsewhere than before. */
function drawn(
  arcs: readonly Arc[],
  { gone, rootOf, places }: Joints,
  cell: number,
): { readonly kept: readonly Arc[]; readonly moved: readonly Arc[] } {
  const joined = new Map<number, Set<number>>();
  for (const { from, to } of gone) {
    const node = rootOf(from);
    const known = joined.get(node) ?? new Set();
    joined.set(node, known.add(from).add(to));
  }
  const corners = new Map([...joined].map(([node, nodes]) => [node, cornerOf([...nodes], places, cell)]));
  const moved: Arc[] = [];
  const kept = arcs
    .filter((arc) => !gone.has(arc))
    .map((arc) => {
      if (arc.closed) return arc;
      const [from, to] = [rootOf(arc.from), rootOf(arc.to)];
      const [start, end] = [corners.get(from), corners.get(to)];
      if (start === undefined && end === undefined) return arc;
      let points: readonly Point[] = arc.points;
      if (start) points = pulled(points, start);
      if (end) points = pulled(points.toReversed(), end).toReversed();
      const now = { ...arc, from, to, points };
      moved.push(now);
      return now;
    });
  return { kept, moved };
}

/** Where lines are pulled to: those of a place with more than two corners are straight within its reach. */
interface Corner {
  readonly place: Point;
  readonly reach: number;
}

function cornerOf(nodes: readonly number[], places: ReadonlyMap<number, Point>, cell: number): Corner {
  const all = nodes.map((node) => places.get(node)!);
  const middle: Point = [
    all.reduce((sum, [x]) => sum + x, 0) / all.length,
    all.reduce((sum, [, y]) => sum + y, 0) / all.length,
  ];
  const place = all.reduce((best, point) => (far(point, middle) < far(best, middle) ? point : best));
  const reach = Math.max(...all.map((point) => far(point, place)));
  return { place, reach: all.length > 2 ? reach + cell : 0 };
}

function pulled(points: readonly Point[], { place, reach }: Corner): readonly Point[] {
  let from = 1;
  while (from < points.length - 2 && far(points[from]!, place) < reach) from++;
  return [place, ...points.slice(from)];
}

const far = ([ax, ay]: Point, [bx, by]: Point): number =>
  Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));

/** Of arcs that leave a corner in the same direction, each. */
function alongside(arcs: readonly Arc[]): readonly Arc[] {
  const leaving = new Map<number, { readonly arc: Arc; readonly p: Point; readonly q: Point }[]>();
  for (const arc of arcs) {
    for (const [node, points] of [
      [arc.from, arc.points],
      [arc.to, arc.points.toReversed()],
    ] as const) {
      leaving.set(node, [...(leaving.get(node) ?? []), { arc, p: points[0]!, q: points[1]! }]);
    }
  }
  return [...leaving.values()].flatMap((ends) =>
    ends.flatMap(({ arc, p, q }, at) => {
      const same = ends.find(
        (other, k) =>
          k !== at &&
          turn(p, q, other.q) === 0 &&
          (q[0] - p[0]) * (other.q[0] - p[0]) + (q[1] - p[1]) * (other.q[1] - p[1]) > 0,
      );
      return same === undefined ? [] : [arc];
    }),
  );
}

/** Cell sides that an open arc runs along: a corner lies on the middle of each, and one on either end. */
const sidesOf = ({ points }: Arc): number => points.length - 2;
