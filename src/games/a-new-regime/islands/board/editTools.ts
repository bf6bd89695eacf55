import { finishDraft, type BoardDraft } from '#lib/board/edit/draft.ts';
import { SPACING_STEPS } from '../../board/settings.ts';
import type { BoardRules, MadeBoard } from './makerState.ts';

/*
 * All that edits take, in one file that the page fetches when somebody is about to edit: most boards are taken as they
 * come.
 */

export { draftOf } from '#lib/board/edit/draft.ts';
export { rollSpec } from '../../board/spec.ts';
export { applyEdit } from '#lib/board/edit/edits.ts';
export { editSentence, movedBy } from './editSentence.ts';
export { readBoardFile } from './readBoardFile.ts';
export { labelBoxes, tokenPlaces } from './tokenPlaces.ts';
export { openedName, workText } from './workFile.ts';

/** The board that a draft stands for under rules. */
export function finishBoard(
  draft: BoardDraft,
  { seed, regimes, spacing }: BoardRules,
): Pick<MadeBoard, 'board' | 'keys'> {
  // A drawn board promises many placements; an edited one is told how many it has left.
  const capitals = { count: regimes, steps: SPACING_STEPS[spacing], minPlacements: 1, minShare: 0 };
  const { board } = finishDraft(draft, capitals, seed);
  return { board, keys: draft.states.map(({ key }) => key) };
}
