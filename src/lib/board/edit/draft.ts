import type { Point } from '#lib/geometry/point.ts';
import type { Board, BoardState, Border, Capitals, Size, Water } from '../board.ts';
import { boardGraph } from '../boardGraph.ts';
import { placeCapitals } from '../features/placeCapitals.ts';
import type { CapitalsSpec } from '../spec.ts';
import { lengthOf, traceLand } from './traceLand.ts';
import type { Lockable } from './words.ts';

/**
 * A board while somebody edits it: plain data, safe to serialise. States are known by a KEY that never changes: neither
 * merging nor splitting nor flooding gives a state another one. Lengths are millimetres, rounded to 0.001; neighbours
 * share the very same corners.
 */
export interface BoardDraft {
  readonly size: Size;
  readonly band: number;
  /** The land, ascending by key. */
  readonly states: readonly DraftState[];
  /** Turned to water, kept so that they can be raised again; ascending by key. */
  readonly flooded: readonly DraftState[];
  /** Sea routes, ascending by a, then b. */
  readonly straits: readonly DraftStrait[];
  /** The key of the next new state; above every key in use. */
  readonly nextKey: number;
  readonly locked: readonly DraftLock[];
  /** Keys of the states in which capitals stand, in the order placed. */
  readonly capitals: readonly number[];
}

export type DraftState = Omit<BoardState, 'id'> & { readonly key: number };

export interface DraftStrait {
  /** Lower key. */
  readonly a: number;
  /** Higher key. */
  readonly b: number;
  /** From a corner on the coast of a to one on the coast of b. */
  readonly line: readonly [Point, Point];
}

export { LOCKABLE, type Lockable } from './words.ts';

export interface DraftLock {
  readonly key: number;
  /** `all` holds the land's shape as well. */
  readonly what: Lockable;
}

/** The draft that a board starts from; keys are its ids. */
export function draftOf(board: Board): BoardDraft {
  return {
    size: board.size,
    band: board.band,
    states: board.states.map(({ id, ...state }) => ({ key: id, ...state })),
    flooded: [],
    straits: board.borders.flatMap(({ a, b, line }) => (line === undefined ? [] : [{ a, b, line }])),
    nextKey: board.states.length + 1,
    locked: [],
    capitals: [],
  };
}

export interface FinishedDraft {
  readonly board: Board;
  /** The board's id of each state on land, by key. */
  readonly idOf: ReadonlyMap<number, number>;
}

/**
 * The board that a draft stands for: ids from 1 in the order of keys, borders measured along shared corners, lakes where
 * land shuts the sea out, capitals counted anew. Where no placement of capitals is legal the board says 0 placements.
 *
 * @param capitals left out: the game has none to place
 * @param seed steers which of the fair placements is suggested
 */
export function finishDraft(
  draft: BoardDraft,
  capitals: CapitalsSpec | undefined,
  seed: string,
): FinishedDraft {
  const idOf = new Map(draft.states.map(({ key }, at) => [key, at + 1]));
  const states = draft.states.map(({ key: _, ...state }, at): BoardState => ({ id: at + 1, ...state }));
  const { touching, lakes } = traceLand(draft.states);
  const borders = touching.map(({ a, b, mm }): Border => ({ a: a + 1, b: b + 1, kind: 'land', mm }));
  for (const { a, b, line } of draft.straits) {
    borders.push({ a: idOf.get(a)!, b: idOf.get(b)!, kind: 'strait', mm: lengthOf(line), line });
  }
  borders.sort((p, q) => p.a - q.a || p.b - q.b);
  const board = {
    size: draft.size,
    band: draft.band,
    states,
    borders,
    water: waters(draft.size, lakes),
    capitals: countCapitals({ states, borders }, capitals, seed),
  };
  return { board, idOf };
}

function countCapitals(
  board: Pick<Board, 'states' | 'borders'>,
  spec: CapitalsSpec | undefined,
  seed: string,
): Capitals {
  if (!spec) return { count: 0, steps: 0, suggested: [], placements: 1, possible: [] };
  const weights = board.states.map(({ population }) => 1 + population);
  return (
    placeCapitals(boardGraph(board), weights, spec, seed) ?? {
      count: spec.count,
      steps: spec.steps,
      suggested: [],
      placements: 0,
      possible: [],
    }
  );
}

function waters({ width, height }: Size, lakes: readonly (readonly Point[])[]): Water[] {
  const whole: readonly Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return [
    { id: 1, kind: 'sea', polygon: whole },
    ...lakes.map((polygon, k): Water => ({ id: k + 2, kind: 'lake', polygon })),
  ];
}
