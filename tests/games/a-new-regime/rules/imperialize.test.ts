import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '#games/a-new-regime/rules/convert.ts';
import { ACTION_DIE_FACES, type ActionFace } from '#games/a-new-regime/rules/dice.ts';
import { madeNeutral, populationOf, type Land } from '#games/a-new-regime/rules/land.ts';
import { casualties, obliterate } from '#games/a-new-regime/rules/obliterate.ts';
import { purchase } from '#games/a-new-regime/rules/purchase.ts';
import { AFFILIATIONS } from '#games/a-new-regime/vocabulary.ts';

const [YOU, RIVAL] = [0, 1];
const plain = (value: number): ActionFace => ({ value, shaded: false });
const dark = (value: number): ActionFace => ({ value, shaded: true });
const rivals = (loyal: number, unloyal: number): Land => ({
  affiliation: 'economic',
  holder: RIVAL,
  loyal,
  unloyal,
});
const neutral = (loyal: number): Land => ({ ...rivals(loyal, 0), holder: null });
const anyFace = fc.constantFrom(...ACTION_DIE_FACES);
const anyLand = fc
  .record({
    affiliation: fc.constantFrom(...AFFILIATIONS),
    holder: fc.constantFrom(YOU, RIVAL, null),
    loyal: fc.nat(12),
    unloyal: fc.nat(12),
  })
  .map((land): Land => (land.holder === null ? madeNeutral(land) : land));

describe('purchasing', () => {
  test.each([
    // loyal, un-loyal, die, funds -> adjusted, price, bought
    [6, 2, dark(2), 4, 2, 4, true],
    [6, 2, dark(2), 3, 2, 4, false],
    [6, 2, plain(2), 12, 6, 12, true],
    [3, 0, dark(3), 0, 0, 0, true],
    [1, 0, dark(3), 0, -2, 0, true],
    [2, 2, plain(1), 1, 1, 2, false],
    [1, 4, plain(3), 0, 0, 0, true],
  ])('a state of %i and %i with %o and %i tokens', (loyal, unloyal, face, funds, adjusted, price, bought) => {
    const result = purchase(rivals(loyal, unloyal), YOU, face, funds);
    expect(result).toMatchObject({ score: loyal - unloyal, adjusted, price, bought });
    expect(result.land).toEqual({ ...rivals(loyal, unloyal), holder: bought ? YOU : RIVAL });
  });

  test('gives the buyer the people of a neutral state, for their price', () => {
    expect(purchase(neutral(2), YOU, plain(0), 4)).toMatchObject({
      price: 4,
      land: { holder: YOU, loyal: 2, unloyal: 0 },
    });
  });

  test('is free where neutral people count as un-loyal, and leaves them so', () => {
    expect(purchase(neutral(3), YOU, plain(3), 0, { 'neutral-loyalty': 'unloyal' })).toMatchObject({
      score: -3,
      price: 0,
      land: { holder: YOU, loyal: 0, unloyal: 3 },
    });
  });
});

describe('converting', () => {
  test.each([
    // loyal, un-loyal, die -> loyal, un-loyal, holder, effect
    [4, 0, plain(1), 3, 1, RIVAL, 'none'],
    [4, 0, dark(2), 2, 2, RIVAL, 'uprising'],
    [4, 1, plain(2), 2, 3, RIVAL, 'uprising'],
    [2, 1, plain(2), 3, 0, YOU, 'taken'],
    [2, 1, plain(3), 3, 0, YOU, 'taken'],
    [0, 2, plain(0), 2, 0, YOU, 'taken'],
    [2, 2, plain(0), 2, 2, RIVAL, 'uprising'],
  ] as const)(
    'a rival’s %i and %i with %o',
    (loyal, unloyal, face, loyalAfter, unloyalAfter, holder, effect) => {
      const { land, effect: seen } = convert(rivals(loyal, unloyal), YOU, face);
      expect(land).toEqual({ ...rivals(loyalAfter, unloyalAfter), holder });
      expect(seen).toBe(effect);
    },
  );

  test.each([
    [3, plain(2), 2, 1],
    [3, dark(3), 3, 0],
    [1, plain(3), 1, 0],
    [2, plain(0), 0, 2],
    [0, plain(1), 0, 0],
  ])('a neutral state of %i with %o is yours at once', (people, face, loyal, unloyal) => {
    expect(convert(neutral(people), YOU, face)).toMatchObject({
      land: { holder: YOU, loyal, unloyal },
      effect: 'taken',
    });
  });

  test('a 0 leaves a neutral state alone under the other reading', () => {
    const readings = { 'convert-zero': 'needs-one' } as const;
    expect(convert(neutral(2), YOU, plain(0), readings)).toMatchObject({ land: neutral(2), effect: 'none' });
    expect(convert(neutral(2), YOU, plain(1), readings).effect).toBe('taken');
  });

  test('a state in chaos already brings no uprising under the other reading, unless it is taken', () => {
    const readings = { 'falls-into-chaos': 'no' } as const;
    expect(convert(rivals(2, 2), YOU, plain(1), readings).effect).toBe('none');
    expect(convert(rivals(3, 2), YOU, plain(1), readings).effect).toBe('uprising');
    expect(convert(rivals(2, 2), YOU, plain(2), readings).effect).toBe('taken');
  });

  test('loses no figure, and in a state of your own takes nothing', () => {
    fc.assert(
      fc.property(anyLand, anyFace, (land, face) => {
        const { land: after, effect } = convert(land, YOU, face);
        expect(populationOf(after)).toBe(populationOf(land));
        if (land.holder === YOU) expect([after.holder, effect]).toEqual([YOU, 'none']);
      }),
    );
  });
});

