import * as v from 'valibot';
import { rational } from '#lib/core/rational.ts';
import { chance } from '#lib/dice/distribution.ts';
import { inChaos } from '../rules/loyalty.ts';
import { uprisingChance, uprisingQuota } from '../rules/uprising.ts';
import { figures, flag, NAMED, rulings, turns } from './fields.ts';
import { grownPeople, lostByTurn } from './growthOdds.ts';
import { question } from './question.ts';

export const uprisingQuestion = question({
  id: 'uprising',
  summary: 'whether a state is in chaos, its uprising quota and the chance of an uprising',
  given: v.strictObject({ loyal: figures, unloyal: figures, neutral: flag, rulings }, NAMED),
  rulings: ['empty-state'],
  example: { loyal: 3, unloyal: 3 },
  answer: ({ loyal, unloyal, neutral, rulings: readings }) => {
    const people = { loyal, unloyal };
    const chaos = !neutral && inChaos(people, readings);
    return {
      exact: chaos
        ? { chaos, quota: uprisingQuota(people), success: uprisingChance(people) }
        : { chaos, quota: null, success: null },
    };
  },
});

const start = { loyal: figures, unloyal: figures, turns, rulings } as const;

export const growthQuestion = question({
  id: 'growth',
  summary: 'the people of a state of yours after some turns of growth, uprisings left aside',
  given: v.strictObject(start, NAMED),
  rulings: ['population-growth', 'population-cap', 'empty-state'],
  example: { loyal: 2, unloyal: 0, turns: 2 },
  answer: ({ turns: count, rulings: readings, ...people }) => {
    const after = grownPeople(people, count, readings);
    return {
      exact: {
        outcomes: after.outcomes
          .map(({ value: { loyal, unloyal }, weight }) => ({
            loyal,
            unloyal,
            chance: rational(weight, after.total),
          }))
          .sort((a, b) => a.loyal - b.loyal || a.unloyal - b.unloyal),
        chaos: chance(after, (one) => inChaos(one, readings)),
      },
    };
  },
});

export const uprisingWithinQuestion = question({
  id: 'uprising-within',
  summary: 'the chance that a state of yours is lost to an uprising within some turns, growth included',
  given: v.strictObject(start, NAMED),
  rulings: ['population-growth', 'population-cap', 'empty-state'],
  example: { loyal: 1, unloyal: 1, turns: 3 },
  answer: ({ turns: count, rulings: readings, ...people }) => {
    const byTurn = lostByTurn(people, count, readings);
    return { exact: { success: byTurn.at(-1)!, byTurn } };
  },
});
