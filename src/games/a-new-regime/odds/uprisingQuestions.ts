import * as v from 'valibot';
import { add, multiply, ONE, rational, subtract, ZERO, type Rational } from '#lib/core/rational.ts';
import {
  chance,
  certain,
  followedBy,
  mapDistribution,
  uniform,
  type Distribution,
} from '#lib/dice/distribution.ts';
import type { RulingChoices } from '../rulings/choices.ts';
import { ACTION_DIE_FACES } from '../rules/dice.ts';
import { growth } from '../rules/growth.ts';
import type { Land, People } from '../rules/land.ts';
import { inChaos } from '../rules/loyalty.ts';
import { uprisingChance, uprisingQuota } from '../rules/uprising.ts';
import { figures, flag, NAMED, rulings, turns } from './fields.ts';
import { question } from './question.ts';
import { ASKER } from './target.ts';

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

/** The people of a state of one's own after so many turns of growth, uprisings left aside. */
export function grownPeople(start: People, count: number, readings: RulingChoices): Distribution<People> {
  const key = ({ loyal, unloyal }: People) => `${loyal} ${unloyal}`;
  let people: Distribution<People> = certain(start);
  for (let turn = 0; turn < count; turn++) {
    people = followedBy(people, (now) => growthOf(now, readings), key);
  }
  return people;
}

function growthOf(people: People, readings: RulingChoices): Distribution<People> {
  const land: Land = { ...people, affiliation: 'economic', holder: ASKER };
  return mapDistribution(
    uniform(ACTION_DIE_FACES),
    (face) => {
      const { loyal, unloyal } = growth(land, face, readings);
      return { loyal, unloyal };
    },
    ({ loyal, unloyal }) => `${loyal} ${unloyal}`,
  );
}

const start = { loyal: figures, unloyal: figures, turns, rulings } as const;

export const growthQuestion = question({
  id: 'growth',
  summary: 'the people of a state of yours after some turns of growth, uprisings left aside',
  given: v.strictObject(start, NAMED),
  rulings: ['population-growth', 'empty-state'],
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

/** The chances that a state of one's own has been lost to its own people by the end of each turn. */
export function lostByTurn(start: People, count: number, readings: RulingChoices): readonly Rational[] {
  let standing: readonly { readonly people: People; readonly chance: Rational }[] = [
    { people: start, chance: ONE },
  ];
  let lost = ZERO;
  return Array.from({ length: count }, () => {
    const next = new Map<string, { people: People; chance: Rational }>();
    for (const { people, chance: before } of standing) {
      const grown = growthOf(people, readings);
      for (const { value, weight } of grown.outcomes) {
        const reached = multiply(before, rational(weight, grown.total));
        const rises = inChaos(value, readings) ? uprisingChance(value) : ZERO;
        const gone = multiply(reached, rises);
        lost = add(lost, gone);
        const name = `${value.loyal} ${value.unloyal}`;
        const stays = subtract(reached, gone);
        const twin = next.get(name);
        if (stays.numerator > 0n)
          next.set(name, { people: value, chance: twin ? add(twin.chance, stays) : stays });
      }
    }
    standing = [...next.values()];
    return lost;
  });
}

export const uprisingWithinQuestion = question({
  id: 'uprising-within',
  summary: 'the chance that a state of yours is lost to an uprising within some turns, growth included',
  given: v.strictObject(start, NAMED),
  rulings: ['population-growth', 'empty-state'],
  example: { loyal: 1, unloyal: 1, turns: 3 },
  answer: ({ turns: count, rulings: readings, ...people }) => {
    const byTurn = lostByTurn(people, count, readings);
    return { exact: { success: byTurn.at(-1)!, byTurn } };
  },
});
