import { describe, expect, test } from 'vitest';
import { END_GAME_CONDITIONS, TURN_THE_TIDE_CARDS } from '#games/a-new-regime/cards.ts';
import { actorOf, legalActions } from '#games/a-new-regime/play/index.ts';
import { NO_TOKENS, tokens } from '#games/a-new-regime/rules/tokens.ts';
import { A, B, does, people, position, refusal, rolling, type Wanted } from './position.ts';

const purse = (some: object, more: Wanted = {}) => position({ ...more, tokens: { [A]: some } });

describe('the bank', () => {
  const change = { type: 'exchange', give: 'religious', take: 'economic' } as const;

  test('three of one affiliation for one of another', () => {
    expect(does(purse({ religious: 4 }), change).regimes[A]!.tokens).toEqual(
      tokens({ religious: 1, economic: 1 }),
    );
  });

  test('not for less, not for the same, not of three kinds', () => {
    expect(refusal(purse({ religious: 2 }), change)).toBe('too-dear trade-bank');
    expect(refusal(purse({ religious: 3 }), { ...change, take: 'religious' })).toBe(
      'wrong-affiliation trade-bank',
    );
    expect(refusal(purse({ religious: 1, militaristic: 1, economic: 1 }), change)).toBe(
      'too-dear trade-bank',
    );
  });

  test('not between a roll and its payment', () => {
    const state = does(
      purse({ economic: 9 }, { outfits: [{ regime: A, state: 1, affiliation: 'economic' }] }),
      { type: 'imperialize', outfit: 0 },
    );
    expect(refusal(state, change)).toBe('not-now turn-steps');
  });
});

describe('trade between regimes', () => {
  const state = position({ tokens: { [A]: { economic: 3 }, [B]: { religious: 2 } } });
  const offer = {
    type: 'offer',
    partner: B,
    give: tokens({ economic: 2 }),
    take: tokens({ religious: 1 }),
  } as const;

  test('the partner accepts, and tokens change hands', () => {
    const offered = does(state, offer);
    expect(actorOf(offered)).toBe(B);
    expect(legalActions(offered)).toEqual([{ type: 'accept' }, { type: 'decline' }]);
    const traded = does(offered, { type: 'accept' });
    expect(traded.regimes[A]!.tokens).toEqual(tokens({ economic: 1, religious: 1 }));
    expect(traded.regimes[B]!.tokens).toEqual(tokens({ economic: 2, religious: 1 }));
  });

  test('or declines, and nothing does', () => {
    const declined = does(state, offer, { type: 'decline' });
    expect(declined.regimes.map((one) => one.tokens)).toEqual(state.regimes.map((one) => one.tokens));
    expect(declined.pending).toBeNull();
  });

  test('a gift is a trade', () => {
    expect(refusal(state, { ...offer, take: NO_TOKENS })).toBeUndefined();
  });

  test.each([
    ['with yourself', { partner: A }, 'no-such-regime trade-players'],
    ['with nobody', { partner: 7 }, 'no-such-regime trade-players'],
    ['of nothing', { give: NO_TOKENS, take: NO_TOKENS }, 'not-a-number trade-players'],
    ['of negative tokens', { give: tokens({ economic: -2 }) }, 'not-a-number trade-players'],
    ['of what you do not have', { give: tokens({ economic: 4 }) }, 'too-dear trade-players'],
    ['of what the other does not have', { take: tokens({ religious: 3 }) }, 'too-dear trade-players'],
  ])('none %s', (_, change, refused) => {
    expect(refusal(state, { ...offer, ...change })).toBe(refused);
  });
});

describe('remodelling', () => {
  const remodel = { type: 'remodel', state: 0, affiliation: 'religious' } as const;

  test('two of the old, two economic and four of the new; the regime keeps its affiliation', () => {
    const state = does(purse({ militaristic: 2, economic: 2, religious: 4 }), remodel);
    expect(state.lands[0]!.affiliation).toBe('religious');
    expect(state.regimes[A]).toMatchObject({ affiliation: 'militaristic', tokens: NO_TOKENS });
  });

  test('to economic the parts add up', () => {
    const state = does(purse({ militaristic: 2, economic: 6 }), { ...remodel, affiliation: 'economic' });
    expect(state.regimes[A]!.tokens).toEqual(NO_TOKENS);
  });

  test('only your own states, to another affiliation, if you can pay', () => {
    const rich = purse({ militaristic: 9, economic: 9, religious: 9 });
    expect(refusal(rich, { ...remodel, state: 1 })).toBe('not-yours price-remodel');
    expect(refusal(rich, { ...remodel, affiliation: 'militaristic' })).toBe(
      'wrong-affiliation price-remodel',
    );
    expect(refusal(purse({ economic: 9, religious: 9 }), remodel)).toBe('too-dear price-remodel');
  });
});

