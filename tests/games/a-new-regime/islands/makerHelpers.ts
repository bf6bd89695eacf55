import * as tools from '#games/a-new-regime/islands/board/editTools.ts';
import type { MakerAction } from '#games/a-new-regime/islands/board/makerActions.ts';
import {
  choiceOf as choiceOfMoment,
  momentOf,
  placedOn,
  startMaker,
  type MakerState,
} from '#games/a-new-regime/islands/board/makerState.ts';
import { reduceMaker } from '#games/a-new-regime/islands/board/reduceMaker.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';

/** The page at its start, with all that edits take. */
export const start = (): MakerState => ({
  ...startMaker({ settings: DEFAULT_SETTINGS, look: DEFAULT_LOOK }),
  tools,
});

export const after = (state: MakerState, ...actions: readonly MakerAction[]): MakerState =>
  actions.reduce(reduceMaker, state);

export const choiceOf = (state: MakerState) => choiceOfMoment(momentOf(state))!;
export const settingsOf = (state: MakerState) => choiceOf(state).settings;
export const lookOf = (state: MakerState) => choiceOf(state).look;
export const editsOf = (state: MakerState) => momentOf(state).edits;
/** Ids of the states with a capital. */
export const placedIn = (state: MakerState) => placedOn(state.shown);
