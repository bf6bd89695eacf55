import { describe, expect, test } from 'vitest';
import { legalActions } from '#games/a-new-regime/play/index.ts';
import { A, B, does, people, position, refusal, type Wanted } from './position.ts';

const RICH = { [A]: { militaristic: 50, economic: 50, religious: 50 } };
const rich = (wanted: Wanted = {}) => position({ tokens: RICH, ...wanted });

describe('buying an outfit', () => {
  const buy = (state: number, units: number, affiliation = 'religious' as const) =>
    ({ type: 'buy-outfit', state, affiliation, units }) as const;

  test('it stands in a state of yours, is paid from the list, and may move and act at once', () => {
    const state = does(rich(), buy(0, 3));
    expect(state.outfits).toMatchObject([{ id: 0, regime: A, state: 0, affiliation: 'religious', units: 3 }]);
    expect(state.regimes[A]!.tokens).toEqual({ militaristic: 50, economic: 48, religious: 46 });
    const types = legalActions(state).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['move', 'imperialize']));
  });

  test.each([
    ['in a state of somebody else', rich(), buy(1, 1), 'not-yours outfit-bought'],
    ['in no state', rich(), buy(77, 1), 'no-such-state outfit-bought'],
    [
      'where an outfit of yours stands',
      rich({ outfits: [{ regime: A, state: 0, affiliation: 'economic' }] }),
      buy(0, 1),
      'occupied one-outfit-a-state',
    ],
    ['of more units than the loyalty score', rich(), buy(0, 4), 'too-many unit-limit'],
    ['of ten units', rich({ lands: { 0: { loyal: 20 } } }), buy(0, 10), 'too-many outfit-units'],
    ['of no units', rich(), buy(0, 0), 'not-a-number outfit-units'],
    ['of half a unit', rich(), buy(0, 1.5), 'not-a-number outfit-units'],
    ['that cannot be paid', position(), buy(0, 1), 'too-dear outfit-price'],
  ])('none %s', (_, state, action, refused) => {
    expect(refusal(state, action)).toBe(refused);
  });

  test('none is bought before the fourth step', () => {
    expect(refusal(rich({ step: 'tokens' }), buy(0, 1))).toBe('not-now turn-steps');
  });

  test('outfit-affiliation: any, or that of the state that raises it', () => {
    expect(refusal(rich(), buy(0, 1))).toBeUndefined();
    const state = rich({ rulings: { 'outfit-affiliation': 'state-affiliation' } });
    expect(refusal(state, buy(0, 1))).toBe('wrong-affiliation outfit-affiliation');
    expect(refusal(state, { ...buy(0, 1), affiliation: 'militaristic' })).toBeUndefined();
  });
});

describe('adding units', () => {
  const home: Wanted = { outfits: [{ regime: A, state: 0, affiliation: 'militaristic', units: 2 }] };
  const add = (units: number) => ({ type: 'add-units', outfit: 0, units }) as const;

  test('they cost the list price of the number added and count towards the limit of the state', () => {
    const state = does(rich(home), add(2));
    expect(state.outfits[0]!.units).toBe(4);
    expect(state.regimes[A]!.tokens).toEqual({ militaristic: 48, economic: 48, religious: 50 });
    expect(refusal(state, add(2))).toBe('too-many unit-limit');
    expect(refusal(does(state, add(1)), add(1))).toBe('too-many unit-limit');
  });

  test('an outfit has nine units at most', () => {
    const state = rich({
      lands: { 0: { loyal: 9 } },
      outfits: [{ regime: A, state: 0, affiliation: 'militaristic', units: 8 }],
    });
    expect(refusal(state, add(2))).toBe('too-many outfit-units');
    expect(refusal(state, add(1))).toBeUndefined();
  });

  test('only in a state of yours, and only to an outfit of yours', () => {
    const abroad = rich({ outfits: [{ regime: A, state: 1, affiliation: 'militaristic' }] });
    expect(refusal(abroad, add(1))).toBe('not-yours add-units');
    const rival = rich({ outfits: [{ regime: B, state: 0, affiliation: 'militaristic' }] });
    expect(refusal(rival, add(1))).toBe('not-yours add-units');
    expect(refusal(rich(), add(1))).toBe('no-such-outfit add-units');
  });

  test('split-purchases: one by one is allowed, or one purchase an outfit a turn', () => {
    expect(does(rich(home), add(1), add(1)).regimes[A]!.tokens.economic).toBe(50);
    const once = rich({ ...home, rulings: { 'split-purchases': 'one-a-turn' } });
    expect(refusal(does(once, add(1)), add(1))).toBe('used-up add-units');
  });

  test('unit-limit-moment: the score at the start of the step, or that of the moment', () => {
    const retire = { type: 'retire', outfit: 0, units: 1 } as const;
    const limited = does(rich(home), add(2), retire, add(1));
    expect(refusal(limited, add(1))).toBe('too-many unit-limit');
    const endless = does(
      rich({ ...home, rulings: { 'unit-limit-moment': 'each-purchase' } }),
      add(2),
      retire,
      add(1),
    );
    expect(refusal(endless, add(1))).toBeUndefined();
  });
});

