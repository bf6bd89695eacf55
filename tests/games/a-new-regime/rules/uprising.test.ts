import { describe, expect, test } from 'vitest';
import { rational, rationalText } from '#lib/core/rational.ts';
import { inChaos, loyaltyScore, unitLimit } from '#games/a-new-regime/rules/loyalty.ts';
import {
  risenAlone,
  risenFor,
  uprisingChance,
  uprisingQuota,
  uprisingSucceeds,
} from '#games/a-new-regime/rules/uprising.ts';

describe('loyalty and chaos', () => {
  test.each([
    [5, 2, 3, false],
    [2, 2, 0, true],
    [1, 4, -3, true],
    [0, 0, 0, false],
    [1, 0, 1, false],
  ])('%i loyal and %i un-loyal: score %i, chaos %s', (loyal, unloyal, score, chaos) => {
    expect(loyaltyScore({ loyal, unloyal })).toBe(score);
    expect(inChaos({ loyal, unloyal })).toBe(chaos);
  });

  test('an empty state is in chaos under the other reading', () => {
    expect(inChaos({ loyal: 0, unloyal: 0 }, { 'empty-state': 'chaotic' })).toBe(true);
  });

  test('neutral people count for or against their state, as the ruling has it', () => {
    const land = { affiliation: 'religious', holder: null, loyal: 3, unloyal: 0 } as const;
    expect(loyaltyScore(land)).toBe(3);
    expect(loyaltyScore(land, { 'neutral-loyalty': 'unloyal' })).toBe(-3);
  });

  test('a state raises as many units as its score, and none below zero', () => {
    const land = { affiliation: 'religious', holder: 0, loyal: 4, unloyal: 1 } as const;
    expect(unitLimit(land)).toBe(3);
    expect(unitLimit({ ...land, unloyal: 9 })).toBe(0);
  });
});

describe('the uprising', () => {
  test.each([
    // Faces 0 to 5 that are at least the quota, counted by hand.
    [1, 1, '5', '1/6'],
    [1, 2, '10/3', '1/3'],
    [2, 3, '4', '1/3'],
    [1, 3, '5/2', '1/2'],
    [1, 9, '1', '5/6'],
    [0, 2, '0', '1'],
    [9, 11, '9/2', '1/6'],
    [3, 17, '3/2', '2/3'],
  ])(
    'with %i loyal and %i un-loyal has quota %s and succeeds %s of the time',
    (loyal, unloyal, quota, chance) => {
      expect(rationalText(uprisingQuota({ loyal, unloyal }))).toBe(quota);
      expect(rationalText(uprisingChance({ loyal, unloyal }))).toBe(chance);
    },
  );

  test('agrees with the formula worked out in whole numbers, for every state in chaos up to a total of 20', () => {
    let cells = 0;
    for (let total = 2; total <= 20; total++)
      for (let loyal = 0; 2 * loyal <= total; loyal++, cells++) {
        const people = { loyal, unloyal: total - loyal };
        // face >= 10 * loyal / total, without a fraction: face * total >= 10 * loyal
        const successes = [0, 1, 2, 3, 4, 5].filter((face) => face * total >= 10 * loyal).length;
        expect(uprisingChance(people), `${loyal} of ${total}`).toEqual(rational(successes, 6));
        expect(inChaos(people)).toBe(true);
      }
    // Totals 2 to 20 have 2, 2, 3, 3, … 10, 10, 11 rows: twice 2 + … + 10, and 11.
    expect(cells).toBe(119);
  });

  test('succeeds at the quota and above it', () => {
    expect(uprisingSucceeds(4, rational(4))).toBe(true);
    expect(uprisingSucceeds(3, rational(10, 3))).toBe(false);
    expect(uprisingSucceeds(4, rational(10, 3))).toBe(true);
  });

  test('ends in a neutral state, or swaps the figures for the regime that brought it', () => {
    const land = { affiliation: 'religious', holder: 1, loyal: 2, unloyal: 5, name: 'Brume' } as const;
    expect(risenAlone(land)).toEqual({ ...land, holder: null, loyal: 7, unloyal: 0 });
    expect(risenFor(land, 0)).toEqual({ ...land, holder: 0, loyal: 5, unloyal: 2 });
  });
});
