import type { BoardDraft } from '#lib/board/edit/draft.ts';
import { finishBoard as boardOf } from '../../board/finishBoard.ts';
import type { BoardRules, MadeBoard } from './makerState.ts';

/*
 * All that edits take, in one file that the page fetches when somebody is about to edit: most boards are taken as they
 * come.
 */

export { draftOf } from '#lib/board/edit/draft.ts';
export { rollSpec } from '../../board/spec.ts';
export { applyEdit } from '#lib/board/edit/edits.ts';
export { editSentence, movedBy } from './editSentence.ts';
export { moveCapital, placeCapital, placeCapitals, removeCapital } from './placeCapital.ts';
export { readBoardFile } from './readBoardFile.ts';
export { labelBoxes, tokenPlaces } from './tokenPlaces.ts';
export { openedName, workText } from './workFile.ts';

/** The board that a draft stands for under rules, with the key of each of its states. */
export function finishBoard(draft: BoardDraft, rules: BoardRules): Pick<MadeBoard, 'board' | 'keys'> {
  return { board: boardOf(draft, rules), keys: draft.states.map(({ key }) => key) };
}