describe('rolling a population again', () => {
  const again = (state: number) => ({ type: 'reroll-population', state }) as const;
  const lands = { 1: { holder: A }, 2: { holder: A }, 3: { holder: A } };
  const grown = (rulings: Wanted['rulings'] = {}) =>
    does(
      rolling(
        purse({ economic: 9, religious: 30 }, { rulings: rulings!, lands, step: 'declare' }),
        '3s',
        '2s',
        '1s',
        '0s',
      ),
      { type: 'grow' },
    );
  const acting = () => does(grown(), { type: 'skip-income' });

  test('this turn’s growth is taken back and rolled anew, for 3(T) and 1($)', () => {
    const state = does(rolling(acting(), '2'), again(0));
    expect(people(state, 0)).toEqual([5, 0]);
    expect(state.regimes[A]!.tokens).toEqual(tokens({ economic: 8, religious: 27 }));
  });

  test('once a state and three times a turn', () => {
    const thrice = does(acting(), again(0), again(1), again(2));
    expect(refusal(thrice, again(3))).toBe('used-up population-reroll-limits');
    expect(refusal(does(acting(), again(0)), again(0))).toBe('used-up population-reroll-limits');
  });

  test('not where something has touched the state since, and not for others’ states', () => {
    const touched = does(
      { ...acting(), outfits: [{ ...OUTFIT, state: 1 }], nextOutfit: 1 },
      { type: 'retire', outfit: 0, units: 1 },
    );
    expect(refusal(touched, again(1))).toBe('no-target price-population-reroll');
    expect(refusal(acting(), again(4))).toBe('not-yours price-population-reroll');
  });

  test('population-reroll at-growth: before income, and not later', () => {
    expect(refusal(grown(), again(0))).toBe('not-now price-population-reroll');
    const early = grown({ 'population-reroll': 'at-growth' });
    expect(refusal(early, again(0))).toBeUndefined();
    expect(refusal(does(early, { type: 'skip-income' }), again(0))).toBe('not-now price-population-reroll');
  });

  const OUTFIT = {
    id: 0,
    regime: A,
    affiliation: 'militaristic',
    units: 3,
    moved: false,
    bought: false,
    imperialized: 0,
    conflicts: 0,
    wins: 0,
  } as const;
});

describe('buying cards', () => {
  const buy = { type: 'buy-card' } as const;
  const price = { militaristic: 3, economic: 2, religious: 3 };

  test('the top card of the pile, for 3(X), 2($) and 3(T)', () => {
    const state = purse(price);
    const bought = does(state, buy);
    expect(bought.regimes[A]!.hand).toEqual([state.piles.tide[0]]);
    expect(bought.regimes[A]!.tokens).toEqual(NO_TOKENS);
    expect(refusal(bought, buy)).toBe('too-dear price-turn-the-tide');
  });

  test('an empty pile is made of the discards; if there are none there is nothing to buy', () => {
    const [first, ...rest] = TURN_THE_TIDE_CARDS;
    const discarded = purse(price, {
      more: { piles: { ...position().piles, tide: [], discards: TURN_THE_TIDE_CARDS } },
    });
    expect(does(discarded, buy).piles).toMatchObject({ discards: [] });
    expect(does(discarded, buy).piles.tide).toHaveLength(15);
    const held = purse(price, { hands: { [B]: [first!, ...rest] } });
    expect(held.piles.tide).toEqual([]);
    expect(refusal(held, buy)).toBe('used-up price-turn-the-tide');
  });
});

describe('buying a condition', () => {
  const buy = (pile: 'militaristic' | 'religious') => ({ type: 'buy-condition', pile }) as const;
  const price = { militaristic: 5, economic: 5, religious: 5 };

  test('the old one goes back into its pile, which is shuffled, and the deeds begin anew', () => {
    const state = purse(price, { conditions: { [A]: 'dead-eye' }, progress: { [A]: { clean: [1, 2] } } });
    const bought = does(state, buy('militaristic'));
    expect(END_GAME_CONDITIONS.militaristic).toContain(bought.regimes[A]!.condition);
    expect(bought.regimes[A]!.progress.clean).toEqual([]);
    expect(bought.piles.conditions.militaristic).toHaveLength(5);
    expect(refusal(bought, buy('militaristic'))).toBe('too-dear price-new-condition');
  });

  test('starting-condition: the pile of the old one, or any', () => {
    expect(refusal(purse(price), buy('religious'))).toBe('wrong-affiliation price-new-condition');
    const founded = position();
    const free = { ...founded, rulings: { 'starting-condition': 'any-pile' } as const };
    const rich = { ...free, regimes: free.regimes.map((one) => ({ ...one, tokens: price })) };
    expect(END_GAME_CONDITIONS.religious).toContain(does(rich, buy('religious')).regimes[A]!.condition);
  });
});
