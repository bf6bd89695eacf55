import type { Board, BoardState, Border, Water } from '../board.ts';
import { boardGraph } from '../boardGraph.ts';
import type { LandOutline } from '../land/outlineLand.ts';
import type { BoardSpec } from '../spec.ts';
import { nameStates } from './nameStates.ts';
import { placeCapitals } from './placeCapitals.ts';
import { rollFeatures } from './rollFeatures.ts';

/**
 * Makes a board of an outline: ids in reading order, names, rolls, borders by id, waters, capitals. Undefined where
 * the capitals have no legal placement.
 */
export function furnishBoard(spec: BoardSpec, outline: LandOutline): Board | undefined {
  const order = readingOrder(outline, spec);
  const idOf = new Int32Array(order.length);
  order.forEach((node, at) => (idOf[node] = at + 1));
  const names = nameStates(order.length, spec.seed);
  const states = order.map((node, at): BoardState => ({
    id: at + 1,
    name: names[at]!,
    ...rollFeatures(spec, at + 1),
    centre: outline.centres[node]!,
    polygon: outline.polygons[node]!,
  }));
  const borders = bordersById(outline, idOf);
  const graph = boardGraph({ states, borders });
  const weights = states.map((state) => 1 + state.population);
  const capitals = spec.capitals
    ? placeCapitals(graph, weights, spec.capitals, spec.seed)
    : { count: 0, steps: 0, suggested: [], placements: 1, possible: [] };
  if (!capitals) return undefined;
  return { size: spec.size, band: spec.band, states, borders, water: waters(spec, outline), capitals };
}

/** Nodes row by row from the north-west, rows as high as a state is on average. */
function readingOrder({ centres }: LandOutline, { size, band, states }: BoardSpec): number[] {
  const row = Math.sqrt((size.width * (size.height - band)) / states);
  const rowOf = (node: number): number => Math.floor((size.height - centres[node]![1]) / row);
  return [...centres.keys()].sort((p, q) => rowOf(p) - rowOf(q) || centres[p]![0] - centres[q]![0] || p - q);
}

function bordersById(outline: LandOutline, idOf: Int32Array): Border[] {
  const ends = (i: number, j: number): { a: number; b: number } =>
    idOf[i]! < idOf[j]! ? { a: idOf[i]!, b: idOf[j]! } : { a: idOf[j]!, b: idOf[i]! };
  const borders: Border[] = outline.borders.map(({ i, j, mm }) => ({ ...ends(i, j), kind: 'land', mm }));
  for (const { i, j, line } of outline.crossings) {
    const [from, to] = idOf[i]! < idOf[j]! ? line : [line[1], line[0]];
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const mm = Math.round(Math.sqrt(dx * dx + dy * dy) * 1000) / 1000;
    borders.push({ ...ends(i, j), kind: 'strait', mm, line: [from, to] });
  }
  return borders.sort((p, q) => p.a - q.a || p.b - q.b);
}

function waters({ size }: BoardSpec, { lakes }: LandOutline): Water[] {
  const sea: Water = {
    id: 1,
    kind: 'sea',
    polygon: [
      [0, 0],
      [size.width, 0],
      [size.width, size.height],
      [0, size.height],
    ],
  };
  return [sea, ...lakes.map((polygon, k): Water => ({ id: k + 2, kind: 'lake', polygon }))];
}
