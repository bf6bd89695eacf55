/* What the page shows only to those who edit, in one file that is fetched with the tools for edits. */

export { BreachKey } from './BreachKey.tsx';
export { BreachList } from './BreachList.tsx';
export { BreachMarks } from './BreachMarks.tsx';
export { CutLine } from './CutLine.tsx';
export { EditsPanel } from './EditsPanel.tsx';
export { FairnessOfBoard } from '../fairness/FairnessOfBoard.tsx';
export { FilesPanel } from './FilesPanel.tsx';
export { MoveLayer } from './MoveLayer.tsx';
export { breachSentence, projectBreaches } from './projectBreaches.ts';
export { projectState } from './projectState.ts';
export { StatePanel } from './StatePanel.tsx';
