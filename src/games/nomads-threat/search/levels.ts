import { pick } from '#lib/random/pick.ts';
import type { Stream } from '#lib/random/stream.ts';
import { advance } from '../rules/advance.ts';
import { legalMoves } from '../rules/legal.ts';
import type { Move } from '../rules/moves.ts';
import { countPieces, type Position } from '../rules/state.ts';
import type { Budget } from './kernel.ts';
import type { MoveValue, Searcher } from './searcher.ts';

/** How strongly the computer plays, the weakest first. */
export const LEVELS = ['random', 'greedy', 'shallow', 'steady', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** How many actions deep the levels look that only glance. */
const DEPTH = { shallow: 2, steady: 3 } as const;

/**
 * A move of a level: any legal one (`random`), one that makes most tents (`greedy`), one of the best of a short look
 * (`shallow`, `steady`), or the best within the budget (`strong`). Undefined where the game is over. Equal moves are
 * drawn from the stream.
 */
export function chooseMove(
  searcher: Searcher,
  position: Position,
  level: Level,
  stream: Stream,
  budget: Budget,
): Move | undefined {
  const legal = legalMoves(position);
  if (legal.length === 0) return undefined;
  switch (level) {
    case 'random':
      return pick(stream, legal);
    case 'greedy':
      return pick(stream, mostTents(position, legal));
    case 'shallow':
    case 'steady':
      return pick(stream, pick(stream, best(searcher.glance(position, DEPTH[level]))).moves);
    case 'strong':
      return searcher.bestMove(position, budget)?.move;
  }
}

function mostTents(position: Position, legal: readonly Move[]): readonly Move[] {
  const made = legal.map((move) => countPieces(advance(position, move).position.cells)[position.mover]);
  const most = Math.max(...made);
  return legal.filter((_, index) => made[index] === most);
}

const best = (values: readonly MoveValue[]): readonly MoveValue[] =>
  values.filter(({ margin }) => margin === values[0]!.margin);
