import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '#games/a-new-regime/rules/convert.ts';
import { ACTION_DIE_FACES } from '#games/a-new-regime/rules/dice.ts';
import { growth } from '#games/a-new-regime/rules/growth.ts';
import type { Land } from '#games/a-new-regime/rules/land.ts';
import { inChaos, loyaltyScore } from '#games/a-new-regime/rules/loyalty.ts';
import { obliterate } from '#games/a-new-regime/rules/obliterate.ts';
import { purchase } from '#games/a-new-regime/rules/purchase.ts';
import type { Readings } from '#games/a-new-regime/rules/readings.ts';
import { finalScore, type Standing } from '#games/a-new-regime/rules/score.ts';
import { income, NO_TOKENS } from '#games/a-new-regime/rules/tokens.ts';
import { RULINGS } from '#games/a-new-regime/rulings.ts';
import { AFFILIATIONS } from '#games/a-new-regime/vocabulary.ts';

/** Every ruling with its default written out. */
const defaults = Object.fromEntries(RULINGS.map((ruling) => [ruling.id, ruling.default])) as Readings;
const land = fc.record({
  affiliation: fc.constantFrom(...AFFILIATIONS),
  holder: fc.constantFrom(0, 1, null),
  loyal: fc.nat(4),
  unloyal: fc.nat(4),
});
const face = fc.constantFrom(...ACTION_DIE_FACES);

/** All that depends on a ruling, for one state and one die. */
const all = (state: Land, die: (typeof ACTION_DIE_FACES)[number], readings?: Readings) => [
  loyaltyScore(state, readings),
  inChaos(state, readings),
  purchase(state, 0, die, 6, readings),
  convert(state, 0, die, readings),
  obliterate(state, 0, die, readings),
  growth(state, die, readings),
  income(state, 'religious', readings),
  finalScore([standing(state)], readings),
];

const standing = (state: Land): Standing => ({
  name: 'One',
  states: [state],
  tokens: NO_TOKENS,
  bodies: 1,
  deeds: { obliterated: 0, purchased: 0, converted: 0 },
  declared: false,
  proactivity: 0,
});

describe('where no reading is chosen', () => {
  test('the rules take the default that the manual names', () => {
    fc.assert(
      fc.property(land, face, (state, die) => {
        expect(all(state, die)).toEqual(all(state, die, defaults));
      }),
    );
  });

  test('other readings would be noticed', () => {
    const changed = (id: keyof Readings, option: string) =>
      fc
        .sample(fc.tuple(land, face), { seed: 7, numRuns: 400 })
        .some(
          ([state, die]) =>
            JSON.stringify(all(state, die)) !== JSON.stringify(all(state, die, { [id]: option } as Readings)),
        );
    for (const id of [
      'neutral-loyalty',
      'empty-state',
      'emptied-state',
      'convert-zero',
      'falls-into-chaos',
      'population-growth',
      'token-income',
    ] as const) {
      const ruling = RULINGS.find((one) => one.id === id)!;
      for (const { id: option } of ruling.options)
        if (option !== ruling.default) expect(changed(id, option), `${id} ${option}`).toBe(true);
    }
  });
});
