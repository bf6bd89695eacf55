import { bestOf } from '#lib/dice/bestOf.ts';
import { mapDistribution, type Distribution } from '#lib/dice/distribution.ts';
import { actionDice } from '../rules/actionDice.ts';
import { ACTION_DIE_FACES } from '../rules/dice.ts';
import type { Land } from '../rules/land.ts';
import { loyaltyScore } from '../rules/loyalty.ts';
import { adjustedScore, purchasePrice } from '../rules/purchase.ts';
import type { RulingChoices } from '../rulings/choices.ts';

/** The price that the cheapest of the dice asks, in economic tokens. */
export function lowestPrice(land: Land, readings: RulingChoices): Distribution<number> {
  const score = loyaltyScore(land, readings);
  const prices = ACTION_DIE_FACES.map((face) => purchasePrice(adjustedScore(score, face)));
  const dice = actionDice('economic', land.affiliation);
  return mapDistribution(
    bestOf(dice, prices, (a, b) => a - b),
    (price) => price,
    String,
  );
}
