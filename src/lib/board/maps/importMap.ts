import { counted } from '#lib/core/counted.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import type { Point } from '#lib/geometry/point.ts';
import { signedArea } from '#lib/geometry/polygon.ts';
import type { Size } from '../board.ts';
import type { BoardDraft, DraftState } from '../edit/draft.ts';
import { rollFeatures } from '../features/rollFeatures.ts';
import { landFrame } from '../land/landFrame.ts';
import type { RollSpec } from '../spec.ts';
import { fitShapes, type Fitted } from './fitShapes.ts';
import { closeGaps } from './grid/closeGaps.ts';
import { fillArea } from './grid/fillArea.ts';
import { openGrid, type LabelGrid } from './grid/labelGrid.ts';
import { findMeetings, joinMeetings, type Meetings } from './grid/meetings.ts';
import { thinStates } from './grid/thinStates.ts';
import { dropSpecks, joinCorners, type SpeckLimits } from './grid/tidyGrid.ts';
import type { MapShape, MapShapes, RawArea } from './mapShape.ts';
import { nameShapes } from './nameShapes.ts';
import { outlineStates, type OutlineOptions, type Outlines, type StateOutline } from './outlineStates.ts';
import type { ProjectionName } from './project/projection.ts';
import { projectShapes } from './project/projectShapes.ts';
import { thinCorners } from './thinCorners.ts';
import { proposeStraits, type ProposedStraits } from './proposeStraits.ts';
import type { Arc } from './trace/traceArcs.ts';

/** A board to lay a map on. */
export interface BoardPlace {
  readonly size: Size;
  /** Open water along the southern edge, millimetres. */
  readonly band: number;
}

export interface MapOptions {
  /** The boards to choose from; the one on which the map comes out largest is taken. */
  readonly places: readonly BoardPlace[];
  /** Most states; where there are more, neighbours are merged into states that are as alike and compact as may be. */
  readonly count: number;
  readonly projection: ProjectionName;
  /** Water narrower than this between two states counts as their border, millimetres on the board. */
  readonly gap: number;
  /** What is too small to draw. */
  readonly specks: SpeckLimits;
  /** Cells of the raster in which the map is drawn, about; finer is slower. Left out: finer than a pen. */
  readonly cells?: number;
  /** The dice, and the seed that rolls and missing names come from. */
  readonly rolls: RollSpec;
}

export interface ImportedMap {
  readonly draft: BoardDraft;
  readonly report: MapReport;
}

/** What was done to the map on its way to the board. */
export interface MapReport {
  /** States that the source has. */
  readonly found: number;
  /** States on the board. */
  readonly states: number;
  readonly straits: number;
  /** For plane sources undefined. */
  readonly projection: Exclude<ProjectionName, 'auto'> | undefined;
  /** States that others were merged into, with the names of those as the source has them. */
  readonly merged: readonly { readonly name: string; readonly others: readonly (string | undefined)[] }[];
  /** Whole sentences: what was repaired, merged, dropped. */
  readonly notes: readonly string[];
}

/** Called between two stages with a sentence's beginning for people ("Tracing the outlines") and the share done. */
export type Progress = (stage: string, share: number) => void;

/**
 * Makes a board of shapes that came from anywhere: laid flat, fitted, drawn into a fine raster in which nothing overlaps
 * or gapes, thinned, traced into outlines that share their corners, joined by sea routes, named and rolled.
 */
