import * as v from 'valibot';
import { add, compare, multiply, ONE, rational, subtract, ZERO, type Rational } from '#lib/core/rational.ts';
import { bestOf } from '#lib/dice/bestOf.ts';
import { chance, expectation, mapDistribution, type Distribution } from '#lib/dice/distribution.ts';
import { actionDice } from '../rules/actionDice.ts';
import { attack, bribe, demoralize, type Losses } from '../rules/conflict.ts';
import { ACTION_DIE_FACES, type ActionFace } from '../rules/dice.ts';
import { bribePrice } from '../rules/prices.ts';
import type { Affiliation } from '../vocabulary.ts';
import { affiliation, NAMED, rulings, tokenCount, units } from './fields.ts';
import { question } from './question.ts';

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

const given = v.strictObject({ defender: affiliation, units, rulings }, NAMED);

export const attackQuestion = question({
  id: 'attack',
  summary: 'what a militaristic outfit does to an outfit by attacking it',
  given,
  rulings: [],
  example: { defender: 'religious', units: 9 },
  answer: ({ defender, units: count }) =>
    told('militaristic', defender, count, attackLosses(defender, count)),
});

export const demoralizeQuestion = question({
  id: 'demoralize',
  summary: 'what a religious outfit does to an outfit by demoralizing it',
  given,
  rulings: [],
  example: { defender: 'economic', units: 2 },
  answer: ({ defender, units: count }) =>
    told('religious', defender, count, demoralizeLosses(defender, count)),
});

function told(outfit: Affiliation, defender: Affiliation, count: number, losses: Distribution<Losses>) {
  return {
    exact: {
      dice: actionDice(outfit, defender),
      outcomes: losses.outcomes
        .map(({ value }) => ({
          kills: value.defender,
          losses: value.attacker,
          chance: chance(losses, (one) => one === value),
        }))
        .sort((a, b) => a.kills - b.kills || a.losses - b.losses),
    },
    more: {
      expectedKills: expectation(losses, (one) => rational(one.defender)),
      expectedLosses: expectation(losses, (one) => rational(one.attacker)),
      destroyed: chance(losses, (one) => one.defender === count),
    },
  };
}

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

export const bribeQuestion = question({
  id: 'bribe',
  summary: 'the chance that an economic outfit bribes units away, and what it spends',
  given: v.strictObject({ defender: affiliation, units, funds: tokenCount, rulings }, NAMED),
  rulings: [],
  example: { defender: 'religious', units: 1, funds: 9 },
  answer: ({ defender, units: count, funds }) => {
    const { dice, tries, success, expectedCost, costs } = bribeOdds(defender, count, funds);
    return { exact: { dice, tries, success, expectedCost }, more: { costs } };
  },
});

export const bribeSplitQuestion = question({
  id: 'bribe-split',
  summary: 'how many units to name in a bribe, so that most are expected to leave',
  given: v.strictObject({ defender: affiliation, units, funds: tokenCount, rulings }, NAMED),
  rulings: [],
  example: { defender: 'economic', units: 4, funds: 12 },
  answer: ({ defender, units: count, funds }) => {
    const splits = Array.from({ length: count }, (_, index) => {
      const { tries, success, expectedCost } = bribeOdds(defender, index + 1, funds);
      const expectedUnits = multiply(rational(index + 1), success);
      return { units: index + 1, tries, success, expectedUnits, expectedCost };
    });
    const best = splits.reduce((a, b) => (compare(b.expectedUnits, a.expectedUnits) > 0 ? b : a));
    return { exact: { best: best.tries > 0 ? best.units : null, splits } };
  },
});
