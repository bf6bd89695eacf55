import { pick } from '#lib/random/pick.ts';
import type { Stream } from '#lib/random/stream.ts';
import { advance } from '../rules/advance.ts';
import { legalMoves } from '../rules/legal.ts';
import type { Move } from '../rules/moves.ts';
import { outcome } from '../rules/outcome.ts';
import { countPieces, type Position } from '../rules/state.ts';
import { otherSide, type Side } from '../vocabulary.ts';
import type { Budget } from './kernel.ts';
import type { MoveValue, Searcher } from './searcher.ts';

/** How strongly the computer plays, the weakest first. */
export const LEVELS = ['random', 'greedy', 'shallow', 'steady', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** How many actions deep the levels look that only glance. */
const DEPTH = { shallow: 2, steady: 3 } as const;

/**
 * A move of a level: any legal one (`random`), one that makes most tents, less those that the best answer makes
 * (`greedy`), one of the best of a short look (`shallow`, `steady`), or the best within the budget (`strong`). Undefined
 * where the game is over. Equal moves are drawn from the stream. `npm run bench -- nomads` measures how each fares against
 * the one before.
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
      return pick(stream, mostAhead(position, legal));
    case 'shallow':
    case 'steady':
      return pick(stream, pick(stream, best(searcher.glance(position, DEPTH[level]))).moves);
    case 'strong':
      return searcher.bestMove(position, budget)?.move;
  }
}

/** The moves after which the mover is furthest ahead, once the action that makes most tents has answered them. */
function mostAhead(position: Position, legal: readonly Move[]): readonly Move[] {
  const leads = legal.map((move) => {
    const { position: next } = advance(position, move);
    return outcome(next) ? lead(next, position.mover) : leadAfterAnswer(next, position.mover);
  });
  const most = Math.max(...leads);
  return legal.filter((_, index) => leads[index] === most);
}

/** The lead of `side` after the greediest action of whoever is to move: that can be the same side. */
function leadAfterAnswer(position: Position, side: Side): number {
  const { mover } = position;
  const most = Math.max(...legalMoves(position).map((move) => lead(advance(position, move).position, mover)));
  return mover === side ? most : 0 - most;
}

const lead = ({ cells }: Position, side: Side): number => {
  const counts = countPieces(cells);
  return counts[side] - counts[otherSide(side)];
};

const best = (values: readonly MoveValue[]): readonly MoveValue[] =>
  values.filter(({ margin }) => margin === values[0]!.margin);