export function importMap(
  source: MapShapes,
  options: MapOptions,
  progress: Progress = () => {},
): Result<ImportedMap> {
  const notes = [...source.notes];
  progress('Laying the map flat', 0.1);
  if (source.geographic && degreesOf(source.shapes) > MOST_DEGREES) return err(TANGLED);
  const thinned = thinCorners(source.shapes);
  const flat = source.geographic
    ? projectShapes(thinned, options.projection)
    : { shapes: thinned, projection: undefined };
  const best = largestFit(flat.shapes, source.coasts, options);
  if (best === undefined) return err(NO_LAND);
  const { fitted, board } = best;
  progress('Drawing the states', 0.3);
  if (heightOf(fitted.shapes) > MOST_HEIGHT) return err(TANGLED);
  const { grid, drawn } = drawShapes(best, source.coasts, options);
  progress('Clearing up small parts', 0.45);
  const least = LEAST_CELLS * grid.cell * grid.cell;
  const specks = dropSpecks(grid, { ...options.specks, state: Math.max(least, options.specks.state) });
  joinCorners(grid);
  const present = presentLabels(grid, drawn);
  if (present.length === 0) return err(NO_LAND);
  notes.push(...noteSpecks(source.shapes, present, specks.pieces));
  relabel(grid, present);
  progress('Merging states', 0.6);
  const { members, meetings } = thin(grid, present, options.count, source.shapes);
  if (members.length < present.length) {
    const merged = counted(present.length - members.length, 'state');
    notes.push(`${merged} merged into neighbours, ${members.length} left.`);
  }
  joinCorners(grid);
  // States of few cells could in theory be lost where corners are joined.
  if (presentLabels(grid, members.length).length < members.length) return err(TANGLED);
  progress('Tracing the outlines', 0.75);
  const drawing = (how: Omit<OutlineOptions, 'tolerance'>): Drawing => {
    const outlines = outlineStates(grid, members.length, { ...how, tolerance: options.gap });
    progress('Looking for sea routes', 0.9);
    const wanted = wantedRoutes(source.routes ?? [], members, outlines.arcs);
    return { outlines, wanted, ...proposeStraits(grid, meetings, outlines, wanted) };
  };
  const { outlines, wanted, straits } = fewestParts(drawing);
  for (const [i, j] of wanted) {
    if (straits.some(({ a, b }) => (a === i && b === j) || (a === j && b === i))) continue;
    const [one, other] = [i, j].map(
      (state) => source.shapes[members[state]![0]!]!.name ?? 'a state without a name',
    );
    notes.push(`No open water joins ${one} and ${other}: their sea route is left out.`);
  }
  const order = readingOrder(outlines.states, board);
  const keyOf = new Int32Array(order.length);
  order.forEach((state, at) => (keyOf[state] = at + 1));
  const named = nameShapes(
    order.map((state) => source.shapes[members[state]![0]!]!.name),
    options.rolls.seed,
  );
  notes.push(...noteNames(named.made, named.numbered));
  const states = order.map((state, at): DraftState => {
    const { polygon, more, centre } = outlines.states[state]!;
    return {
      key: at + 1,
      name: named.names[at]!,
      ...rollFeatures(options.rolls, at + 1),
      centre,
      polygon,
      ...(more.length > 0 && { more }),
    };
  });
  const draft: BoardDraft = {
    size: board.size,
    band: board.band,
    states,
    flooded: [],
    straits: straits
      .map(({ a, b, line }) =>
        keyOf[a]! < keyOf[b]!
          ? { a: keyOf[a]!, b: keyOf[b]!, line }
          : { a: keyOf[b]!, b: keyOf[a]!, line: [line[1], line[0]] as const },
      )
      .sort((p, q) => p.a - q.a || p.b - q.b),
    nextKey: states.length + 1,
    locked: [],
    capitals: [],
  };
  const report: MapReport = {
    found: source.shapes.length,
    states: states.length,
    straits: straits.length,
    projection: flat.projection,
    merged: order.flatMap((state, at) => {
      const [, ...others] = members[state]!;
      return others.length === 0
        ? []
        : [{ name: named.names[at]!, others: others.map((shape) => source.shapes[shape]!.name) }];
    }),
    notes,
  };
  progress('Done', 1);
  return ok({ draft, report });
}

/** A map in outlines, with its sea routes and in how many parts it is with them. */
interface Drawing extends ProposedStraits {
  readonly outlines: Outlines;
  /** Pairs of states that the source wants to be joined over water. */
  readonly wanted: readonly (readonly [number, number])[];
}

/** Ways to draw a map, the plainest first: with corners for more sea routes, then with every causeway as a border. */
const WAYS = [
  {},
  { cornerEvery: 6 },
  { cornerEvery: 2 },
  { cornerEvery: 6, keepCauseways: true },
] as const satisfies readonly Omit<OutlineOptions, 'tolerance'>[];

