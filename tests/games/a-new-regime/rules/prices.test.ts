import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bribePrice,
  newConditionPrice,
  outfitPrice,
  populationRerollPrice,
  remodelPrice,
  turnTheTidePrice,
} from '#games/a-new-regime/rules/prices.ts';
import {
  afford,
  countTokens,
  exchange,
  income,
  pay,
  tokens,
  type Tokens,
} from '#games/a-new-regime/rules/tokens.ts';
import { AFFILIATIONS } from '#games/a-new-regime/vocabulary.ts';

const purse = fc.record({ militaristic: fc.nat(12), economic: fc.nat(12), religious: fc.nat(12) });

describe('prices', () => {
  // The source's own list: units, tokens of the affiliation, economic tokens.
  test.each([
    [1, 2, 0],
    [2, 2, 2],
    [3, 4, 2],
    [4, 4, 4],
    [5, 6, 4],
    [6, 6, 6],
    [7, 8, 6],
    [8, 8, 8],
    [9, 10, 8],
  ])('%i units cost %i of their affiliation and %i economic', (units, own, economic) => {
    expect(outfitPrice(units, 'religious')).toEqual(tokens({ religious: own, economic }));
    expect(outfitPrice(units, 'militaristic')).toEqual(tokens({ militaristic: own, economic }));
    expect(outfitPrice(units, 'economic')).toEqual(tokens({ economic: own + economic }));
  });

  test.each([0, 10, 1.5, -1, NaN])('there is no outfit of %s units', (units) => {
    expect(() => outfitPrice(units, 'economic')).toThrow(RangeError);
  });

  test('of everything else', () => {
    expect(turnTheTidePrice()).toEqual({ militaristic: 3, economic: 2, religious: 3 });
    expect(newConditionPrice()).toEqual({ militaristic: 5, economic: 5, religious: 5 });
    expect(populationRerollPrice()).toEqual({ militaristic: 0, economic: 1, religious: 3 });
    expect(remodelPrice('militaristic', 'religious')).toEqual({ militaristic: 2, economic: 2, religious: 4 });
    expect(remodelPrice('economic', 'religious')).toEqual({ militaristic: 0, economic: 4, religious: 4 });
    expect(remodelPrice('religious', 'economic')).toEqual({ militaristic: 0, economic: 6, religious: 2 });
    expect(bribePrice(4)).toEqual({ militaristic: 0, economic: 12, religious: 0 });
  });
});

describe('tokens', () => {
  test('a price is paid whole or not at all', () => {
    expect(pay(tokens({ economic: 5 }), tokens({ economic: 5 }))).toEqual(tokens({}));
    expect(pay(tokens({ economic: 5, religious: 9 }), tokens({ economic: 6 }))).toBeUndefined();
  });

  test('the bank takes three of one for one of another', () => {
    expect(exchange(tokens({ militaristic: 4 }), 'militaristic', 'economic')).toEqual(
      tokens({ militaristic: 1, economic: 1 }),
    );
    expect(exchange(tokens({ militaristic: 2, religious: 9 }), 'militaristic', 'economic')).toBeUndefined();
    expect(exchange(tokens({ militaristic: 9 }), 'militaristic', 'militaristic')).toBeUndefined();
  });

  test('what a purse can afford agrees with trying every exchange there is', () => {
    fc.assert(
      fc.property(purse, purse, (held, price) => {
        expect(afford(held, price)).toEqual(affordByTrying(held, price));
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    [4, 1, { economic: 3 }],
    [1, 4, {}],
  ])(
    'a state with %i loyal and %i un-loyal yields its score in its own affiliation',
    (loyal, unloyal, yielded) => {
      const land = { affiliation: 'economic', holder: 0, loyal, unloyal } as const;
      expect(income(land, 'religious')).toEqual(tokens(yielded));
    },
  );

  test('the other readings of income', () => {
    const land = { affiliation: 'economic', holder: 0, loyal: 4, unloyal: 1 } as const;
    const yielded = (option: 'one-per-state' | 'loyal-population' | 'regime-affiliation') =>
      income(land, 'religious', { 'token-income': option });
    expect(yielded('one-per-state')).toEqual(tokens({ economic: 1 }));
    expect(yielded('loyal-population')).toEqual(tokens({ economic: 4 }));
    expect(yielded('regime-affiliation')).toEqual(tokens({ religious: 3 }));
  });
});

/** Breadth first over all purses that exchanges lead to. */
function affordByTrying(held: Tokens, price: Tokens) {
  let level: readonly Tokens[] = [held];
  for (let exchanges = 0; level.length > 0; exchanges++) {
    if (level.some((one) => pay(one, price))) return { possible: true, exchanges };
    const next = level.flatMap((one) =>
      AFFILIATIONS.flatMap((give) => AFFILIATIONS.map((take) => exchange(one, give, take))),
    );
    level = [...new Map(next.flatMap((one) => (one ? [[JSON.stringify(one), one] as const] : []))).values()];
    // Each exchange loses two tokens, so this ends.
    expect(level.every((one) => countTokens(one) === countTokens(held) - 2 * (exchanges + 1))).toBe(true);
  }
  return { possible: false, exchanges: null };
}
