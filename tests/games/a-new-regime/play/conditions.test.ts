import { describe, expect, test } from 'vitest';
import { CARD_IDS, END_GAME_CONDITIONS, type EndGameConditionId } from '#games/a-new-regime/cards.ts';
import { actorOf, legalActions, type Action, type GameState } from '#games/a-new-regime/play/index.ts';
import { prove, TABLE_JUDGED } from '#games/a-new-regime/play/conditions/prove.ts';
import type { GameLand } from '#games/a-new-regime/play/state.ts';
import { AFFILIATIONS } from '#games/a-new-regime/vocabulary.ts';
import { A, B, C, does, eventsOf, position, refusal, rolling, type Wanted } from './position.ts';

const declare = { type: 'declare' } as const;
const go = { type: 'imperialize', outfit: 0 } as const;
const take = { type: 'take-control' } as const;

/** A holds the condition; its turn has just begun unless said otherwise. */
const holding = (condition: EndGameConditionId, some: Wanted = {}): GameState =>
  position({ step: 'declare', ...some, conditions: { [A]: condition } });
const acting = (condition: EndGameConditionId, some: Wanted = {}): GameState =>
  holding(condition, { step: 'actions', ...some });
const proved = (state: GameState, condition: EndGameConditionId) => prove(state, A, condition).proved;

/** Each condition in a position that proves it and in one that only just does not. */
const cases: readonly (readonly [EndGameConditionId, Wanted, Wanted])[] = [
  ['power-hungry', { lands: { 4: { holder: A } } }, { lands: { 1: { holder: A }, 4: { holder: C } } }],
  ['domination', { lands: held(A, 1, 2, 3, 5) }, { lands: held(A, 1, 2, 3) }],
  [
    'dead-eye',
    { progress: { [A]: { clean: [1, 2, 3, 5, 6] } } },
    { progress: { [A]: { clean: [1, 2, 3, 5] } } },
  ],
  [
    'last-man-standing',
    { lands: { 4: { holder: null }, 8: { holder: null }, 0: { holder: B } } },
    { lands: { 4: { holder: null } } },
  ],
  ['fear-tactics', { progress: { [A]: { fear: 5 } } }, { progress: { [A]: { fear: 4 } } }],
  ['greed', { progress: { [A]: { greedy: true } } }, {}],
  ['bought-out', { progress: { [A]: { boughtOut: true } } }, {}],
  ['corruption', { progress: { [A]: { bestBribes: 5 } } }, { progress: { [A]: { bestBribes: 4 } } }],
  [
    'mental-cleanse',
    { progress: { [A]: { bestCleanTurns: 10 } } },
    { progress: { [A]: { bestCleanTurns: 9 } } },
  ],
  [
    'social-darwinism',
    { progress: { [A]: { contested: [1, 2, 3] } } },
    { progress: { [A]: { contested: [1, 2] } } },
  ],
  ['blasphemy', { tokens: { [A]: { religious: 30 } } }, { tokens: { [A]: { religious: 29 } } }],
  ['blind-faith', { lands: held(B, 1, 2, 3) }, { lands: held(B, 1, 2) }],
  [
    'purple-kool-aid',
    { progress: { [A]: { koolAid: 'done' } } },
    { progress: { [A]: { koolAid: 'armed' } } },
  ],
  ['fear-the-wrath', { lands: { 4: { unloyal: 3 }, 8: { unloyal: 4 } } }, { lands: { 4: { unloyal: 3 } } }],
  ['guardian-angel', { progress: { [A]: { wins: 5 } } }, { progress: { [A]: { wins: 4 } } }],
  ['forgiveness', { progress: { [A]: { forgiven: true } } }, {}],
  [
    'arms-race',
    { ...everybodyPlayed(), outfits: outfits('militaristic', 'militaristic', 'religious') },
    {
      ...everybodyPlayed(),
      outfits: [
        ...outfits('militaristic', 'religious'),
        { regime: B, state: 5, affiliation: 'militaristic' },
      ],
    },
  ],
  [
    'surplus',
    { ...everybodyPlayed(), tokens: { [A]: { economic: 9, religious: 4 }, [B]: { economic: 4 } } },
    { ...everybodyPlayed(), tokens: { [A]: { economic: 8, religious: 4 }, [B]: { economic: 4 } } },
  ],
  [
    'divide-and-conquer',
    { lands: { ...held(B, 5, 7), ...held(A, 6) } },
    { lands: { ...held(B, 3, 5, 7), ...held(A, 6) } },
  ],
];