/** The first way to draw a map that makes one whole of it; where none does, the one that leaves the fewest parts. */
function fewestParts(draw: (how: (typeof WAYS)[number]) => Drawing): Drawing {
  let best = draw(WAYS[0]);
  for (const how of WAYS.slice(1)) {
    if (best.parts === 1) return best;
    const other = draw(how);
    if (other.parts < best.parts) best = other;
  }
  return best;
}

/** Outlines so long, in degrees or in millimetres on the board, are none: random numbers, or rings put together wrongly. */
const MOST_DEGREES = 2_000_000;
const MOST_HEIGHT = 2_000_000;

/** A state of fewer cells has no outline to speak of. */
const LEAST_CELLS = 16;

const TANGLED = {
  code: 'tangled',
  message:
    'The outlines run to and fro over the whole map so often that no states can be made out; the file is damaged.',
  where: 'map',
  allowed: 'outlines of areas',
} as const;

/** How far all outlines run, the larger of east and north for each side. */
function degreesOf(shapes: readonly MapShape[]): number {
  return sumOfSides(shapes, (p, q) => Math.max(Math.min(360, Math.abs(p[0] - q[0])), Math.abs(p[1] - q[1])));
}

/** How far all outlines rise and fall. */
function heightOf(shapes: readonly MapShape[]): number {
  return sumOfSides(shapes, (p, q) => Math.abs(p[1] - q[1]));
}

function sumOfSides(shapes: readonly MapShape[], measure: (p: Point, q: Point) => number): number {
  let sum = 0;
  for (const { areas } of shapes) {
    for (const area of areas) {
      for (const ring of area) for (let k = 1; k < ring.length; k++) sum += measure(ring[k - 1]!, ring[k]!);
    }
  }
  return sum;
}

const NO_LAND = {
  code: 'no-land',
  message: 'The map holds no land that could be drawn: no state has an area.',
  where: 'map',
  allowed: 'polygons with an area',
} as const;

interface BoardFit {
  readonly fitted: Fitted;
  readonly board: BoardPlace;
}

function largestFit(
  shapes: readonly MapShape[],
  coasts: readonly RawArea[] | undefined,
  { places, specks }: MapOptions,
): BoardFit | undefined {
  let best: BoardFit | undefined;
  for (const board of places) {
    const { west, south, east, north } = landFrame(board);
    const box = { left: west, low: south, right: east, high: north };
    // What lies beyond the coasts is cut away: the coasts are what has to fit.
    const fitted = coasts
      ? fitShapes([{ name: undefined, areas: coasts }], box, { state: 0, piece: 0 })
      : fitShapes(shapes, box, specks);
    if (fitted && (best === undefined || fitted.scale > best.fitted.scale)) {
      const placed = coasts ? shapes.map((shape) => placedShape(shape, fitted.place)) : fitted.shapes;
      best = { fitted: { ...fitted, shapes: placed }, board };
    }
  }
  return best;
}

const placedShape = ({ name, areas }: MapShape, place: Fitted['place']): MapShape => ({
  name,
  areas: areas.map((area) => area.map((ring) => ring.map(place))),
});

function drawShapes(
  { fitted: { shapes, place }, board }: BoardFit,
  coasts: readonly RawArea[] | undefined,
  { gap, cells }: MapOptions,
): { readonly grid: LabelGrid; readonly drawn: number } {
  const { west, south, east, north } = landFrame(board);
  const grid = openGrid({ left: west, low: south, right: east, high: north }, cells);
  // The largest first, so that what lies inside another comes out on top.
  const parts = shapes
    .flatMap(({ areas }, index) =>
      areas.map((area) => ({ area, index, size: Math.abs(signedArea(area[0] ?? [])) })),
    )
    .sort((p, q) => q.size - p.size || p.index - q.index);
  for (const { area, index } of parts) fillArea(grid, area, index + 1);
  closeGaps(grid, gap);
  if (coasts) {
    const land: LabelGrid = { ...grid, labels: new Uint16Array(grid.labels.length) };
    for (const area of coasts)
      fillArea(
        land,
        area.map((ring) => ring.map(place)),
        1,
      );
    for (let i = 0; i < grid.labels.length; i++) if (land.labels[i] === 0) grid.labels[i] = 0;
  }
  return { grid, drawn: shapes.length };
}

