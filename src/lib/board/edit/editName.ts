import { quote } from '#lib/core/quote.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { HIDDEN } from '../validate.ts';
import type { BoardDraft } from './draft.ts';
import { isLocked, lockedProblem, noSuchState, refuse, stateOf, withState } from './refuse.ts';

/** Longest name of a state, in UTF-16 units. */
export const NAME_MAX = 40;

/** A name as it is kept: composed to NFC, no white space at the ends. */
export const tidyName = (name: string): string => name.normalize('NFC').trim();

/** Gives a state another name, tidied. Two states may have the same name for now: that is a breach, not a fault. */
export function editName(draft: BoardDraft, key: number, wanted: string): Result<BoardDraft> {
  const state = stateOf(draft, key);
  if (!state) return noSuchState(draft, key);
  if (isLocked(draft, key, 'name')) return lockedProblem(state, 'name');
  const name = tidyName(wanted);
  if (name === '') return refuse('bad-name', `${state.name} needs a name; an empty one was given.`, 'name');
  if (name.length > NAME_MAX) {
    return refuse(
      'bad-name',
      `The name ${quote(name)} has ${name.length} characters; at most ${NAME_MAX} fit.`,
      'name',
    );
  }
  if (HIDDEN.test(name)) {
    return refuse('bad-name', `The name ${quote(name)} holds characters that do not show.`, 'name');
  }
  return ok(withState(draft, { ...state, name }));
}
