import { add, multiply, ONE, rational, subtract, ZERO, type Rational } from '#lib/core/rational.ts';
import { certain, followedBy, mapDistribution, uniform, type Distribution } from '#lib/dice/distribution.ts';
import type { RulingChoices } from '../rulings/choices.ts';
import { ACTION_DIE_FACES } from '../rules/dice.ts';
import { growth } from '../rules/growth.ts';
import type { Land, People } from '../rules/land.ts';
import { inChaos } from '../rules/loyalty.ts';
import { uprisingChance } from '../rules/uprising.ts';
import { ASKER } from './target.ts';

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