/** The routes of a source as pairs of states of the board, without those that share land anyway. */
function wantedRoutes(
  routes: readonly (readonly [number, number])[],
  members: readonly (readonly number[])[],
  arcs: readonly Arc[],
): (readonly [number, number])[] {
  const stateOf = new Map(members.flatMap((own, state) => own.map((shape) => [shape, state] as const)));
  const pairs = new Map<string, readonly [number, number]>();
  for (const [p, q] of routes) {
    const [i, j] = [stateOf.get(p), stateOf.get(q)];
    if (i !== undefined && j !== undefined && i !== j)
      pairs.set([Math.min(i, j), Math.max(i, j)].join(), [i, j]);
  }
  for (const { left, right } of arcs)
    pairs.delete([Math.min(left, right) - 1, Math.max(left, right) - 1].join());
  return [...pairs.values()];
}

/** Labels that have cells, ascending. */
function presentLabels({ labels }: LabelGrid, count: number): number[] {
  const seen = new Uint8Array(count + 1);
  for (let i = 0; i < labels.length; i++) seen[labels[i]!] = 1;
  return [...seen.keys()].filter((label) => label > 0 && seen[label] === 1);
}

/** Numbers the given labels anew, from 1 in their order. */
function relabel({ labels }: LabelGrid, present: readonly number[]): void {
  const next = new Uint16Array((present.at(-1) ?? 0) + 1);
  present.forEach((label, index) => (next[label] = index + 1));
  for (let i = 0; i < labels.length; i++) labels[i] = next[labels[i]!]!;
}

interface ThinnedGrid {
  /** For each label the source's shapes in it, the largest first. */
  readonly members: readonly (readonly number[])[];
  readonly meetings: Meetings;
}

/** Merges states until `wanted` are left, and numbers them anew. */
function thin(
  grid: LabelGrid,
  present: readonly number[],
  wanted: number,
  shapes: readonly MapShape[],
): ThinnedGrid {
  const meetings = findMeetings(grid, present.length);
  if (present.length <= wanted) return { members: present.map((label) => [label - 1]), meetings };
  const shapeOf = (label: number): number => present[label - 1]! - 1;
  const groups = thinStates(meetings, wanted, (label) => shapes[shapeOf(label)]!.continent);
  const next = new Uint16Array(present.length + 1);
  groups.forEach((group, index) => group.forEach((label) => (next[label] = index + 1)));
  const { labels } = grid;
  for (let i = 0; i < labels.length; i++) labels[i] = next[labels[i]!]!;
  const { sizes } = meetings;
  return {
    members: groups.map((group) => [...group].sort((p, q) => sizes[q]! - sizes[p]! || p - q).map(shapeOf)),
    meetings: joinMeetings(meetings, next, groups.length),
  };
}

/** States row by row from the north-west, rows as high as a state is on average. */
function readingOrder(states: readonly StateOutline[], { size, band }: BoardPlace): number[] {
  const row = Math.sqrt((size.width * (size.height - band)) / states.length);
  const rowOf = (state: number): number => Math.floor((size.height - states[state]!.centre[1]) / row);
  return [...states.keys()].sort(
    (p, q) => rowOf(p) - rowOf(q) || states[p]!.centre[0] - states[q]!.centre[0] || p - q,
  );
}

const LISTED = 8;

function noteSpecks(shapes: readonly MapShape[], present: readonly number[], pieces: number): string[] {
  const kept = new Set(present.map((label) => label - 1));
  const lost = shapes.flatMap(({ name, areas }, index) =>
    kept.has(index) || areas.length === 0 ? [] : [name ?? 'one without a name'],
  );
  const notes: string[] = [];
  if (lost.length > 0) {
    const names =
      lost.length > LISTED
        ? `${lost.slice(0, LISTED).join(', ')} and ${lost.length - LISTED} more`
        : lost.join(', ');
    notes.push(`Too small to draw: ${names}.`);
  }
  if (pieces > 0)
    notes.push(`${counted(pieces, 'islet, exclave or pond', 'islets, exclaves and ponds')} left out.`);
  return notes;
}

function noteNames(made: number, numbered: number): string[] {
  const notes: string[] = [];
  if (made > 0) notes.push(`${counted(made, 'state')} without a name got one.`);
  if (numbered > 0)
    notes.push(`${counted(numbered, 'state')} got a number after the name, which another has too.`);
  return notes;
}
