import { add, multiply, ONE, rational, subtract, ZERO, type Rational } from '#lib/core/rational.ts';
import { bestOf } from '#lib/dice/bestOf.ts';
import { mapDistribution, type Distribution } from '#lib/dice/distribution.ts';
import { actionDice } from '../rules/actionDice.ts';
import { attack, bribe, demoralize, type Losses } from '../rules/conflict.ts';
import { ACTION_DIE_FACES, type ActionFace } from '../rules/dice.ts';
import { bribePrice } from '../rules/prices.ts';
import type { Affiliation } from '../vocabulary.ts';

/** Prefers more kills, then no loss of one's own. */
export const moreKills = (a: Losses, b: Losses): number => b.defender - a.defender || a.attacker - b.attacker;

/** The losses when the best die is picked, of an act that is rolled for at once. */
export function bestLosses(
  outfit: Affiliation,
  defender: Affiliation,
  of: (face: ActionFace) => Losses,
): Distribution<Losses> {
  const best = bestOf(actionDice(outfit, defender), ACTION_DIE_FACES.map(of), moreKills);
  return mapDistribution(
    best,
    (losses) => losses,
    ({ attacker, defender: lost }) => `${attacker} ${lost}`,
  );
}

/** An attack on an outfit of so many units. */
export const attackLosses = (defender: Affiliation, count: number): Distribution<Losses> =>
  bestLosses('militaristic', defender, (face) => attack(count, face));

/** Demoralizing an outfit of so many units. */
export const demoralizeLosses = (defender: Affiliation, count: number): Distribution<Losses> =>
  bestLosses('religious', defender, (face) => demoralize(count, face));

/** Bribing so many units until it works, the tries run out or the money does. */
export interface BribeOdds {
  readonly dice: number;
  /** Tries that the grid allows and the funds pay for. */
  readonly tries: number;
  readonly success: Rational;
  /** Economic tokens spent on average. */
  readonly expectedCost: Rational;
  /** What is spent in all, with its chance. */
  readonly costs: readonly { readonly cost: number; readonly chance: Rational }[];
}

/** The odds of bribing `count` units with `funds` economic tokens. Each try is one die at the full price. */
export function bribeOdds(defender: Affiliation, count: number, funds: number): BribeOdds {
  const dice = actionDice('economic', defender);
  const price = bribePrice(count).economic;
  const tries = Math.min(dice, Math.floor(funds / price));
  const works = rational(
    ACTION_DIE_FACES.filter((face) => bribe(count, face).defender === count).length,
    ACTION_DIE_FACES.length,
  );
  const fails = subtract(ONE, works);
  const costs: { cost: number; chance: Rational }[] = [];
  let reached = ONE;
  for (let used = 1; used <= tries; used++) {
    const ends = used === tries ? reached : multiply(reached, works);
    costs.push({ cost: used * price, chance: ends });
    reached = multiply(reached, fails);
  }
  if (tries === 0) costs.push({ cost: 0, chance: ONE });
  return {
    dice,
    tries,
    success: subtract(ONE, reached),
    expectedCost: costs.reduce((sum, one) => add(sum, multiply(rational(one.cost), one.chance)), ZERO),
    costs,
  };
}