function held(holder: number, ...ids: number[]): Record<number, Partial<GameLand>> {
  return Object.fromEntries(ids.map((id) => [id, { holder }]));
}
function outfits(...affiliations: ('militaristic' | 'religious')[]): NonNullable<Wanted['outfits']> {
  return affiliations.map((affiliation, state) => ({ regime: A, state, affiliation }));
}
function everybodyPlayed(): Wanted {
  return { number: 4 };
}

describe('declaring', () => {
  test.each(cases)('%s: proved, and just not proved', (condition, yes, no) => {
    const enough = holding(condition, yes);
    expect(prove(enough, A, condition)).toMatchObject({ proved: true });
    const end = does(enough, declare).end;
    expect(end).toMatchObject({ reason: 'declared', declarer: A });
    expect(end!.score.categories.condition).toBe('A');
    const few = holding(condition, no);
    expect(refusal(few, declare)).toBe('not-proved step-declare');
    expect(legalActions(few)).not.toContainEqual(declare);
  });

  test.each([...TABLE_JUDGED])('%s is declared, and the table confirms or refuses', (condition) => {
    const judged = does(holding(condition), declare);
    expect(actorOf(judged)).toBeNull();
    expect(does(judged, { type: 'confirm' }).end?.declarer).toBe(A);
    const on = does(judged, { type: 'refuse' });
    expect(on.end).toBeNull();
    expect(refusal(on, declare)).toBe('used-up step-declare');
    expect(refusal(on, { type: 'grow' })).toBeUndefined();
  });

  test('all conditions but Prophet stand in one of these two lists', () => {
    const all = AFFILIATIONS.flatMap((one): readonly EndGameConditionId[] => END_GAME_CONDITIONS[one]);
    expect(CARD_IDS).toEqual(expect.arrayContaining(all));
    expect([...cases.map(([condition]) => condition), ...TABLE_JUDGED, 'prophet'].sort()).toEqual(
      [...all].sort(),
    );
  });

  test('it is the first step, and skips the rest of the turn', () => {
    expect(refusal(acting('greed', { progress: { [A]: { greedy: true } } }), declare)).toBe(
      'not-now turn-steps',
    );
  });

  test('Arms Race and Surplus wait until every player has had a turn', () => {
    const early = holding('surplus', { number: 3, tokens: { [A]: { economic: 9 } } });
    expect(prove(early, A, 'surplus').reason).toBe('Not every player has had a turn.');
  });

  test('Fear Tactics needs a rival who has tried at all', () => {
    expect(proved(holding('fear-tactics'), 'fear-tactics')).toBe(false);
  });

  test('Divide and Conquer finds nothing to cut off where a rival has no state', () => {
    const lands = { 4: { holder: null }, 8: { holder: null } };
    expect(proved(holding('divide-and-conquer', { lands }), 'divide-and-conquer')).toBe(false);
  });

  test('a state in chaos bars Blasphemy and Fear the Wrath, and an un-loyal person Blind Faith', () => {
    const chaos = { 0: { loyal: 1, unloyal: 1 } };
    expect(
      proved(holding('blasphemy', { lands: chaos, tokens: { [A]: { religious: 30 } } }), 'blasphemy'),
    ).toBe(false);
    const lands = { ...chaos, 4: { unloyal: 3 }, 8: { unloyal: 4 } };
    expect(proved(holding('fear-the-wrath', { lands }), 'fear-the-wrath')).toBe(false);
    expect(
      proved(holding('blind-faith', { lands: { ...held(B, 1, 2, 3), 0: { unloyal: 1 } } }), 'blind-faith'),
    ).toBe(false);
    const rivals = { ...held(B, 1, 2, 3), 4: { unloyal: 1 } };
    expect(proved(holding('blind-faith', { lands: rivals }), 'blind-faith')).toBe(true);
  });
});

