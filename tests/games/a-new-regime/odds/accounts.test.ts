import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AFFILIATIONS } from '#games/a-new-regime/vocabulary.ts';
import { affordByTrying, PRICE_LIST, scoreByHand } from '../../../oracles/accounts.ts';
import { exact } from './asking.ts';

describe('the price of an outfit', () => {
  test.each(AFFILIATIONS)('of %s units is that of the list', (affiliation) => {
    PRICE_LIST.forEach(([own, economic], index) => {
      const cost = { militaristic: 0, economic: 0, religious: 0 };
      cost[affiliation] += own;
      cost.economic += economic;
      expect(exact('outfit-price', { units: index + 1, affiliation })).toEqual({ cost });
    });
  });
});

describe('what exchanges can pay', () => {
  const few = fc.nat(12);
  const purse = fc.record({ militaristic: few, economic: few, religious: few });

  test('agrees with trying all exchanges', () => {
    fc.assert(
      fc.property(purse, purse, (tokens, prices) => {
        expect(exact('afford', { tokens, prices })).toEqual(affordByTrying(tokens, prices));
      }),
    );
  });

  test('takes tokens that are left out for none', () => {
    expect(exact('afford', { tokens: { religious: 3 }, prices: { economic: 1 } })).toEqual({
      possible: true,
      exchanges: 1,
    });
    expect(exact('afford', { tokens: {}, prices: {} })).toEqual({ possible: true, exchanges: 0 });
  });
});

describe('the score', () => {
  const figures = fc.nat(4);
  const small = fc.nat(2);
  const regime = fc.record({
    states: fc.array(
      fc.record({ affiliation: fc.constantFrom(...AFFILIATIONS), loyal: figures, unloyal: figures }),
      { maxLength: 4 },
    ),
    tokens: fc.record({ militaristic: small, economic: small, religious: small }),
    bodies: fc.nat(4),
    deeds: fc.record({ obliterated: small, purchased: small, converted: small }),
    declared: fc.boolean(),
    proactivity: small,
  });
  const named = fc
    .array(regime, { minLength: 1, maxLength: 5 })
    .map((all) =>
      all.map((one, index) => ({ name: ['North', 'South', '__proto__', '7', 'é'][index]!, ...one })),
    );

  test('agrees with adding it up by hand, ties and regimes without land included', () => {
    const readings = fc.constantFrom(
      {},
      { 'landless-scoring': 'literal' },
      { 'score-loyalty': 'best-state' },
      { 'landless-scoring': 'literal', 'score-loyalty': 'best-state' },
    );
    fc.assert(
      fc.property(named, readings, (regimes, rulings) => {
        expect(exact('score', { regimes, rulings })).toEqual(scoreByHand(regimes, rulings));
      }),
      { numRuns: 400 },
    );
  });
});
