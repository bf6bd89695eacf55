import type { MakerAction } from '#games/a-new-regime/islands/board/makerActions.ts';
import { choiceOf, startMaker, type MakerState } from '#games/a-new-regime/islands/board/makerState.ts';
import { reduceMaker } from '#games/a-new-regime/islands/board/reduceMaker.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';

export const start = (): MakerState => startMaker({ settings: DEFAULT_SETTINGS, look: DEFAULT_LOOK });

export const after = (state: MakerState, ...actions: readonly MakerAction[]): MakerState =>
  actions.reduce(reduceMaker, state);

export const settingsOf = (state: MakerState) => choiceOf(state).settings;
export const lookOf = (state: MakerState) => choiceOf(state).look;
