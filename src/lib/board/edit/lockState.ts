import { ok, type Result } from '#lib/core/result.ts';
import { LOCKABLE, type BoardDraft, type Lockable } from './draft.ts';
import { noSuchState, stateOf } from './refuse.ts';

/** Locks a part of a state, or lets go of it. Locks are kept in order, so that the same locks are the same draft. */
export function lockState(draft: BoardDraft, key: number, what: Lockable, on: boolean): Result<BoardDraft> {
  if (!stateOf(draft, key)) return noSuchState(draft, key);
  const others = draft.locked.filter((lock) => lock.key !== key || lock.what !== what);
  const locked = on ? [...others, { key, what }] : others;
  locked.sort((p, q) => p.key - q.key || LOCKABLE.indexOf(p.what) - LOCKABLE.indexOf(q.what));
  return ok({ ...draft, locked });
}
