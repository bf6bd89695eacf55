import type { Board } from '#lib/board/board.ts';
import { fairnessScore } from '#lib/board/fairness/fairnessScore.ts';
import { seatMeasures } from '#lib/board/fairness/seatMeasures.ts';
import type { Graph } from '#lib/graph/graph.ts';
import { allSpacedSets } from './spacedSets.ts';

const scoreOf = (board: Board, seats: readonly number[]): number =>
  fairnessScore(seatMeasures(board, seats))!.score;

/** The highest score that any rearrangement of the people of the states (by id) that are free can have. */
export function bestByRearranging(board: Board, seats: readonly number[], free: readonly number[]): number {
  let best = 0;
  const people = board.states.map(({ population }) => population);
  const fill = (at: number, left: readonly number[]): void => {
    if (at === free.length) {
      const states = board.states.map((state, node) => ({ ...state, population: people[node]! }));
      best = Math.max(best, scoreOf({ ...board, states }, seats));
      return;
    }
    for (const value of new Set(left)) {
      people[free[at]! - 1] = value;
      fill(at + 1, left.toSpliced(left.indexOf(value), 1));
    }
  };
  fill(
    0,
    free.map((id) => board.states[id - 1]!.population),
  );
  return best;
}

/** The highest score of any legal placement of as many capitals as the board wants; 0 where none is legal. */
export function bestByPlacing(graph: Graph, board: Board): number {
  const { count, steps } = board.capitals;
  const scores = allSpacedSets(graph, steps, count).map((set) =>
    scoreOf(
      board,
      set.map((node) => node + 1),
    ),
  );
  return Math.max(0, ...scores);
}
