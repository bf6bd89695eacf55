import { graphFromPairs, type Graph } from '#lib/graph/graph.ts';
import type { Board } from './board.ts';

/** Who borders on whom, straits included; node i is the state with id i + 1. */
export function boardGraph({ states, borders }: Pick<Board, 'states' | 'borders'>): Graph {
  return graphFromPairs(
    states.length,
    borders.map(({ a, b }) => [a - 1, b - 1] as const),
  );
}
