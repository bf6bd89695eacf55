import type { ActionOf, ActionType } from '../actions.ts';
import type { Draft } from '../draft.ts';
import type { IllegalAction } from '../illegal.ts';
import type { Moment } from '../moment.ts';
import type { GameState } from '../state.ts';

/** One kind of action: when it can be done, what forbids it, what it does, and which of it are legal. */
export interface ActionKind<T extends ActionType> {
  readonly when: readonly Moment[];
  /** Looks at one action at a right moment; its values may be anything of their types. */
  readonly check: (state: GameState, action: ActionOf<T>) => IllegalAction | undefined;
  /** Carries out an action that `check` has passed. */
  readonly perform: (draft: Draft, action: ActionOf<T>) => void;
  /** Adds the legal ones to a list, at a right moment. */
  readonly list: (state: GameState, legal: ActionOf<T>[]) => void;
}

/** A kind of action without values of its own. */
export function plainKind<T extends ActionType>(
  action: ActionOf<T>,
  when: readonly Moment[],
  perform: (draft: Draft) => void,
  check: (state: GameState) => IllegalAction | undefined = () => undefined,
): ActionKind<T> {
  return {
    when,
    check,
    perform,
    list: (state, legal) => {
      if (!check(state)) legal.push(action);
    },
  };
}