describe('obliterating', () => {
  test.each([
    // loyal, un-loyal, die -> killed loyal, killed un-loyal
    [4, 2, plain(3), 3, 0],
    [4, 2, dark(1), 0, 1],
    [4, 2, dark(3), 1, 2],
    [0, 2, dark(3), 0, 2],
    [1, 2, plain(3), 1, 0],
  ])('in a state of %i and %i, %o kills', (loyal, unloyal, face, deadLoyal, deadUnloyal) => {
    expect(casualties({ loyal, unloyal }, face)).toEqual({ loyal: deadLoyal, unloyal: deadUnloyal });
  });

  test.each([
    // loyal, un-loyal, die -> loyal, un-loyal, holder, effect
    [3, 2, plain(3), 2, 0, YOU, 'taken'],
    [3, 2, plain(1), 2, 2, RIVAL, 'uprising'],
    [3, 2, dark(2), 3, 0, RIVAL, 'none'],
    [1, 2, dark(3), 0, 0, YOU, 'taken'],
    [2, 0, plain(2), 0, 0, YOU, 'taken'],
  ] as const)(
    'a rival’s %i and %i with %o',
    (loyal, unloyal, face, loyalAfter, unloyalAfter, holder, effect) => {
      const result = obliterate(rivals(loyal, unloyal), YOU, face);
      expect(result.land).toEqual({ ...rivals(loyalAfter, unloyalAfter), holder });
      expect(result.effect).toBe(effect);
    },
  );

  test('an emptied state stays its owner’s under the other reading, one with un-loyal people left does not', () => {
    const readings = { 'emptied-state': 'keeps-owner' } as const;
    expect(obliterate(rivals(2, 0), YOU, plain(2), readings)).toMatchObject({
      land: rivals(0, 0),
      effect: 'none',
    });
    expect(obliterate(rivals(2, 1), YOU, plain(2), readings).effect).toBe('taken');
  });

  test('an emptied state that stays its owner’s rises against it where empty states are read as chaotic', () => {
    const readings = { 'emptied-state': 'keeps-owner', 'empty-state': 'chaotic' } as const;
    expect(obliterate(rivals(2, 0), YOU, plain(2), readings)).toMatchObject({
      land: rivals(0, 0),
      effect: 'uprising',
    });
    const calmAgain = { ...readings, 'falls-into-chaos': 'no' } as const;
    expect(obliterate(rivals(2, 0), YOU, plain(2), calmAgain).effect).toBe('uprising');
    expect(obliterate(rivals(0, 0), YOU, plain(2), calmAgain).effect).toBe('none');
  });

  test.each([plain(2), dark(2)])('a neutral state loses people to %o, and is yours once empty', (face) => {
    expect(obliterate(neutral(3), YOU, face)).toMatchObject({ land: neutral(1), effect: 'none' });
    expect(obliterate(neutral(2), YOU, face)).toMatchObject({
      land: { ...neutral(0), holder: YOU },
      effect: 'taken',
    });
  });

  test('never kills more than the die shows or the state holds, and in a state of your own takes nothing', () => {
    fc.assert(
      fc.property(anyLand, anyFace, (land, face) => {
        const { land: after, killed, effect } = obliterate(land, YOU, face);
        expect(populationOf(land) - populationOf(after)).toBe(populationOf(killed));
        expect(populationOf(killed)).toBeLessThanOrEqual(face.value);
        expect(Math.min(killed.loyal, killed.unloyal, after.loyal, after.unloyal)).toBeGreaterThanOrEqual(0);
        if (land.holder === YOU) expect([after.holder, effect]).toEqual([YOU, 'none']);
      }),
    );
  });
});

test('nothing that imperializes changes what it was given', () => {
  fc.assert(
    fc.property(anyLand, anyFace, fc.nat(20), (land, face, funds) => {
      const [frozenLand, frozenFace] = [Object.freeze({ ...land }), Object.freeze({ ...face })];
      purchase(frozenLand, YOU, frozenFace, funds);
      convert(frozenLand, YOU, frozenFace);
      obliterate(frozenLand, YOU, frozenFace);
      madeNeutral(frozenLand);
      expect([frozenLand, frozenFace]).toEqual([land, face]);
    }),
  );
});
