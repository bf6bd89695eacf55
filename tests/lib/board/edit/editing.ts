import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_SETTINGS, type BoardSettings } from '#games/a-new-regime/board/settings.ts';
import { boardSpec } from '#games/a-new-regime/board/spec.ts';
import type { Board } from '#lib/board/board.ts';
import { draftOf, type BoardDraft } from '#lib/board/edit/draft.ts';
import { applyEdit, applyEdits, type BoardEdit } from '#lib/board/edit/edits.ts';
import type { BoardSpec } from '#lib/board/spec.ts';

/** A board of these settings with all that edits of it need. */
export interface Studio {
  readonly spec: BoardSpec;
  readonly board: Board;
  readonly draft: BoardDraft;
}

export function openStudio(change: Partial<BoardSettings> = {}): Studio {
  const settings = { ...DEFAULT_SETTINGS, ...change };
  const made = generateBoard(settings);
  if (!made.ok) throw new Error(made.error.message);
  return { spec: boardSpec(settings), board: made.value, draft: deepFreeze(draftOf(made.value)) };
}

/** The draft after these edits; an edit that is refused is a fault of the test. */
export function edited({ draft, spec }: Pick<Studio, 'draft' | 'spec'>, ...edits: BoardEdit[]): BoardDraft {
  const done = applyEdits(draft, edits, spec);
  if (!done.ok) throw new Error(`edit ${done.error.at}: ${done.error.message}`);
  return deepFreeze(done.value);
}

/** Why an edit is refused, or undefined if it is not. */
export function refusalOf(
  { draft, spec }: Pick<Studio, 'draft' | 'spec'>,
  edit: BoardEdit,
): string | undefined {
  const done = applyEdit(draft, edit, spec);
  return done.ok ? undefined : done.error.message;
}

/** Makes every list and object of a value refuse changes, so that an impure function is found out. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
