import { components, graphFromPairs } from '#lib/graph/graph.ts';
import { counted } from '#lib/core/counted.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { MapShape, MapShapes, RawArea } from '../mapShape.ts';
import { layGraph } from './layGraph.ts';
import { planarPart } from './planarPart.ts';
import type { Rotation } from './embedGraph.ts';
import type { StateList } from './stateList.ts';
import { triangulate } from './triangulate.ts';

/** How far land reaches towards water, as a share of the way between two nodes. */
const SHORE = 0.78;
/** How much more water pulls at the place where it meets two states, so that land takes more of the room. */
const PULL = 4;
/** Side of the square that one state gets, in units of the drawing. */
const ROOM = 10;

/**
 * Draws a list of states as a map: each connected part of it is laid out in the plane without crossings, every state is
 * the land around its node, and shares a border with those that the list names and no others. A border that no map in
 * the plane can have beside the others comes by a second piece of one state inside the other.
 */
export function shapesOfList({ names, land, sea, notes: before }: StateList): MapShapes {
  const { rotation, drawn, left } = planarPart(names.length, land);
  const parts = components(graphFromPairs(names.length, drawn));
  const areas: RawArea[][] = names.map(() => []);
  const nodes: Point[] = names.map(() => [0, 0]);
  let east = 0;
  for (let part = 0; part < parts.count; part++) {
    const members = [...names.keys()].filter((state) => parts.of[state] === part);
    const side = ROOM * Math.sqrt(members.length + 1);
    const cells = drawPart(members, rotation, side);
    members.forEach((state, k) => {
      areas[state]!.push(...cells[k]!.areas.map((area) => area.map((ring) => ring.map(shifted(east)))));
      nodes[state] = shifted(east)(cells[k]!.node);
    });
    east += 1.35 * side + ROOM / 2;
  }
  for (const [guest, host] of left) areas[guest]!.push(enclave(areas[host]!, nodes[host]!));
  const shapes = names.map((name, state): MapShape => ({ name, areas: areas[state]! }));
  return { shapes, geographic: false, routes: sea, notes: [...before, ...notesOf(names, left, parts.count)] };
}

const shifted =
  (east: number) =>
  ([x, y]: Point): Point => [x + east, y];

function notesOf(
  names: readonly string[],
  left: readonly (readonly [number, number])[],
  parts: number,
): string[] {
  const notes = left.map(
    ([a, b]) =>
      `${names[a]} and ${names[b]} cannot share a border beside all the others in the plane: a second piece of ${names[a]} lies inside ${names[b]}.`,
  );
  if (parts > 1) notes.push(`The list falls into ${counted(parts, 'part')}: sea routes join them.`);
  return notes;
}

interface Cell {
  readonly areas: readonly RawArea[];
  readonly node: Point;
}

function drawPart(members: readonly number[], rotation: Rotation, side: number): Cell[] {
  const place = new Map(members.map((state, k) => [state, k]));
  const own = members.map((state) => rotation[state]!.map((other) => place.get(other)!));
  if (members.length < 3) return drawFew(members.length, side);
  const triangulation = triangulate(own);
  const { rim, states, triangles } = triangulation;
  const points = layGraph(triangulation, onOval(rim.length, side));
  const areas: RawArea[][] = members.map(() => []);
  const between = (a: number, b: number, share: number): Point => [
    points[a]![0] + (points[b]![0] - points[a]![0]) * share,
    points[a]![1] + (points[b]![1] - points[a]![1]) * share,
  ];
  for (const triangle of triangles) {
    const weights = triangle.map((node) => (node < states ? 1 : PULL));
    const sum = weights[0]! + weights[1]! + weights[2]!;
    const meeting: Point = [
      triangle.reduce((at, node, k) => at + (points[node]![0] * weights[k]!) / sum, 0),
      triangle.reduce((at, node, k) => at + (points[node]![1] * weights[k]!) / sum, 0),
    ];
    triangle.forEach((node, k) => {
      if (node >= states) return;
      const sides = [triangle[(k + 1) % 3]!, triangle[(k + 2) % 3]!].map((other) =>
        between(node, other, other < states ? 0.5 : SHORE),
      );
      areas[node]!.push([[points[node]!, sides[0]!, meeting, sides[1]!]]);
    });
  }
  return members.map((_, k) => ({ areas: areas[k]!, node: points[k]! }));
}

/** One state is a square, two are its halves. */
function drawFew(count: number, side: number): Cell[] {
  return Array.from({ length: count }, (_, k): Cell => {
    const [west, east] = [(side * k) / count, (side * (k + 1)) / count];
    return {
      areas: [
        [
          [
            [west, 0],
            [east, 0],
            [east, side],
            [west, side],
          ],
        ],
      ],
      node: [(west + east) / 2, side / 2],
    };
  });
}

/** Places around an oval a third wider than high, evenly along four arcs that no engine draws differently. */
function onOval(count: number, side: number): Point[] {
  return Array.from({ length: count }, (_, k): Point => {
    const quarter = (4 * k) / count;
    const t = quarter - Math.floor(quarter);
    // The rational circle: (1 - t²) / (1 + t²) and 2t / (1 + t²) run through a quarter as t runs from 0 to 1.
    const [c, s] = [(1 - t * t) / (1 + t * t), (2 * t) / (1 + t * t)];
    const turned = [
      [c, s],
      [-s, c],
      [-c, -s],
      [s, -c],
    ][Math.floor(quarter) % 4]!;
    return [(turned[0]! * 0.66 + 0.66) * side, (turned[1]! / 2 + 0.5) * side];
  });
}

/** A small piece of land around the node of a state, well inside it. */
function enclave(host: readonly RawArea[], [x, y]: Point): RawArea {
  const corners = host.flatMap((area) => area.flatMap((ring) => ring.slice(1)));
  const reach = Math.min(...corners.map(([cx, cy]) => Math.sqrt((cx - x) * (cx - x) + (cy - y) * (cy - y))));
  return [
    onOval(16, 1).map(([px, py]): Point => [x + (px - 0.66) * reach * 0.5, y + (py - 0.5) * reach * 0.66]),
  ];
}
