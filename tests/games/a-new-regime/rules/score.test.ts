import { describe, expect, test } from 'vitest';
import { finalScore, hasBonus, type Standing } from '#games/a-new-regime/rules/score.ts';
import { afford, tokens, type Tokens } from '#games/a-new-regime/rules/tokens.ts';
import cases from '../../../cases/a-new-regime-score.json' with { type: 'json' };

const standing = (over: Partial<Standing>): Standing => ({
  name: 'One',
  states: [{ affiliation: 'religious', loyal: 2, unloyal: 0 }],
  tokens: tokens({}),
  bodies: 1,
  deeds: { obliterated: 1, purchased: 1, converted: 1 },
  declared: false,
  proactivity: 0,
  ...over,
});

describe('the final score', () => {
  const scored = cases.cases.find(({ question }) => question === 'score')!;

  test('is that of the case worked out by hand', () => {
    expect(finalScore(scored.given.regimes as unknown as Standing[])).toEqual(scored.expected);
  });

  test('shares a victory between equals', () => {
    expect(finalScore([standing({}), standing({ name: 'Two' })]).winners).toEqual(['One', 'Two']);
  });

  test('gives a category to nobody on a tie, with no un-loyal people too', () => {
    const { categories } = finalScore([standing({}), standing({ name: 'Two', bodies: 3 })]);
    expect(Object.values(categories)).toEqual([null, null, null, null, null, null]);
  });

  test('compares sums of loyalty, or the best state under the other reading', () => {
    const many = standing({
      name: 'Many',
      states: Array.from({ length: 3 }, () => ({ affiliation: 'religious', loyal: 2, unloyal: 0 }) as const),
    });
    const one = standing({ states: [{ affiliation: 'religious', loyal: 5, unloyal: 0 }] });
    expect(finalScore([many, one]).categories.highestLoyalty).toBe('Many');
    expect(finalScore([many, one], { 'score-loyalty': 'best-state' }).categories.highestLoyalty).toBe('One');
  });

  test('counts five for each Proactivity card, even without states', () => {
    const landless = standing({ name: 'Two', states: [], bodies: 0, proactivity: 2 });
    expect(finalScore([standing({}), landless]).totals['Two']).toBe(10);
    const literal = standing({
      name: 'Two',
      states: [],
      bodies: 0,
      deeds: { obliterated: 0, purchased: 0, converted: 0 },
    });
    const rival = standing({ states: [{ affiliation: 'religious', loyal: 2, unloyal: 1 }] });
    const { categories, bonuses } = finalScore([rival, literal], { 'landless-scoring': 'literal' });
    expect(categories.lowestUnloyalPopulation).toBe('Two');
    expect(bonuses['Two']).toEqual(['pacifism', 'stingy', 'religious-freedom']);
  });
});

describe('bonuses', () => {
  const states = (...affiliations: ('militaristic' | 'economic' | 'religious')[]) =>
    affiliations.map((affiliation) => ({ affiliation, loyal: 1, unloyal: 0 }));

  test('need more than half the states, not half', () => {
    const half = standing({ states: states('economic', 'economic', 'religious', 'militaristic') });
    const more = standing({ states: states('economic', 'economic', 'religious') });
    expect(hasBonus('capitalism', half)).toBe(false);
    expect(hasBonus('capitalism', more)).toBe(true);
    expect(hasBonus('martial-law', standing({ states: states('militaristic') }))).toBe(true);
    expect(hasBonus('social-engineering', standing({ states: states('religious') }))).toBe(true);
  });

  test.each([
    [1, true, false],
    [2, false, false],
    [3, false, true],
    [4, false, true],
  ])('with %i bodies: united %s, buckshot %s', (bodies, united, buckshot) => {
    expect(hasBonus('a-nation-united', standing({ bodies }))).toBe(united);
    expect(hasBonus('buckshot', standing({ bodies }))).toBe(buckshot);
  });

  test('of restraint hold until the first deed', () => {
    const deeds = { obliterated: 0, purchased: 0, converted: 0 };
    for (const [bonus, deed] of [
      ['pacifism', 'obliterated'],
      ['stingy', 'purchased'],
      ['religious-freedom', 'converted'],
    ] as const) {
      expect(hasBonus(bonus, standing({ deeds }))).toBe(true);
      expect(hasBonus(bonus, standing({ deeds: { ...deeds, [deed]: 1 } }))).toBe(false);
    }
  });
});

test('paying with exchange is that of the case worked out by hand', () => {
  const { given, expected } = cases.cases.find(({ question }) => question === 'afford')!;
  expect(afford(given.tokens as Tokens, given.prices as Tokens)).toEqual(expected);
});
