import type { Board } from '#lib/board/board.ts';
import { graphFromPairs, type Graph } from '#lib/graph/graph.ts';

/** Who borders on whom, straits included; node i is the state with id i + 1. */
export const boardGraph = ({ states, borders }: Pick<Board, 'states' | 'borders'>): Graph =>
  graphFromPairs(
    states.length,
    borders.map(({ a, b }) => [a - 1, b - 1] as const),
  );
