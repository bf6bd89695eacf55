import { describe, expect, test } from 'vitest';
import { apply, legalActions, type Action, type GameState } from '#games/a-new-regime/play/index.ts';
import { NO_TOKENS, tokens } from '#games/a-new-regime/rules/tokens.ts';
import { A, B, C, does, people, position, refusal, rolling, type Wanted } from './position.ts';

const at = (step: Wanted['step'], some: Wanted = {}): GameState =>
  position({ ...(step && { step }), ...some });
const grow = { type: 'grow' } as const;
const rise = (state: number) => ({ type: 'roll-uprising', state }) as const;
const end = { type: 'end-turn' } as const;

describe('the steps', () => {
  test('declare or grow, tokens, actions, uprisings, and then the regime before in the order of capitals', () => {
    const steps: (readonly [string, string])[] = [];
    let state = at('declare', { regime: C, number: 1 });
    for (const type of ['grow', 'collect', 'end-actions', 'end-turn'] as const) {
      steps.push([state.turn.step, type]);
      state = does(state, { type });
    }
    expect(steps.map(([step]) => step)).toEqual(['declare', 'tokens', 'actions', 'uprisings']);
    expect(state.turn).toMatchObject({ regime: B, number: 2, step: 'declare' });
    expect(at('declare', { regime: A }).turn.regime).toBe(A);
    expect(does(at('uprisings', { regime: A }), end).turn.regime).toBe(C);
  });

  test('what belongs to another step is refused', () => {
    expect(refusal(at('declare'), { type: 'collect' })).toBe('not-now turn-steps');
    expect(refusal(at('actions'), grow)).toBe('not-now turn-steps');
    const unknown = apply(at('actions'), { type: 'fly' } as unknown as Action);
    expect(unknown.ok ? 'ok' : unknown.error.code).toBe('unknown-action');
  });
});

describe('growth', () => {
  test('one die for each state you control: unshaded adds loyal people, shaded un-loyal ones', () => {
    const state = does(rolling(at('declare', { lands: { 1: { holder: A } } }), '2', '3s'), grow);
    expect([people(state, 0), people(state, 1), people(state, 2)]).toEqual([
      [5, 0],
      [3, 3],
      [3, 0],
    ]);
  });

  test.each([
    ['none', '3s', [3, 0]],
    ['loyal-only', '3s', [6, 0]],
    ['signed', '2s', [1, 0]],
    ['signed', '2', [5, 0]],
  ] as const)('population-growth %s: a %s leaves %j', (reading, face, left) => {
    const state = at('declare', { rulings: { 'population-growth': reading } });
    expect(people(does(rolling(state, face), grow), 0)).toEqual(left);
  });

  test('population-cap twenty: nobody comes on top', () => {
    const full = { lands: { 0: { loyal: 10, unloyal: 9 } } };
    expect(people(does(rolling(at('declare', full), '3s'), grow), 0)).toEqual([10, 12]);
    const capped = at('declare', { ...full, rulings: { 'population-cap': 'twenty' } });
    expect(people(does(rolling(capped, '3s'), grow), 0)).toEqual([10, 10]);
  });
});

describe('income', () => {
  const lands = {
    0: { loyal: 5, unloyal: 2 },
    1: { holder: A, affiliation: 'religious', loyal: 1, unloyal: 4 },
  } as const;
  const collected = (rulings: Wanted['rulings']) =>
    does(at('tokens', { lands, ...(rulings && { rulings }) }), { type: 'collect' }).regimes[A]!.tokens;

  test.each([
    ['loyalty', [3, 0, 0]],
    ['one-per-state', [1, 0, 1]],
    ['loyal-population', [5, 0, 1]],
    ['regime-affiliation', [3, 0, 0]],
  ] as const)('token-income %s', (reading, [militaristic, economic, religious]) => {
    expect(collected({ 'token-income': reading })).toEqual({ militaristic, economic, religious });
  });

  test('it can be skipped, and is lost then', () => {
    const state = does(at('tokens', { lands }), { type: 'skip-income' });
    expect(state.regimes[A]!.tokens.militaristic).toBe(0);
    expect(refusal(state, { type: 'collect' })).toBe('not-now turn-steps');
  });
});

