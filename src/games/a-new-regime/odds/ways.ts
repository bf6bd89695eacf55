import { compare, rational, ZERO, type Rational } from '#lib/core/rational.ts';
import { chance, expectation } from '#lib/dice/distribution.ts';
import { actionDice } from '../rules/actionDice.ts';
import type { Land } from '../rules/land.ts';
import { imperializeMethod } from '../rules/methods.ts';
import type { RulingChoices } from '../rulings/choices.ts';
import type { Affiliation } from '../vocabulary.ts';
import { lowestPrice } from './lowestPrice.ts';
import { takeoverOdds } from './takeover.ts';

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
export const betterWay = (a: Way, b: Way): number =>
  compare(b.capture, a.capture) ||
  compare(b.immediate, a.immediate) ||
  compare(a.expectedCost, b.expectedCost);
