import { err, ok, type Result } from '#lib/core/result.ts';
import type { Action, ActionType } from './actions.ts';
import type { ActionKind } from './acts/kind.ts';
import { openDraft } from './draft.ts';
import type { GameEvent } from './events.ts';
import { illegal, type IllegalAction } from './illegal.ts';
import { ACTION_KINDS } from './kinds.ts';
import { momentOf, type Moment } from './moment.ts';
import type { GameState } from './state.ts';

export interface Applied {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** The table's entry for an action fits that action, which the compiler cannot follow through a union. */
type AnyKind = ActionKind<ActionType> & { readonly check: (state: GameState, action: Action) => unknown };

const KINDS = new Map(Object.entries(ACTION_KINDS)) as unknown as ReadonlyMap<string, AnyKind>;

/**
 * Carries out an action of whoever `actorOf` says is to act. The state given is left as it is. An action that is not
 * possible comes back as an error that names the rule; nothing throws for values that fit the types of `Action`.
 */
export function apply(state: GameState, action: Action): Result<Applied, IllegalAction> {
  const objection = objectionTo(state, action);
  if (objection) return err(objection);
  const draft = openDraft(state);
  KINDS.get(action.type)!.perform(draft, action as never);
  return ok({ state: draft.now, events: draft.events });
}

/** Why an action is not possible now; undefined if it is. */
export function objectionTo(state: GameState, action: Action): IllegalAction | undefined {
  const kind = KINDS.get(action.type);
  if (!kind)
    return illegal(
      'unknown-action',
      'turn-steps',
      `There is no action ${String((action as { type: unknown }).type)}.`,
    );
  const moment = momentOf(state);
  if (!kind.when.includes(moment))
    return illegal('not-now', 'turn-steps', `${action.type} is not possible now: ${WAITING[moment]}.`);
  return kind.check(state, action as never);
}

const WAITING: Readonly<Record<Moment, string>> = {
  capitals: 'capitals are being placed',
  deal: 'the first conditions are being dealt',
  ended: 'the game is over',
  verdict: 'the table has to judge a declaration',
  offer: 'an offer has to be answered',
  pick: 'a die has to be picked',
  window: 'somebody is asked for a card',
  control: 'it has to be said what becomes of the state that was won',
  'bribe-again': 'it has to be said whether the bribe is tried again',
  declare: 'the turn has just begun, and the people have not grown',
  population: 'the people are growing',
  tokens: 'tokens have to be collected, or left',
  actions: 'it is the fourth step of the turn',
  uprisings: 'it is the step of uprisings',
};
