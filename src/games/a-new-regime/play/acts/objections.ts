import type { RuleId } from '../../citations.ts';
import { pay, type Tokens } from '../../rules/tokens.ts';
import { AFFILIATIONS, AFFILIATION_LETTER } from '../../vocabulary.ts';
import { illegal, type IllegalAction } from '../illegal.ts';
import { nameOf, outfitById, type GameState, type OutfitId, type StateId } from '../state.ts';

/** Not an outfit of the regime on turn. */
export function notOwnOutfit(state: GameState, id: OutfitId, rule: RuleId): IllegalAction | undefined {
  const outfit = outfitById(state, id);
  if (!outfit) return illegal('no-such-outfit', rule, `There is no outfit ${String(id)} on the board.`);
  return outfit.regime === state.turn.regime
    ? undefined
    : illegal('not-yours', rule, `Outfit ${id} belongs to ${state.regimes[outfit.regime]!.name}.`);
}

/** Not a state that the regime on turn controls. */
export function notOwnState(state: GameState, id: StateId, rule: RuleId): IllegalAction | undefined {
  const land = state.lands[id];
  if (!land) return illegal('no-such-state', rule, `There is no state ${String(id)}.`);
  return land.holder === state.turn.regime
    ? undefined
    : illegal('not-yours', rule, `${nameOf(state, id)} is not under your control.`);
}

/** More than the regime on turn can pay. */
export function tooDear(state: GameState, price: Tokens, rule: RuleId): IllegalAction | undefined {
  const purse = state.regimes[state.turn.regime]!.tokens;
  return pay(purse, price)
    ? undefined
    : illegal('too-dear', rule, `That costs ${tokenText(price)}, and you have ${tokenText(purse)}.`);
}

/** Not a whole number of at least 1. */
export function notACount(count: number, rule: RuleId): IllegalAction | undefined {
  return Number.isInteger(count) && count >= 1
    ? undefined
    : illegal('not-a-number', rule, `The number must be 1 or more, not ${String(count)}.`);
}

/** Whether these are tokens at all: a whole number from 0 on for each of the three affiliations. */
export const areTokens = (tokens: Tokens): boolean =>
  typeof tokens === 'object' &&
  // Callers outside the type checker may bring anything.
  (tokens as Tokens | null) !== null &&
  AFFILIATIONS.every((one) => Number.isInteger(tokens[one]) && tokens[one] >= 0);

/** Tokens in the manual's letters: 2(X), 4($). */
export function tokenText(tokens: Tokens): string {
  const parts = AFFILIATIONS.filter((one) => tokens[one] > 0).map(
    (one) => `${tokens[one]}(${AFFILIATION_LETTER[one]})`,
  );
  return parts.length > 0 ? parts.join(', ') : 'no tokens';
}