describe('uprisings', () => {
  const chaos = { 0: { loyal: 1, unloyal: 3 } };
  const rolled = (state: GameState) => does(state, { type: 'end-actions' });

  test('each state of yours in chaos is rolled for once, in any order, before the turn ends', () => {
    const state = rolled(at('actions', { lands: { ...chaos, 1: { holder: A, loyal: 2, unloyal: 2 } } }));
    expect(legalActions(state)).toEqual([rise(0), rise(1)]);
    expect(refusal(state, end)).toBe('not-now step-uprisings');
    const failed = does(rolling(state, 0, 0), rise(1), rise(0));
    expect(refusal(failed, rise(0))).toBe('no-target step-uprisings');
    expect(legalActions(failed)).toEqual([end]);
    expect(refusal(state, rise(50))).toBe('no-such-state step-uprisings');
  });

  /* One loyal of four: the quota is 2 1/2. */
  test.each([
    [2, { holder: A, loyal: 1, unloyal: 3 }],
    [3, { holder: null, loyal: 4, unloyal: 0 }],
  ])('a %i against a quota of two and a half', (face, land) => {
    expect(does(rolling(rolled(at('actions', { lands: chaos })), face), rise(0)).lands[0]).toMatchObject(
      land,
    );
  });

  test('empty-state: calm, or in chaos and always risen', () => {
    const empty = { 0: { loyal: 0, unloyal: 0 } };
    expect(rolled(at('actions', { lands: empty })).turn.uprisings).toEqual([]);
    const state = rolled(at('actions', { lands: empty, rulings: { 'empty-state': 'chaotic' } }));
    expect(does(rolling(state, 0), rise(0)).lands[0]!.holder).toBeNull();
  });

  const rivals = { 1: { holder: B, loyal: 1, unloyal: 3 } };
  const unrest = (turn: number) => [{ state: 1, regime: A, method: 'obliterate' as const, turn }];

  test('a rival’s state that you brought into chaos is yours by an uprising, with its people swapped', () => {
    const state = rolled(at('actions', { lands: rivals, more: { unrest: unrest(4) } }));
    const won = does(rolling(state, 3), rise(1));
    expect(won.lands[1]).toMatchObject({ holder: A, loyal: 3, unloyal: 1 });
    expect(won.regimes[A]!.deeds.obliterated).toBe(1);
    expect(won.unrest).toEqual([]);
  });

  test('uprising-choice may-leave-neutral: it can be left to itself', () => {
    const rulings = { 'uprising-choice': 'may-leave-neutral' } as const;
    const state = rolled(at('actions', { lands: rivals, rulings, more: { unrest: unrest(4) } }));
    const won = does(rolling(state, 3), rise(1));
    expect(does(won, { type: 'leave-neutral' }).lands[1]).toMatchObject({ holder: null, loyal: 4 });
    expect(does(won, { type: 'take-control' }).lands[1]).toMatchObject({ holder: A, loyal: 3, unloyal: 1 });
  });

  test.each([
    ['acted-this-turn', [[1], [], []]],
    ['while-present', [[1], [1], []]],
    ['until-calm', [[1], [1], [1]]],
  ] as const)('imperialized-uprising %s: acted now, acted before, and gone since', (reading, expected) => {
    const rulings = { 'imperialized-uprising': reading } as const;
    const stands = [{ regime: A, state: 1, affiliation: 'militaristic' as const }];
    const states = [
      at('actions', { lands: rivals, rulings, outfits: stands, more: { unrest: unrest(4) } }),
      at('actions', { lands: rivals, rulings, outfits: stands, more: { unrest: unrest(1) } }),
      at('actions', { lands: rivals, rulings, more: { unrest: unrest(1) } }),
    ];
    expect(states.map((state) => rolled(state).turn.uprisings)).toEqual(expected);
  });

  test('in its owner’s turn a state that a rival imperialized turns neutral', () => {
    const state = rolled(at('actions', { regime: B, lands: rivals, more: { unrest: unrest(3) } }));
    expect(does(rolling(state, 5), rise(1)).lands[1]!.holder).toBeNull();
  });

  test('unrest ends when the state is calm', () => {
    const state = position({
      regime: B,
      lands: rivals,
      more: { unrest: unrest(3) },
      outfits: [{ regime: B, state: 1, affiliation: 'economic' }],
    });
    expect(does(state, { type: 'retire', outfit: 0, units: 2 }).unrest).toHaveLength(1);
    expect(does(state, { type: 'retire', outfit: 0, units: 3 }).unrest).toEqual([]);
  });
});

describe('regimes without states', () => {
  const lost: Wanted = { step: 'uprisings', lands: { 8: { holder: null } } };
  const stands: Wanted = { ...lost, outfits: [{ regime: C, state: 8, affiliation: 'economic' }] };

  test('elimination plays-on: its turns are empty once it has no outfit', () => {
    expect(does(position(stands), end).turn.regime).toBe(C);
    expect(does(position(lost), end).turn).toMatchObject({ regime: B, number: 6 });
  });

  test('elimination never-out: its turns go on', () => {
    expect(does(position({ ...lost, rulings: { elimination: 'never-out' } }), end).turn.regime).toBe(C);
  });

  test('elimination out-at-once: it leaves with its outfits when its last state is lost', () => {
    const state = position({
      rulings: { elimination: 'out-at-once' },
      outfits: [
        { regime: A, state: 8, affiliation: 'militaristic' },
        { regime: C, state: 5, affiliation: 'economic' },
        { regime: C, state: 6, affiliation: 'economic' },
      ],
    });
    const won = does(rolling(state, '3'), { type: 'imperialize', outfit: 0 }, { type: 'take-control' });
    expect(won.regimes[C]!.out).toBe(true);
    expect(won.outfits).toHaveLength(1);
    const next = does(won, { type: 'end-actions' }, end);
    expect(next.turn.regime).toBe(B);
  });

  test('who is out is not asked for cards, and nobody trades with it', () => {
    const regimes = position().regimes.map((one, id) => ({ ...one, out: id === C }));
    const state = position({
      lands: { 8: { holder: null } },
      hands: { [C]: ['counter'] },
      outfits: [{ regime: A, state: 1, affiliation: 'militaristic' }],
      tokens: { [A]: { economic: 1 } },
      more: { regimes },
    });
    expect(does(state, { type: 'imperialize', outfit: 0 }).pending).toBeNull();
    const gift = { type: 'offer', partner: C, give: tokens({ economic: 1 }), take: NO_TOKENS } as const;
    expect(refusal(state, gift)).toBe('no-such-regime trade-players');
  });

  test('a game that nobody can go on with ends', () => {
    const nobody = { 0: { holder: null }, 4: { holder: null }, 8: { holder: null } };
    const state = does(position({ step: 'uprisings', lands: nobody }), end);
    expect(state.end).toMatchObject({ reason: 'nobody-left', declarer: null });
    expect(legalActions(state)).toEqual([]);
  });
});
