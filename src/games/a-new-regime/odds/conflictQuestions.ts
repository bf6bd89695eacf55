import * as v from 'valibot';
import { compare, multiply, rational } from '#lib/core/rational.ts';
import { chance, expectation, type Distribution } from '#lib/dice/distribution.ts';
import { actionDice } from '../rules/actionDice.ts';
import type { Losses } from '../rules/conflict.ts';
import type { Affiliation } from '../vocabulary.ts';
import { attackLosses, bribeOdds, demoralizeLosses } from './conflictOdds.ts';
import { affiliation, NAMED, rulings, tokenCount, units } from './fields.ts';
import { question } from './question.ts';

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
