import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import { signedArea } from '#lib/geometry/polygon.ts';
import { graphFromPairs } from '#lib/graph/graph.ts';
import { openStream } from '#lib/random/stream.ts';
import type { Board, BoardState, Border, Water } from './board.ts';
import { nameStates } from './features/nameStates.ts';
import { placeCapitals } from './features/placeCapitals.ts';
import { rollState } from './features/rollStates.ts';
import { outlineLand, type LandOutline } from './land/outlineLand.ts';
import { settleLand } from './land/settleLand.ts';
import { shapeLand } from './land/shapeLand.ts';
import { smoothCoast } from './land/smoothCoast.ts';
import { scatterSites, type Frame } from './points/scatterSites.ts';
import { proveImpossible } from './proveImpossible.ts';
import type { BoardSpec } from './spec.ts';
import { buildMesh, relaxedSites, type Mesh } from './voronoi/mesh.ts';
import { spreadCorners } from './voronoi/spreadCorners.ts';

/** Whole layouts tried before the search gives up; each has its own cells and its own land. */
export const ATTEMPTS = 120;
/** From this attempt on a ring need not close: a few states cannot always go round an inner sea. */
const OPEN_RING_FROM = 14;
/** Up to this attempt a layout with very small states is thrown away for a better one. */
const EVEN_UNTIL = 10;
/** A very small state: below this share of the average area. Its name would not fit. */
const SMALL = 0.36;
/** Very small states that are let pass, as a share of all: none but on maps of hundreds. */
const SMALL_SHARE = 0.01;
const SWAPS = 400;
const RELAXATIONS = 4;
/** How far a coast's corners give way to their neighbours, 0 to 1. */
const COAST_SMOOTHING = 0.33;
/** Sea between the land's frame and the board's, millimetres; coasts may use up two thirds of it. */
const MARGIN = 9;

/**
 * Draws a board from a spec: sites, relaxed Voronoi cells, land and water, graph, features. The same spec
 * gives the same board in every engine; each stage has its own stream, so that one never disturbs another.
 *
 * @returns the board, or the problem `impossible` (proved before anything is drawn) or `budget` (the search
 *   ended without a board; it may exist all the same)
 */
export function generateBoard(spec: BoardSpec): Result<Board> {
  const impossible = proveImpossible(spec);
  if (impossible) return err(impossible);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const outline = tryLayout(spec, attempt);
    if (!outline || (attempt < EVEN_UNTIL && !isEven(outline))) continue;
    const board = furnish(spec, outline);
    if (board) return ok(board);
  }
  return err(budgetEnded(spec));
}

function tryLayout(spec: BoardSpec, attempt: number): LandOutline | undefined {
  const frame = landFrame(spec);
  const mesh = relaxedMesh(spec, frame, attempt);
  const shape = shapeLand(spec.shape, mesh, frame, spec.states, openStream(spec.seed, 'shape', attempt));
  const plan = attempt < OPEN_RING_FROM ? shape : { ...shape, basin: [] };
  const settled = settleLand(
    mesh,
    plan,
    spec.states,
    spec.capitals,
    openStream(spec.seed, 'land', attempt),
    SWAPS,
  );
  if (!settled.ok) return undefined;
  const isLand = new Uint8Array(mesh.cells);
  for (const cell of settled.land.cells) isLand[cell] = 1;
  const spread = spreadCorners(smoothCoast(mesh, isLand, COAST_SMOOTHING), spec.minBorder);
  if (!spread) return undefined;
  return outlineLand(spread, isLand, settled.land, frame, spec.minBorder, `${spec.seed}\u0000${attempt}`);
}

function isEven({ polygons }: LandOutline): boolean {
  const areas = polygons.map(signedArea);
  const mean = areas.reduce((a, b) => a + b, 0) / areas.length;
  return areas.filter((area) => area < SMALL * mean).length <= SMALL_SHARE * areas.length;
}

function relaxedMesh(spec: BoardSpec, frame: Frame, attempt: number): Mesh {
  // Crowded capitals need more water to wind through; later attempts get more of it still.
  const tight = spec.capitals ? (spec.capitals.count * spec.capitals.steps) / spec.states : 0;
  const room = ROOM[spec.shape] + 0.35 * Math.min(1, tight) + 0.02 * Math.min(attempt, 30);
  const cells = Math.ceil(spec.states * room);
  let mesh = buildMesh(scatterSites(openStream(spec.seed, 'sites', attempt), frame, cells), cells);
  for (let round = 0; round < RELAXATIONS; round++) mesh = buildMesh(relaxedSites(mesh), cells);
  return mesh;
}

/** Cells a state, before the allowance for crowded capitals. */
const ROOM = { continent: 1.25, 'two-continents': 1.3, islands: 1.6, ring: 1.4 } as const;

function landFrame({ size, band }: BoardSpec): Frame {
  return { west: MARGIN, south: band + MARGIN, east: size.width - MARGIN, north: size.height - MARGIN };
}

function furnish(spec: BoardSpec, outline: LandOutline): Board | undefined {
  const order = readingOrder(outline, spec);
  const idOf = new Int32Array(order.length);
  order.forEach((node, at) => (idOf[node] = at + 1));
  const names = nameStates(order.length, spec.seed);
  const states = order.map((node, at): BoardState => ({
    id: at + 1,
    name: names[at]!,
    ...rollState(spec, at + 1),
    centre: outline.centres[node]!,
    polygon: outline.polygons[node]!,
  }));
  const borders = bordersById(outline, idOf);
  const graph = graphFromPairs(
    states.length,
    borders.map(({ a, b }) => [a - 1, b - 1] as const),
  );
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

function budgetEnded(spec: BoardSpec): Problem {
  return {
    code: 'budget',
    message: `No board of ${spec.states} states was found in ${ATTEMPTS} tries; another seed may still have one.`,
    where: 'board',
    got: `${ATTEMPTS} tries`,
  };
}
