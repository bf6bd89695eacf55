import type { Board } from '#lib/board/board.ts';
import { finishDraft, type BoardDraft } from '#lib/board/edit/draft.ts';
import type { CapitalsSpec } from '#lib/board/spec.ts';
import { SPACING_STEPS, type Spacing } from './settings.ts';

/** What a board that was changed by hand is played by; the seed rolls what is rolled anew. */
export interface Rules {
  readonly seed: string;
  readonly regimes: number;
  readonly spacing: Spacing;
}

/** A drawn board promises many placements of capitals; an edited one is told how many it has left. */
export const editedCapitals = ({ regimes, spacing }: Pick<Rules, 'regimes' | 'spacing'>): CapitalsSpec => ({
  count: regimes,
  steps: SPACING_STEPS[spacing],
  minPlacements: 1,
  minShare: 0,
});

/** The board that a draft stands for under rules. */
export const finishBoard = (draft: BoardDraft, rules: Rules): Board =>
  finishDraft(draft, editedCapitals(rules), rules.seed).board;
