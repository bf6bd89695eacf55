import type { Problem } from '#lib/core/result.ts';
import { middleOf } from '#lib/geometry/middleOf.ts';
import type { Point } from '#lib/geometry/point.ts';
import { crossingSegments, type Segment } from '#lib/geometry/crossingSegments.ts';
import { boundsOf, containsPoint, signedArea } from '#lib/geometry/polygon.ts';
import { components, type Graph } from '#lib/graph/graph.ts';
import { conflictsWithin, countSpacedSets, nodesInSomeSet } from '#lib/graph/spacedSets.ts';
import type { Board, BoardState, Border, Water } from './board.ts';
import { boardGraph } from './boardGraph.ts';
import { PLACEMENT_CAP } from './features/placeCapitals.ts';
import { hasPoint, ringsOf, runsOverLand } from './stateRings.ts';

/** A length in a file may differ from the corners' by this much: both are rounded. Millimetres. */
const ROUNDING = 0.01;

/** Codes of promises that a board may break while somebody edits it; any other problem is a fault in the data. */
export const BROKEN_PROMISES: readonly string[] = ['name-twice', 'short-border', 'parts', 'no-capitals'];

/**
 * What must hold for a board, whoever made it: ids and names, outlines that neither cross nor overlap, borders that
 * are just the shared corners, crossings from coast to coast over water, one connected map, and capitals as counted.
 *
 * @param minBorder the least length of a border, millimetres
 * @returns all that is wrong; an empty list for a sound board. Codes: `invalid-board`, or one of `BROKEN_PROMISES`
 */
export function validateBoard(board: Board, minBorder = 5): Problem[] {
  const problems: Problem[] = [];
  const fault: Fault = (where, message, code = 'invalid-board') => {
    problems.push({ code, where, message });
  };
  const isSound = (): boolean => !problems.some(({ code }) => code === 'invalid-board');
  board.states.forEach((state, at) => checkState(board, state, at, fault));
  const names = new Set(board.states.map(({ name }) => name.normalize('NFC')));
  if (names.size < board.states.length) fault('states', 'Two states have the same name.', 'name-twice');
  const knownIds = checkBorderIds(board, fault);
  if (!isSound() || !knownIds) return problems;
  checkSharedCorners(board, minBorder, fault);
  checkLines(board, fault);
  checkOverlap(board, fault);
  for (const border of board.borders) checkCrossing(board, border, fault);
  board.water.forEach((water, at) => checkWater(board, water, at, fault));
  const graph = boardGraph(board);
  const pieces = components(graph).count;
  if (pieces > 1) fault('borders', `The map falls into ${pieces} parts; it must be one.`, 'parts');
  if (isSound()) checkCapitals(board, graph, fault);
  return problems;
}

/** Control and text-direction characters, halves of pairs, and letters that leave no mark. */
export const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

type Fault = (where: string, message: string, code?: string) => void;

function checkState({ size, band }: Board, state: BoardState, at: number, fault: Fault): void {
  const where = `states[${at}]`;
  if (state.id !== at + 1) fault(where, `State number ${at + 1} has the id ${state.id}; ids count from 1.`);
  const rings = ringsOf(state);
  if (rings.some(({ length }) => length < 3)) {
    fault(where, `The outline of state ${state.id} has fewer than 3 corners.`);
  }
  const outside = rings
    .flat()
    .find(([x, y]) => !(x >= 0 && x <= size.width && y >= band && y <= size.height));
  if (outside) {
    fault(
      where,
      `The outline of state ${state.id} leaves the land area of the board at ${outside.join(', ')}.`,
    );
  }
  if (!containsPoint(state.polygon, state.centre) || !hasPoint(state, state.centre)) {
    fault(where, `The centre of state ${state.id} lies outside its outline.`);
  }
  if (state.name.trim() === '' || HIDDEN.test(state.name)) {
    fault(where, `The name of state ${state.id} is empty or holds characters that do not show.`);
  }
  if (!(signedArea(state.polygon) > 0)) {
    fault(where, `The outline of state ${state.id} does not run counter-clockwise.`);
  }
  if (state.more?.some((ring) => signedArea(ring) === 0)) {
    fault(where, `A further ring of state ${state.id} encloses nothing.`);
  }
}

