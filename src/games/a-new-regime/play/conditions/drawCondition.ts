import { END_GAME_CONDITIONS, type EndGameConditionId } from '../../cards.ts';
import type { RegimeId } from '../../rules/land.ts';
import { AFFILIATIONS, type Affiliation } from '../../vocabulary.ts';
import type { Draft } from '../draft.ts';
import { holdCondition } from './note.ts';

/** The pile that a condition belongs to. */
export const pileOf = (condition: EndGameConditionId): Affiliation =>
  AFFILIATIONS.find((one) => (END_GAME_CONDITIONS[one] as readonly string[]).includes(condition))!;

/** The top card of a pile, which a check has found not to be empty, becomes a regime's condition. */
export function drawCondition(draft: Draft, regime: RegimeId, pile: Affiliation): void {
  const { piles } = draft.now;
  const [condition, ...rest] = piles.conditions[pile];
  if (condition === undefined) throw new RangeError('A pile was not checked before the draw.');
  draft.now.piles = { ...piles, conditions: { ...piles.conditions, [pile]: rest } };
  holdCondition(draft, regime, condition);
}

/** A condition goes under its pile; says which pile that is. */
export function returnCondition(draft: Draft, condition: EndGameConditionId): Affiliation {
  const { piles } = draft.now;
  const pile = pileOf(condition);
  const cards = [...piles.conditions[pile], condition];
  draft.now.piles = { ...piles, conditions: { ...piles.conditions, [pile]: cards } };
  return pile;
}
