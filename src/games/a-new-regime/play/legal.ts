import type { Action, ActionType } from './actions.ts';
import type { ActionKind } from './acts/kind.ts';
import { ACTION_KINDS } from './kinds.ts';
import { momentOf, type Moment } from './moment.ts';
import type { GameState } from './state.ts';

type Lister = (state: GameState, legal: Action[]) => void;

/** The kinds of actions that are possible at each moment. */
const LISTERS: ReadonlyMap<Moment, readonly Lister[]> = listersByMoment();

/**
 * All legal actions of whoever is to act, in a fixed order; none when the game is over. Left out, and only validated,
 * are offers between regimes, prophecies with several guesses, and most splits of False Profit over several players. A swap is listed once, with the
 * lower number first.
 */
export function legalActions(state: GameState): readonly Action[] {
  const legal: Action[] = [];
  for (const list of LISTERS.get(momentOf(state)) ?? []) list(state, legal);
  return legal;
}

function listersByMoment(): Map<Moment, Lister[]> {
  const byMoment = new Map<Moment, Lister[]>();
  for (const kind of Object.values(ACTION_KINDS) as readonly ActionKind<ActionType>[])
    for (const moment of kind.when) {
      const lister: Lister = (state, legal) => kind.list(state, legal as never);
      byMoment.set(moment, [...(byMoment.get(moment) ?? []), lister]);
    }
  return byMoment;
}
