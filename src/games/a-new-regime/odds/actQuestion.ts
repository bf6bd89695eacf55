import * as v from 'valibot';
import { compare, rational, ZERO, type Rational } from '#lib/core/rational.ts';
import { chance, expectation } from '#lib/dice/distribution.ts';
import { actionDice } from '../rules/actionDice.ts';
import type { Land } from '../rules/land.ts';
import { imperializeMethod } from '../rules/methods.ts';
import type { RulingChoices } from '../rulings/choices.ts';
import { AFFILIATIONS, type Affiliation } from '../vocabulary.ts';
import { affiliation, NAMED, target, tokenCount } from './fields.ts';
import { lowestPrice } from './purchaseQuestion.ts';
import { question } from './question.ts';
import { takeoverOdds } from './takeover.ts';
import { targetLand } from './target.ts';

/** One way to go for a state. */
export interface Way {
  readonly outfit: Affiliation;
  readonly method: 'purchase' | 'convert' | 'obliterate';
  readonly dice: number;
  readonly immediate: Rational;
  readonly capture: Rational;
  /** Economic tokens spent on average. */
  readonly expectedCost: Rational;
}

/** How an outfit of this affiliation fares against a state. */
export function wayOf(outfit: Affiliation, land: Land, funds: number, readings: RulingChoices): Way {
  const method = imperializeMethod(outfit);
  if (method !== 'purchase') {
    const { dice, immediate, capture } = takeoverOdds(method, land, readings);
    return { outfit, method, dice, immediate, capture, expectedCost: ZERO };
  }
  const price = lowestPrice(land, readings);
  const success = chance(price, (one) => one <= funds);
  return {
    outfit,
    method,
    dice: actionDice(outfit, land.affiliation),
    immediate: success,
    capture: success,
    expectedCost: expectation(price, (one) => rational(one <= funds ? one : 0)),
  };
}

/** The better chance first; then at once before by uprising; then the cheaper. */
const betterWay = (a: Way, b: Way): number =>
  compare(b.capture, a.capture) ||
  compare(b.immediate, a.immediate) ||
  compare(a.expectedCost, b.expectedCost);

export const actQuestion = question({
  id: 'act',
  summary: 'which outfit should act on a state, and with what chance',
  given: v.strictObject(
    {
      ...target,
      funds: v.optional(tokenCount, 0),
      outfits: v.optional(
        v.pipe(
          v.array(affiliation, 'a list of affiliations'),
          v.minLength(1, 'a list of at least one affiliation'),
          v.maxLength(AFFILIATIONS.length, 'a list of at most three affiliations'),
        ),
        [...AFFILIATIONS],
      ),
    },
    NAMED,
  ),
  rulings: ['neutral-loyalty', 'empty-state', 'emptied-state', 'falls-into-chaos', 'convert-zero'],
  example: { state: 'economic', loyal: 2, unloyal: 1, funds: 4 },
  answer: ({ funds, outfits, rulings, ...asked }) => {
    const land = targetLand(asked);
    const ways = [...new Set(outfits)].map((outfit) => wayOf(outfit, land, funds, rulings)).sort(betterWay);
    return { exact: { best: ways[0]!.outfit, ways: ways.map((way) => ({ ...way })) } };
  },
});
