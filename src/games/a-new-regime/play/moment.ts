import type { RegimeId } from '../rules/land.ts';
import type { Pending } from './pending.ts';
import type { GameState, Step } from './state.ts';

/** What the game waits for: a phase, an answer, or the step of the turn. */
export type Moment = 'capitals' | 'deal' | 'ended' | Pending['kind'] | Step;

export function momentOf({ phase, pending, turn }: GameState): Moment {
  if (phase !== 'play') return phase;
  return pending === null ? turn.step : pending.kind;
}

/** The regime that is to act; null when the table judges, or the game is over. */
export function actorOf(state: GameState): RegimeId | null {
  const { phase, pending, turn, regimes } = state;
  if (phase === 'capitals') return regimes.findIndex(({ capital }) => capital === null);
  if (phase === 'deal') return regimes.findIndex(({ condition }) => condition === null);
  if (phase === 'ended') return null;
  switch (pending?.kind) {
    case 'verdict':
      return null;
    case 'offer':
      return pending.partner;
    case 'window':
      return pending.speaker;
    default:
      return turn.regime;
  }
}
