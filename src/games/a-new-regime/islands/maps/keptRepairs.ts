import type { BoardDraft } from '#lib/board/edit/draft.ts';
import { applyEdits, type BoardEdit } from '#lib/board/edit/edits.ts';
import type { RollSpec } from '#lib/board/spec.ts';

/** What tells whether two maps have the very same states. */
interface StatesOf {
  readonly states: readonly Pick<BoardDraft['states'][number], 'key' | 'name'>[];
}

/** Repairs made by hand, each some edits, and the map that they were made on. */
export interface Repairs {
  readonly on?: StatesOf;
  readonly made: readonly (readonly BoardEdit[])[];
}

export const NO_REPAIRS: Repairs = { made: [] };

/**
 * The repairs that still hold on a map: those of a map with the very same states, as it comes of other rules or of a
 * larger sheet, less what can no longer be done there. Others would mend states that they were not meant for.
 */
export function keptRepairs({ on, made }: Repairs, draft: BoardDraft, rolls: RollSpec): Repairs['made'] {
  if (on === draft) return made;
  if (!on || !sameStates(on, draft)) return [];
  const kept: (readonly BoardEdit[])[] = [];
  let mended = draft;
  for (const edits of made) {
    const next = applyEdits(mended, edits, rolls);
    if (!next.ok) continue;
    mended = next.value;
    kept.push(edits);
  }
  return kept;
}

const sameStates = (a: StatesOf, b: StatesOf): boolean =>
  a.states.length === b.states.length &&
  a.states.every(({ key, name }, at) => b.states[at]!.key === key && b.states[at]!.name === name);
