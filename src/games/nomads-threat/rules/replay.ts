import { err, ok, type Result } from '#lib/core/result.ts';
import { applyMove } from './apply.ts';
import type { GameEvent } from './events.ts';
import type { Move } from './moves.ts';
import type { Settings } from './settings.ts';
import { setUp, type Position } from './state.ts';

/** A game as it is kept: how it began, and all that was done. */
export interface GameRecord {
  readonly settings: Settings;
  /** Where play begins, if not at the set-up; its settings are those of the game. */
  readonly start?: Position;
  readonly moves: readonly Move[];
}

export interface Replay {
  /** The start and the position after each move: one more than moves. */
  readonly positions: readonly Position[];
  /** What each move brought. */
  readonly events: readonly (readonly GameEvent[])[];
}

export const startOf = ({ settings, start }: GameRecord): Position => start ?? setUp(settings);

/** Plays a game again. Errors: `illegal-move`, with the number of the move, counted from 1, in `where`. */
export function replay(record: GameRecord): Result<Replay> {
  const positions = [startOf(record)];
  const events: (readonly GameEvent[])[] = [];
  for (const [index, move] of record.moves.entries()) {
    const applied = applyMove(positions[index]!, move);
    if (!applied.ok)
      return err({
        code: 'illegal-move',
        message: `Move ${index + 1} of the game is not possible. ${applied.error.message}`,
        where: `move ${index + 1}`,
      });
    positions.push(applied.value.position);
    events.push(applied.value.events);
  }
  return ok({ positions, events });
}
