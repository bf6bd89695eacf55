import type { BoardDraft, DraftState } from '#lib/board/edit/draft.ts';
import type { BoardEdit } from '#lib/board/edit/edits.ts';
import type { Result } from '#lib/core/result.ts';

/** A move that nobody has taken yet. */
export interface MovePreview {
  /** Millimetres, to tenths: the way of the last place that was allowed. */
  readonly dx: number;
  readonly dy: number;
  /** The states whose outlines change, as they would be. */
  readonly changed: readonly DraftState[];
  /** Why it goes no farther. */
  readonly refusal?: string;
}

export const STILL: MovePreview = { dx: 0, dy: 0, changed: [] };

/**
 * What a move would do. Where it is refused, the state stays at the last place that was allowed, and the reason is told.
 */
export function previewMove(
  draft: BoardDraft,
  key: number,
  dx: number,
  dy: number,
  last: MovePreview,
  apply: (edit: BoardEdit) => Result<BoardDraft>,
): MovePreview {
  const way = { dx: tenths(dx), dy: tenths(dy) };
  if (way.dx === 0 && way.dy === 0) return STILL;
  const made = apply({ type: 'move', key, ...way });
  if (!made.ok) return { ...last, refusal: made.error.message };
  const before = new Map(draft.states.map((state) => [state.key, state]));
  const changed = made.value.states.filter((state) => before.get(state.key) !== state);
  return { ...way, changed };
}

const tenths = (length: number): number => Math.round(length * 10) / 10 + 0;
