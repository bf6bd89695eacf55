import { ok, type Result } from '#lib/core/result.ts';
import type { Move } from '../rules/moves.ts';
import { replay, type GameRecord } from '../rules/replay.ts';
import type { Position } from '../rules/state.ts';
import type { Budget } from './kernel.ts';
import type { Searcher, Value } from './searcher.ts';

/** What a move of a finished game cost. */
export interface ReviewedMove {
  readonly move: Move;
  /** What the position was worth to whoever moved. */
  readonly before: Value;
  /** What it was worth to the same side after the move. */
  readonly after: Value;
  /** Tents of margin given away; never below 0 where both values are exact. */
  readonly loss: number;
  /** Whether the loss is proved. */
  readonly exact: boolean;
}

/**
 * Goes through a game from its end and says what each move cost; `budget` is for each position. `tell` hears of each
 * move as it is done, the last move first. Errors: those of `replay`.
 */
export function reviewGame(
  searcher: Searcher,
  record: GameRecord,
  budget: Budget,
  tell?: (index: number, reviewed: ReviewedMove) => void,
): Result<readonly ReviewedMove[]> {
  const played = replay(record);
  if (!played.ok) return played;
  const { positions } = played.value;
  const reviewed: ReviewedMove[] = [];
  let later = searcher.value(positions.at(-1)!, budget);
  for (let index = record.moves.length - 1; index >= 0; index--) {
    const position = positions[index]!;
    const after = sameSide(position, positions[index + 1]!, later);
    const before = searcher.value(position, budget);
    const one: ReviewedMove = {
      move: record.moves[index]!,
      before,
      after,
      loss: before.margin - after.margin,
      exact: before.exact && after.exact,
    };
    reviewed.unshift(one);
    tell?.(index, one);
    later = before;
  }
  return ok(reviewed);
}

/** A value for the mover of `next` as the mover of `position` sees it. */
const sameSide = (position: Position, next: Position, value: Value): Value =>
  position.mover === next.mover ? value : { ...value, margin: 0 - value.margin };
