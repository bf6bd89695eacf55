import { ok, type Result } from '#lib/core/result.ts';
import type { BoardDraft } from './draft.ts';
import { noSuchState, refuse, stateOf } from './refuse.ts';

/** Says where capitals stand. Too near or too many is a breach, not a fault: a table may want to see it. */
export function placeCapitalsAt(draft: BoardDraft, keys: readonly number[]): Result<BoardDraft> {
  const missing = keys.find((key) => !stateOf(draft, key));
  if (missing !== undefined) return noSuchState(draft, missing);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) {
    return refuse('capital-twice', `${stateOf(draft, twice)!.name} can have one capital, not two.`, 'keys');
  }
  return ok({ ...draft, capitals: [...keys] });
}
