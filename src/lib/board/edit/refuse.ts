import { err, type Result } from '#lib/core/result.ts';
import type { BoardDraft, DraftState, Lockable } from './draft.ts';

/** The answer to an edit that cannot be made. `where` is a state's key or the part of the edit that is at fault. */
export const refuse = (code: string, message: string, where = 'edit'): Result<never> =>
  err({ code, message, where });

export const stateOf = ({ states }: BoardDraft, key: number): DraftState | undefined =>
  states.find((state) => state.key === key);

/** The answer to an edit of a state that is not on land. */
export function noSuchState({ flooded }: BoardDraft, key: number): Result<never> {
  const drowned = flooded.find((state) => state.key === key);
  return drowned
    ? refuse('under-water', `${drowned.name} is under water; raise it first.`, String(key))
    : refuse('no-state', `There is no state with the key ${key} on this board.`, String(key));
}

/** Whether this part of a state is held fast, alone or with all the rest of it. */
export const isLocked = ({ locked }: BoardDraft, key: number, what: Lockable): boolean =>
  locked.some((lock) => lock.key === key && (lock.what === what || lock.what === 'all'));

const PARTS: Readonly<Record<Lockable, string>> = {
  kind: 'kind',
  population: 'population',
  name: 'name',
  all: 'land',
};

/** The answer to an edit of what is locked. */
export const lockedProblem = ({ key, name }: DraftState, what: Lockable): Result<never> =>
  refuse('locked', `The ${PARTS[what]} of ${name} is locked; unlock it first.`, String(key));

/** The draft with one state in another's stead. */
export const withState = (draft: BoardDraft, changed: DraftState): BoardDraft => ({
  ...draft,
  states: draft.states.map((state) => (state.key === changed.key ? changed : state)),
});
