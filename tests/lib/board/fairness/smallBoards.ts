import fc from 'fast-check';
import type { Board, BoardState } from '#lib/board/board.ts';
import type { Graph } from '#lib/graph/graph.ts';
import { edgesOf } from '../../../oracles/cutsByRemoval.ts';
import { graphs } from '../../graph/graphs.ts';

export type Rolled = Pick<BoardState, 'kind' | 'population'>;

/** As much of a board as fairness reads: states along a line with the borders of a graph. Not fit to be drawn. */
export function plainBoard(
  graph: Graph,
  rolls: readonly Rolled[],
  seats: readonly number[],
  steps = 2,
): Board {
  return {
    size: { width: 100, height: 100 },
    band: 0,
    states: rolls.map(({ kind, population }, node) => ({
      id: node + 1,
      name: `State ${node + 1}`,
      kind,
      population,
      rolls: { kind: KINDS.indexOf(kind), population: { value: population, shaded: false } },
      centre: [node, 0],
      polygon: [],
    })),
    borders: edgesOf(graph).map(([a, b]) => ({ a: a + 1, b: b + 1, kind: 'land', mm: 10 })),
    water: [],
    capitals: {
      count: seats.length,
      steps,
      suggested: seats,
      placements: 1,
      possible: [...seats].sort((a, b) => a - b),
    },
  };
}

export const KINDS = ['a', 'b', 'c'];

export interface SmallBoard {
  readonly graph: Graph;
  readonly board: Board;
  readonly seats: readonly number[];
}

/** Boards of a few states with seats anywhere. */
export const smallBoards = ({
  min = 2,
  max = 8,
  seats = { min: 2, max: 4 },
} = {}): fc.Arbitrary<SmallBoard> =>
  graphs({ min, max }).chain((graph) =>
    fc
      .record({
        rolls: fc.array(
          fc.record({ kind: fc.constantFrom(...KINDS), population: fc.integer({ min: 0, max: 3 }) }),
          { minLength: graph.length, maxLength: graph.length },
        ),
        seats: fc.uniqueArray(fc.integer({ min: 1, max: graph.length }), {
          minLength: seats.min,
          maxLength: Math.min(seats.max, graph.length),
        }),
      })
      .map(({ rolls, seats }) => ({ graph, seats, board: plainBoard(graph, rolls, seats) })),
  );