/** Outlines that do not cross may still lie in one another: then the middle of the inner one is on both. */
function checkOverlap({ states }: Board, fault: Fault): void {
  const bounds = states.map((state) => boundsOf(ringsOf(state).flat()));
  for (const { id, centre, more = [] } of states) {
    const pieces = more.filter((ring) => signedArea(ring) > 0);
    for (const middle of [centre, ...pieces.map((ring) => middleOf(ring))]) {
      const [x, y] = middle;
      const other = states.find((state, at) => {
        const { left, low, right, high } = bounds[at]!;
        return state.id !== id && x >= left && x <= right && y >= low && y <= high && hasPoint(state, middle);
      });
      if (other) fault('states', `State ${id} lies on state ${other.id}.`);
    }
  }
}

/** No outline and no strait may run through another. */
function checkLines({ states, borders }: Board, fault: Fault): void {
  const owners: string[] = [];
  const segments: Segment[] = [];
  for (const { id, ring } of ringsWithIds(states)) {
    ring.forEach((p, k) => {
      segments.push([p, ring[(k + 1) % ring.length]!]);
      owners.push(`the outline of state ${id}`);
    });
  }
  for (const { a, b, line } of borders) {
    if (!line) continue;
    segments.push(line);
    owners.push(`the strait of ${a} and ${b}`);
  }
  const [first, second] = crossingSegments(segments) ?? [];
  if (first === undefined || second === undefined) return;
  const place = segments[first]![0].join(', ');
  fault('states', `Near ${place} ${owners[first]} crosses ${owners[second]}.`);
}

const ringsWithIds = (states: readonly BoardState[]) =>
  states.flatMap((state) => ringsOf(state).map((ring) => ({ id: state.id, ring })));

/** The sea is the whole board, land lying on top of it; a lake is a ring with something inside. */
function checkWater({ size }: Board, { id, kind, polygon }: Water, at: number, fault: Fault): void {
  const where = `water[${at}]`;
  if (id !== at + 1) fault(where, `Water number ${at + 1} has the id ${id}; ids count from 1.`);
  if ((kind === 'sea') !== (at === 0))
    fault(where, `Water ${id} is a ${kind}; the sea comes first, then lakes.`);
  if (!(signedArea(polygon) > 0)) fault(where, `The outline of water ${id} does not run counter-clockwise.`);
  const outside = polygon.find(([x, y]) => !(x >= 0 && x <= size.width && y >= 0 && y <= size.height));
  if (outside) fault(where, `The outline of water ${id} leaves the board at ${outside.join(', ')}.`);
}

function checkBorderIds({ states, borders }: Board, fault: Fault): boolean {
  let previous = '';
  return borders.every(({ a, b }, at) => {
    const where = `borders[${at}]`;
    const key = `${String(a).padStart(8)} ${String(b).padStart(8)}`;
    const sound = Number.isInteger(a) && Number.isInteger(b) && a >= 1 && a < b && b <= states.length;
    if (!sound) fault(where, `A border joins ${a} and ${b}; it must join a lower id to a higher one.`);
    else if (key <= previous) fault(where, `The border of ${a} and ${b} is out of order or there twice.`);
    previous = key;
    return sound;
  });
}