describe('Prophet', () => {
  const state = holding('prophet', { conditions: {} });
  const guess = (...guesses: (readonly [number, EndGameConditionId])[]): Action => ({
    type: 'prophesy',
    guesses: guesses.map(([regime, condition]) => ({ regime, condition })),
  });
  const [b, c] = [state.regimes[B]!.condition!, state.regimes[C]!.condition!];

  test('all guessed right in one prophecy ends the game', () => {
    expect(does(state, guess([B, b], [C, c])).end?.declarer).toBe(A);
  });

  test('right guesses stay, a miss costs nothing, and there is one prophecy a turn', () => {
    const half = does(state, guess([B, b], [C, 'greed']));
    expect(half.regimes[A]!.progress.prophecies).toEqual([{ regime: B, condition: b }]);
    expect(refusal(half, guess([C, c]))).toBe('used-up step-declare');
    const next = { ...half, turn: { ...half.turn, tried: false } };
    expect(does(next, guess([C, c])).end?.declarer).toBe(A);
    expect(eventsOf(state, guess([B, b]))).toContainEqual({ type: 'prophesied', regime: A, right: [B] });
    const same = does(next, guess([B, b]));
    expect(same.end).toBeNull();
    expect(same.regimes[A]!.progress.prophecies).toEqual([{ regime: B, condition: b }]);
  });

  test('not without the card, of nobody, of yourself, or twice of one', () => {
    expect(refusal(holding('greed'), guess([B, b]))).toBe('no-card step-declare');
    expect(refusal(state, guess())).toBe('too-many step-declare');
    expect(refusal(state, guess([A, b]))).toBe('no-such-regime step-declare');
    expect(refusal(state, guess([B, b], [B, c]))).toBe('too-many step-declare');
    expect(refusal(state, guess([B, 'chess' as EndGameConditionId]))).toBe('no-card step-declare');
  });
});

