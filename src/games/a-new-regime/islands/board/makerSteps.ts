import { record, type History } from '#ui/history.ts';
import { addEdit } from './addEdit.ts';
import { buildBoard } from './buildBoard.ts';
import type { MakerAction } from './makerActions.ts';
import { momentOf, type MakerState, type Moment } from './makerState.ts';
import { boardSentence } from './sentences.ts';

/* What actions are made of: each takes the page's state and gives the next one. */

export const say = (state: MakerState, text: string): MakerState => ({
  ...state,
  said: { text, count: state.said.count + 1 },
});

/** What came of new settings; problems have a voice of their own. */
export const outcome = (state: MakerState): string => (state.problem ? '' : boardSentence(state.shown));

/** Takes a history's present as the page's: its board, its capitals, or why there is no board. */
export function moveTo(state: MakerState, history: History<Moment>): MakerState {
  const { problem: _, refusal: __, ...rest } = state;
  const built = buildBoard(state.shown, history.present, state.tools);
  if (!built.ok) return { ...rest, history, problem: { nearest: [], ...built.error } };
  const shown = built.value;
  if (shown.board === state.shown.board) return { ...rest, history, shown };
  const { current, hovered, opened, ...still } = rest;
  const known = new Set([...shown.keys, ...(shown.draft?.flooded ?? []).map(({ key }) => key)]);
  return {
    ...still,
    history,
    shown,
    ...(current !== undefined && { current: known.has(current) ? current : shown.keys.at(-1)! }),
    ...(hovered !== undefined && known.has(hovered) && { hovered }),
    ...(opened !== undefined && known.has(opened) && { opened }),
  };
}

/** Makes edits as one step, or says why the first that cannot be made is refused; then none is. */
export function makeEdits(
  state: MakerState,
  { edits, tag, said }: Omit<Extract<MakerAction, { readonly type: 'edited' }>, 'type'>,
): MakerState {
  if (state.problem) return say(state, NO_BOARD);
  const moment = momentOf(state);
  const joined = edits.reduce(addEdit, moment.edits);
  if (joined === moment.edits) return state;
  const built = buildBoard(state.shown, { ...moment, edits: joined }, state.tools);
  if (!built.ok) return say({ ...state, refusal: built.error.message }, built.error.message);
  const { tools } = state;
  const before = state.shown.draft ?? tools!.draftOf(state.shown.board);
  const next = moveTo(
    { ...state, shown: built.value },
    record(state.history, { ...moment, edits: joined }, tag),
  );
  const text = said ?? edits.map((each) => tools!.editSentence(before, built.value.draft!, each)).join(' ');
  const told = say(next, text);
  return { ...told, said: { ...told.said, edited: true } };
}

export type MadeEdit = Moment['edits'][number];

/** The board in sight is then one of other settings, and edits belong to the settings. */
export const NO_BOARD = 'These settings have no board to change.';