describe('moving and swapping', () => {
  const two: Wanted = {
    lands: { 1: { holder: A } },
    outfits: [
      { regime: A, state: 0, affiliation: 'militaristic' },
      { regime: A, state: 1, affiliation: 'economic' },
      { regime: B, state: 2, affiliation: 'economic' },
    ],
  };
  const move = (outfit: number, to: number) => ({ type: 'move', outfit, to }) as const;
  const swap = { type: 'swap', outfit: 0, other: 1 } as const;

  test('an outfit moves one state, also to a rival’s outfit, once a turn', () => {
    const state = does(position(two), move(1, 2));
    expect(state.outfits[1]!.state).toBe(2);
    expect(refusal(state, move(1, 3))).toBe('has-moved outfit-move');
  });

  test.each([
    ['further than a neighbour', move(0, 2), 'not-adjacent outfit-move'],
    ['to an outfit of its own regime', move(0, 1), 'occupied one-outfit-a-state'],
    ['off the board', move(0, 10), 'no-such-state outfit-move'],
    ['for somebody else', move(2, 3), 'not-yours outfit-move'],
  ])('not %s', (_, action, refused) => {
    expect(refusal(position(two), action)).toBe(refused);
  });

  test('after acting an outfit does not move', () => {
    const acted = position({
      outfits: [{ regime: A, state: 0, affiliation: 'militaristic', imperialized: 1 }],
    });
    expect(refusal(acted, move(0, 1))).toBe('has-acted no-move-after-act');
  });

  test('outfits side by side swap, and it is the move of both', () => {
    const state = does(position(two), swap);
    expect(state.outfits.map((outfit) => outfit.state)).toEqual([1, 0, 2]);
    expect(refusal(state, move(0, 2))).toBe('has-moved outfit-move');
    expect(refusal(state, swap)).toBe('has-moved outfit-move');
    expect(state.outfits.map(({ moved }) => moved)).toEqual([true, true, false]);
  });

  test('no swap with a rival, over a distance, or after a move or an act', () => {
    expect(refusal(position(two), { ...swap, other: 2 })).toBe('not-yours outfit-swap');
    expect(refusal(position(two), { ...swap, other: 0 })).toBe('not-adjacent outfit-swap');
    const apart = position({ ...two, outfits: [two.outfits![0]!, { ...two.outfits![1]!, state: 3 }] });
    expect(refusal(apart, swap)).toBe('not-adjacent outfit-swap');
    const acted = position({ ...two, outfits: [two.outfits![0]!, { ...two.outfits![1]!, conflicts: 1 }] });
    expect(refusal(acted, swap)).toBe('has-acted no-move-after-act');
  });

  test('in the next turn of its regime an outfit moves and acts again', () => {
    const tired = { moved: true, bought: true, imperialized: 1, conflicts: 1 };
    const state = position({
      regime: B,
      step: 'uprisings',
      outfits: [{ regime: A, state: 0, affiliation: 'militaristic', ...tired }],
    });
    const fresh = { moved: false, bought: false, imperialized: 0, conflicts: 0 };
    expect(does(state, { type: 'end-turn' }).outfits[0]).toMatchObject(fresh);
  });
});

describe('retiring', () => {
  const retire = (units: number) => ({ type: 'retire', outfit: 0, units }) as const;
  const at = (state: number, some: Wanted = {}) =>
    position({ ...some, outfits: [{ regime: A, state, affiliation: 'religious' }] });

  test('units become loyal people, and the last one takes the outfit off the board', () => {
    const state = does(at(0), retire(1));
    expect(people(state, 0)).toEqual([4, 0]);
    expect(state.outfits[0]!.units).toBe(2);
    expect(does(state, retire(2)).outfits).toEqual([]);
  });

  test('also after acting, but no more units than there are, and only at home', () => {
    expect(refusal(at(0), retire(4))).toBe('too-many outfit-retire');
    expect(refusal(at(1), retire(1))).toBe('not-yours outfit-retire');
    const acted = position({ outfits: [{ regime: A, state: 0, affiliation: 'religious', imperialized: 1 }] });
    expect(refusal(acted, retire(1))).toBeUndefined();
  });

  test('retire-where: any state of yours, or only one that is not in chaos', () => {
    const chaos = { 0: { loyal: 1, unloyal: 2 } };
    expect(refusal(at(0, { lands: chaos }), retire(1))).toBeUndefined();
    const strict = at(0, { lands: chaos, rulings: { 'retire-where': 'loyal-majority' } });
    expect(refusal(strict, retire(1))).toBe('no-target outfit-retire');
    expect(legalActions(strict).some(({ type }) => type === 'retire')).toBe(false);
  });

  test('population-cap twenty: what would come on top is lost', () => {
    const full = { 0: { loyal: 19 } };
    expect(people(does(at(0, { lands: full }), retire(3)), 0)).toEqual([22, 0]);
    expect(
      people(does(at(0, { lands: full, rulings: { 'population-cap': 'twenty' } }), retire(3)), 0),
    ).toEqual([20, 0]);
  });
});
