import * as v from 'valibot';
import { rational, type Rational } from '#lib/core/rational.ts';
import { chance, expectation, quantile } from '#lib/dice/distribution.ts';
import { actionDice } from '../rules/actionDice.ts';
import { loyaltyScore } from '../rules/loyalty.ts';
import { NAMED, target, tokenCount } from './fields.ts';
import { lowestPrice } from './lowestPrice.ts';
import { question } from './question.ts';
import { targetLand } from './target.ts';

/** How sure a buyer may want to be. */
const CERTAINTIES: readonly Rational[] = [rational(1, 2), rational(3, 4), rational(9, 10), rational(1)];

export const purchaseQuestion = question({
  id: 'purchase',
  summary: 'what buying a state costs, and the chance that the funds suffice',
  given: v.strictObject({ ...target, funds: tokenCount }, NAMED),
  rulings: ['neutral-loyalty'],
  example: { state: 'religious', loyal: 6, unloyal: 2, funds: 12 },
  answer: ({ funds, rulings, ...asked }) => {
    const land = targetLand(asked);
    const price = lowestPrice(land, rulings);
    return {
      exact: {
        dice: actionDice('economic', land.affiliation),
        price: Object.fromEntries(
          price.outcomes.map(({ value }) => [value, chance(price, (one) => one === value)]),
        ),
        success: chance(price, (one) => one <= funds),
      },
      more: {
        score: loyaltyScore(land, rulings),
        expectedPrice: expectation(price, (one) => rational(one)),
        expectedSpending: expectation(price, (one) => rational(one <= funds ? one : 0)),
        fundsFor: CERTAINTIES.map((certainty) => ({ chance: certainty, funds: quantile(price, certainty) })),
      },
    };
  },
});