describe('deeds', () => {
  const rivals = (id: number, loyal: number, unloyal: number) => ({ [id]: { holder: B, loyal, unloyal } });
  const mine = (affiliation: 'militaristic' | 'economic' | 'religious', state = 1) => [
    { regime: A, state, affiliation, units: 3 },
  ];
  const progress = (state: GameState) => state.regimes[A]!.progress;

  test('Dead Eye counts rivals’ states taken without killing an un-loyal person on the way', () => {
    const shot = (face: string, loyal: number, unloyal: number, stained: number[] = []) =>
      does(
        rolling(
          acting('dead-eye', {
            lands: rivals(1, loyal, unloyal),
            outfits: mine('militaristic'),
            progress: { [A]: { stained } },
          }),
          face,
        ),
        go,
      );
    expect(progress(shot('2', 2, 1)).clean).toEqual([1]);
    expect(progress(shot('3s', 2, 1)).clean).toEqual([]);
    expect(progress(shot('2', 2, 1, [1])).clean).toEqual([]);
    expect(progress(shot('1s', 5, 1)).stained).toEqual([1]);
    // What is won is done with; the way to another state stays as it was.
    expect(progress(shot('2', 2, 1, [1, 5])).stained).toEqual([5]);
    const neutral = does(rolling(acting('dead-eye', { outfits: mine('militaristic') }), '3'), go);
    expect(progress(neutral).clean).toEqual([]);
  });

  test('Fear Tactics starts anew with each attempt of a rival, and counts own turns', () => {
    const state = holding('fear-tactics', {
      step: 'actions',
      regime: B,
      outfits: [{ regime: B, state: 0, affiliation: 'militaristic' }],
      progress: { [A]: { fear: 3 } },
    });
    const tried = does(rolling(state, '0'), go);
    expect(progress(tried).fear).toBe(0);
    const own = holding('fear-tactics', { step: 'uprisings', progress: { [A]: { fear: 3 } } });
    expect(progress(does(own, { type: 'end-turn' })).fear).toBe(4);
    const never = holding('fear-tactics', { step: 'uprisings' });
    expect(progress(does(never, { type: 'end-turn' })).fear).toBeNull();
  });

  test('Greed counts purchases from one rival in one turn', () => {
    const bought = (from: number) => [2, 3, 5].map((state) => ({ state, from }));
    const buy = (from: number) => {
      const state = acting('greed', { lands: rivals(1, 0, 0), outfits: mine('economic') });
      return does(rolling({ ...state, turn: { ...state.turn, purchases: bought(from) } }, '0', '0'), go, {
        type: 'pick',
        die: 0,
      });
    };
    expect(progress(buy(B)).greedy).toBe(true);
    expect(progress(buy(C)).greedy).toBe(false);
  });

  test('Greed counts a state once that is bought from one rival again, and none that nobody had', () => {
    const buy = (holder: number | null, from: readonly number[]) => {
      const state = acting('greed', {
        lands: { 1: { holder, loyal: 0, unloyal: 0 } },
        outfits: mine('economic'),
      });
      const purchases = from.map((id) => ({ state: id, from: B }));
      return does(rolling({ ...state, turn: { ...state.turn, purchases } }, '0', '0'), go, {
        type: 'pick',
        die: 0,
      });
    };
    expect(progress(buy(B, [1, 2, 3])).greedy).toBe(false);
    expect(buy(B, [2, 1, 3]).turn.purchases.map(({ state }) => state)).toEqual([2, 1, 3]);
    expect(buy(null, []).turn.purchases).toEqual([]);
  });

  test('Bought Out asks for a rival’s capital and an unshaded 3', () => {
    const buy = (face: string, id = 4) =>
      progress(
        does(
          rolling(
            acting('bought-out', { tokens: { [A]: { economic: 20 } }, outfits: mine('economic', id) }),
            face,
            '0',
          ),
          go,
          { type: 'pick', die: 0 },
        ),
      ).boughtOut;
    expect([buy('3'), buy('2'), buy('3s'), buy('3', 3)]).toEqual([true, false, false, false]);
  });

  test('Corruption: a failed try breaks the row', () => {
    const outfits = [...mine('economic'), { regime: B, state: 1, affiliation: 'economic' as const }];
    const bribe = (face: string) =>
      progress(
        does(
          rolling(
            acting('corruption', {
              outfits,
              tokens: { [A]: { economic: 3 } },
              progress: { [A]: { bribes: 4, bestBribes: 4 } },
            }),
            face,
          ),
          { type: 'bribe', outfit: 0, target: 1, units: 1 },
        ),
      );
    expect(bribe('1')).toMatchObject({ bribes: 5, bestBribes: 5 });
    expect(bribe('1s')).toMatchObject({ bribes: 0, bestBribes: 4 });
  });

  test('Mental Cleanse counts own turns without anything religious at any time', () => {
    const end = (some: Wanted, ...actions: Action[]) =>
      progress(
        does(
          acting('mental-cleanse', { progress: { [A]: { cleanTurns: 3 } }, ...some }),
          ...actions,
          { type: 'end-actions' },
          { type: 'end-turn' },
        ),
      ).cleanTurns;
    expect(end({})).toBe(4);
    expect(end({ lands: { 1: { holder: A, affiliation: 'religious' } } })).toBe(0);
    expect(end({ outfits: mine('religious') })).toBe(0);
    // What is religious of others does not matter, nor what becomes of a state that is not.
    expect(end({ lands: { 4: { affiliation: 'religious' } } })).toBe(4);
    const shot = acting('mental-cleanse', { outfits: mine('militaristic', 0) });
    expect(progress(does(rolling(shot, '1'), go)).sullied).toBe(false);
    const armed = end(
      { tokens: { [A]: { militaristic: 2 } } },
      { type: 'buy-outfit', state: 0, affiliation: 'militaristic', units: 1 },
    );
    expect(armed).toBe(4);
    const passing = end(
      { tokens: { [A]: { religious: 2 } } },
      { type: 'buy-outfit', state: 0, affiliation: 'religious', units: 1 },
      { type: 'retire', outfit: 0, units: 1 },
    );
    expect(passing).toBe(0);
  });

  test('Social Darwinism counts purchases of what a third regime has tried since your last turn', () => {
    const buy = (attempt: object | null) => {
      const state = acting('social-darwinism', { lands: rivals(1, 0, 0), outfits: mine('economic') });
      const attempts = attempt ? [{ state: 1, regime: C, turn: 2, ...attempt }] : [];
      return progress(does(rolling({ ...state, attempts }, '0', '0'), go, { type: 'pick', die: 0 }))
        .contested;
    };
    expect(buy({})).toEqual([1]);
    expect(buy({ regime: B })).toEqual([]);
    expect(buy({ state: 2 })).toEqual([]);
    expect(buy({ turn: 1 })).toEqual([]);
    expect(buy(null)).toEqual([]);
  });

  test('Purple Kool-Aid: fifteen loyal people in the capital, and all killed by your own obliteration', () => {
    const at0 = (loyal: number, koolAid: 'none' | 'armed') => ({
      lands: { 0: { loyal } },
      outfits: mine('militaristic', 0),
      progress: { [A]: { koolAid } },
    });
    const kool = (state: GameState, ...actions: Action[]) => progress(does(state, ...actions)).koolAid;
    const retire = { type: 'retire', outfit: 0, units: 3 } as const;
    expect(kool(acting('purple-kool-aid', at0(12, 'none')), retire)).toBe('armed');
    expect(kool(acting('purple-kool-aid', at0(11, 'none')), retire)).toBe('none');
    expect(kool(rolling(acting('purple-kool-aid', at0(9, 'armed')), '2'), go)).toBe('armed');
    expect(kool(rolling(acting('purple-kool-aid', at0(2, 'armed')), '2'), go)).toBe('done');
    expect(kool(rolling(acting('purple-kool-aid', at0(2, 'none')), '2'), go)).toBe('none');
    // A rival's obliteration is none of your own.
    const rival = acting('purple-kool-aid', {
      ...at0(9, 'armed'),
      regime: B,
      outfits: [{ regime: B, state: 0, affiliation: 'militaristic' }],
    });
    expect(kool(rolling(rival, '2'), go)).toBe('none');
    const washed = acting('purple-kool-aid', { ...at0(9, 'armed'), hands: { [A]: ['brainwash'] } });
    expect(kool(washed, { type: 'play-card', play: { card: 'brainwash', state: 0 } })).toBe('none');
  });

  test('Guardian Angel counts conflicts that one religious outfit ended by destroying the other', () => {
    const fight = (units: number, affiliation: 'religious' | 'militaristic' = 'religious') => {
      const outfits = [
        { ...mine(affiliation)[0]!, wins: 4 },
        { regime: B, state: 1, affiliation: 'religious' as const, units },
      ];
      return progress(
        does(rolling(acting('guardian-angel', { outfits, progress: { [A]: { wins: 4 } } }), '2', '2'), {
          type: 'fight',
          outfit: 0,
          target: 1,
        }),
      );
    };
    expect(fight(2).wins).toBe(5);
    expect(fight(3).wins).toBe(4);
  });

  test('Forgiveness: a rival’s capital taken by conversion, at once or by its uprising', () => {
    const state = acting('forgiveness', { lands: rivals(4, 2, 2), outfits: mine('religious', 4) });
    expect(progress(does(rolling(state, '2'), go, take)).forgiven).toBe(true);
    const risen = does(
      rolling(state, '1', 5),
      go,
      { type: 'end-actions' },
      { type: 'roll-uprising', state: 4 },
    );
    expect(progress(risen).forgiven).toBe(true);
    const other = acting('forgiveness', { lands: rivals(3, 2, 2), outfits: mine('religious', 3) });
    expect(progress(does(rolling(other, '2'), go, take)).forgiven).toBe(false);
  });

  /** The same state with this condition on top of its pile, from where A's Change of Heart draws it for a regime. */
  const drawn = (state: GameState, top: EndGameConditionId, regime: number): GameState => {
    const { conditions } = state.piles;
    const pile = conditions.economic.includes(top) ? 'economic' : 'religious';
    const cards = [top, ...conditions[pile].filter((one) => one !== top)];
    const piles = { ...state.piles, conditions: { ...conditions, [pile]: cards } };
    return does({ ...state, piles }, { type: 'play-card', play: { card: 'change-of-heart', regime } });
  };
  const heart: Wanted = { hands: { [A]: ['change-of-heart'] } };

  test('a turn in which Mental Cleanse was drawn is no whole turn without religion', () => {
    const end: Action[] = [{ type: 'end-actions' }, { type: 'end-turn' }];
    expect(progress(does(drawn(acting('greed', heart), 'mental-cleanse', A), ...end)).cleanTurns).toBe(0);
    const forB = position({ ...heart, conditions: { [B]: 'greed' } });
    expect(drawn(forB, 'mental-cleanse', B).regimes[B]!.progress.sullied).toBe(false);
    const pious = position({
      ...heart,
      conditions: { [B]: 'greed' },
      lands: { 4: { affiliation: 'religious' } },
    });
    expect(drawn(pious, 'mental-cleanse', B).regimes[B]!.progress.sullied).toBe(true);
    const among = position({
      ...heart,
      conditions: { [B]: 'greed' },
      lands: { 0: { affiliation: 'religious' } },
      outfits: [{ regime: A, state: 0, affiliation: 'religious' }],
    });
    expect(drawn(among, 'mental-cleanse', B).regimes[B]!.progress.sullied).toBe(false);
  });

  test('a new condition forgets what outfits have won', () => {
    const outfits = [
      { ...mine('religious')[0]!, wins: 4 },
      { regime: B, state: 2, affiliation: 'religious' as const, wins: 3 },
    ];
    const state = drawn(acting('forgiveness', { ...heart, outfits }), 'guardian-angel', A);
    expect(state.outfits.map(({ wins }) => wins)).toEqual([0, 3]);
  });

  test('Purple Kool-Aid is armed at once where fifteen loyal people live in the capital already', () => {
    const state = (loyal: number) =>
      drawn(acting('forgiveness', { ...heart, lands: { 0: { loyal } } }), 'purple-kool-aid', A);
    expect([progress(state(15)).koolAid, progress(state(14)).koolAid]).toEqual(['armed', 'none']);
  });

  test('attempts are remembered until the turn of the same regime comes again', () => {
    const attempts = [2, 3, 4].map((turn) => ({ state: 1, regime: C, turn }));
    const state = position({ step: 'uprisings', number: 4, more: { attempts } });
    expect(does(state, { type: 'end-turn' }).attempts.map(({ turn }) => turn)).toEqual([3, 4]);
  });

  test('deeds count from the moment the condition is held', () => {
    const state = acting('greed', { lands: rivals(1, 2, 0), outfits: mine('militaristic') });
    expect(progress(does(rolling(state, '2'), go)).clean).toEqual([]);
  });
});