/** Land borders must be exactly the runs of corners that two outlines share, in opposite directions. */
function checkSharedCorners({ states, borders }: Board, minBorder: number, fault: Fault): void {
  const owner = new Map<string, number>();
  const edgeKey = (p: Point, q: Point): string => `${p[0]},${p[1]},${q[0]},${q[1]}`;
  const rings = ringsWithIds(states);
  for (const { id, ring } of rings) {
    ring.forEach((p, k) => {
      const key = edgeKey(p, ring[(k + 1) % ring.length]!);
      if (owner.has(key)) fault('states', `States ${owner.get(key)} and ${id} overlap along ${key}.`);
      owner.set(key, id);
    });
  }
  const shared = new Map<string, number>();
  for (const { id, ring } of rings) {
    ring.forEach((p, k) => {
      const q = ring[(k + 1) % ring.length]!;
      const other = owner.get(edgeKey(q, p));
      if (other === id) fault('states', `Two rings of state ${id} touch along ${edgeKey(p, q)}.`);
      if (other === undefined || other <= id) return;
      const dx = q[0] - p[0];
      const dy = q[1] - p[1];
      const pair = `${id} ${other}`;
      shared.set(pair, (shared.get(pair) ?? 0) + Math.sqrt(dx * dx + dy * dy));
    });
  }
  for (const { a, b, kind, mm } of borders) {
    const length = shared.get(`${a} ${b}`);
    shared.delete(`${a} ${b}`);
    if (kind === 'strait') {
      if (length !== undefined) fault('borders', `States ${a} and ${b} share land, so they need no strait.`);
    } else if (length === undefined) {
      fault('borders', `States ${a} and ${b} have a land border but share no corners.`);
    } else {
      if (Math.abs(length - mm) > ROUNDING) {
        fault(
          'borders',
          `The border of ${a} and ${b} is ${mm} mm long by the file, ${length} by its corners.`,
        );
      }
      if (length < minBorder)
        fault('borders', `The border of ${a} and ${b} is shorter than ${minBorder} mm.`, 'short-border');
    }
  }
  for (const pair of shared.keys()) fault('borders', `States ${pair} touch but have no border.`);
}

function checkCrossing({ states }: Board, { a, b, kind, mm, line }: Border, fault: Fault): void {
  if (kind === 'land') {
    if (line) fault('borders', `The land border of ${a} and ${b} has the line of a strait.`);
    return;
  }
  if (!line) return fault('borders', `The strait of ${a} and ${b} has no line to draw.`);
  const [from, to] = line;
  const onCoast = (id: number, [x, y]: Point): boolean =>
    ringsOf(states[id - 1]!)
      .flat()
      .some((corner) => corner[0] === x && corner[1] === y);
  if (!onCoast(a, from) || !onCoast(b, to)) {
    fault('borders', `The strait of ${a} and ${b} does not run from coast to coast.`);
  }
  const crossed = states.find((state) => runsOverLand(line, state));
  if (crossed) fault('borders', `The strait of ${a} and ${b} runs over state ${crossed.id}.`);
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  if (Math.abs(Math.sqrt(dx * dx + dy * dy) - mm) > ROUNDING) {
    fault('borders', `The strait of ${a} and ${b} is not ${mm} mm long.`);
  }
}

/** Counts again what the board says of its capitals. */
function checkCapitals({ capitals, states }: Board, graph: Graph, fault: Fault): void {
  const { count, steps, suggested, placements, possible } = capitals;
  if (count === 0) return;
  const none = placements === 0;
  if (!(count >= 1 && (none || count <= states.length) && steps >= 1)) {
    return fault(
      'capitals',
      `${count} capitals ${steps} steps apart cannot stand on ${states.length} states.`,
    );
  }
  const conflicts = conflictsWithin(graph, steps);
  const nodes = suggested.map((id) => id - 1);
  const legal =
    nodes.length === (none ? 0 : count) &&
    nodes.every((node) => Number.isInteger(node) && node >= 0 && node < states.length) &&
    nodes.every((node, i) =>
      nodes.every((other, j) => i === j || !isBit(conflicts.rows, node * conflicts.words, other)),
    );
  if (!legal) fault('capitals', `The suggested capitals ${suggested.join(', ')} are not a legal placement.`);
  const counted = countSpacedSets(conflicts, count, PLACEMENT_CAP);
  if (JSON.stringify(counted) !== JSON.stringify(placements)) {
    fault('capitals', `The board has ${show(counted)} legal placements, not ${show(placements)}.`);
  }
  if (none) fault('capitals', `No placement of ${count} capitals is legal on this board.`, 'no-capitals');
  const ids = nodesInSomeSet(conflicts, count).map((node) => node + 1);
  if (ids.join() !== possible.join()) {
    fault('capitals', `Capitals can stand in the states ${ids.join(', ')}, not in ${possible.join(', ')}.`);
  }
}

const isBit = (rows: Uint32Array, row: number, bit: number): boolean =>
  ((rows[row + (bit >>> 5)]! >>> (bit & 31)) & 1) === 1;

const show = (count: number | { readonly atLeast: number }): string =>
  typeof count === 'number' ? String(count) : `at least ${count.atLeast}`;
