import { describe, expect, test } from 'vitest';
import { legalActions, type GameState } from '#games/a-new-regime/play/index.ts';
import type { Affiliation } from '#games/a-new-regime/vocabulary.ts';
import { A, B, C, does, eventsOf, people, position, refusal, rolling, type Wanted } from './position.ts';

const go = { type: 'imperialize', outfit: 0 } as const;
const take = { type: 'take-control' } as const;
const leave = { type: 'leave-neutral' } as const;

/** A's outfit in state 1, which is neutral with three people unless said otherwise. */
const at1 = (affiliation: Affiliation, land: object = {}, some: Wanted = {}): GameState =>
  position({
    outfits: [{ regime: A, state: 1, affiliation }],
    ...some,
    lands: { 1: land, ...some.lands },
  });
const rivals = (loyal: number, unloyal: number) => ({ holder: B, loyal, unloyal });

describe('rolling and picking', () => {
  test('the grid says how many dice fall, and one of several is picked', () => {
    const rolled = does(at1('economic', {}, { tokens: { [A]: { economic: 20 } } }), go);
    expect(rolled.pending).toMatchObject({ kind: 'pick', roll: { dice: [{}, {}] } });
    expect(legalActions(rolled)).toEqual([
      { type: 'pick', die: 0 },
      { type: 'pick', die: 1 },
    ]);
    expect(refusal(rolled, { type: 'pick', die: 2 })).toBe('no-target pick-a-die');
    expect(refusal(rolled, { type: 'end-actions' })).toBe('not-now turn-steps');
  });

  test('a single die is carried out at once', () => {
    const shot = rolling(at1('militaristic'), '1');
    expect(people(does(shot, go), 1)).toEqual([2, 0]);
    expect(eventsOf(shot, go)).toContainEqual({
      ...{ type: 'population-changed', state: 1 },
      before: { loyal: 3, unloyal: 0 },
      after: { loyal: 2, unloyal: 0 },
    });
  });

  test('only with an outfit of yours, and once a turn', () => {
    const state = does(rolling(at1('militaristic'), '1'), go);
    expect(refusal(state, go)).toBe('has-acted act-after-move');
    expect(refusal(position(), go)).toBe('no-such-outfit imperialize-who');
  });

  test('acts-per-outfit: one, one of each, or no limit', () => {
    const outfits = [
      { regime: A, state: 1, affiliation: 'militaristic' as const, imperialized: 1 },
      { regime: B, state: 1, affiliation: 'militaristic' as const },
    ];
    const fight = { type: 'fight', outfit: 0, target: 1 } as const;
    const one = position({ outfits });
    expect([refusal(one, go), refusal(one, fight)]).toEqual([
      'has-acted act-after-move',
      'has-acted act-after-move',
    ]);
    const each = position({ outfits, rulings: { 'acts-per-outfit': 'one-of-each' } });
    expect([refusal(each, go), refusal(each, fight)]).toEqual(['has-acted act-after-move', undefined]);
    const free = position({ outfits, rulings: { 'acts-per-outfit': 'no-limit' } });
    expect([refusal(free, go), refusal(free, fight)]).toEqual([undefined, undefined]);
  });
});

describe('what a turn notes of a state', () => {
  test('a state is obliterated when nobody is left there, and not before', () => {
    const deeds = (state: GameState) => does(rolling(state, '2'), go).regimes[A]!.deeds.obliterated;
    const own = (loyal: number) => deeds(at1('militaristic', { holder: A, loyal, unloyal: 0 }));
    expect([own(2), own(3)]).toEqual([1, 0]);
  });

  test('unrest of others and elsewhere stays when somebody brings a state into chaos anew', () => {
    const before = [
      { state: 1, regime: A, method: 'convert', turn: 1 },
      { state: 1, regime: C, method: 'convert', turn: 3 },
      { state: 4, regime: A, method: 'convert', turn: 2 },
    ] as const;
    const state = at1('militaristic', rivals(3, 2), {
      lands: { 4: { loyal: 1, unloyal: 1 } },
      more: { unrest: before },
    });
    expect(does(rolling(state, '1'), go).unrest).toEqual([
      before[1],
      before[2],
      { state: 1, regime: A, method: 'obliterate', turn: 4 },
    ]);
  });

  test('a state that is won may raise units by its loyalty; one that is left neutral may not', () => {
    const state = does(rolling(at1('militaristic', rivals(1, 2)), '1'), go);
    expect(does(state, take).turn.limits[1]).toBe(2);
    expect(does(state, leave).turn.limits[1]).toBe(0);
  });
});

describe('purchase', () => {
  const buy = (state: GameState, ...dice: string[]) =>
    does(rolling(state, ...dice), go, { type: 'pick', die: 0 });
  const with$ = (economic: number): Wanted => ({ tokens: { [A]: { economic } } });

  test('a neutral state is bought for two tokens a point, and there is no choice', () => {
    const state = buy(at1('economic', {}, with$(20)), '1', '0');
    expect(state.lands[1]).toMatchObject({ holder: A, loyal: 3, unloyal: 0 });
    expect(state.regimes[A]).toMatchObject({ tokens: { economic: 12 }, deeds: { purchased: 1 } });
    expect(state.pending).toBeNull();
  });

  test('who can pay must; who cannot pays nothing and gets nothing', () => {
    const state = buy(at1('economic', {}, with$(7)), '1', '0');
    expect(state.lands[1]!.holder).toBeNull();
    expect(state.regimes[A]).toMatchObject({ tokens: { economic: 7 }, deeds: { purchased: 0 } });
  });

  test('a rival’s state is held or left neutral, and counts as purchased either way', () => {
    const won = buy(at1('economic', rivals(3, 1), with$(20)), '0s', '0');
    expect(won.pending?.kind).toBe('control');
    expect(won.lands[1]!.holder).toBe(B);
    expect(does(won, take).lands[1]).toMatchObject({ holder: A, loyal: 3, unloyal: 1 });
    expect(does(won, leave).lands[1]).toMatchObject({ holder: null, loyal: 4, unloyal: 0 });
    expect(does(won, leave).regimes[A]!.deeds.purchased).toBe(1);
  });

  test('a purchase of your own state is paid and changes nothing', () => {
    const state = buy(at1('economic', { holder: A }, with$(20)), '0', '0');
    expect(state.regimes[A]).toMatchObject({ tokens: { economic: 14 }, deeds: { purchased: 0 } });
    expect(people(state, 1)).toEqual([3, 0]);
  });

  test('neutral-loyalty unloyal: a neutral state is bought for nothing', () => {
    const state = buy(
      at1('economic', {}, { ...with$(0), rulings: { 'neutral-loyalty': 'unloyal' } }),
      '1',
      '0',
    );
    expect(state.lands[1]!.holder).toBe(A);
  });
});

describe('conversion', () => {
  const convert = (state: GameState, face: string) => does(rolling(state, face), go);

  test('black figures of a neutral state become yours, and the state too', () => {
    const state = convert(at1('religious'), '2s');
    expect(state.lands[1]).toMatchObject({ holder: A, loyal: 2, unloyal: 1 });
    expect(state.regimes[A]!.deeds.converted).toBe(1);
  });

  test('convert-zero: a 0 wins a neutral state, or needs one figure', () => {
    expect(convert(at1('religious'), '0').lands[1]).toMatchObject({ holder: A, loyal: 0, unloyal: 3 });
    const strict = at1('religious', {}, { rulings: { 'convert-zero': 'needs-one' } });
    expect(convert(strict, '0').lands[1]!.holder).toBeNull();
  });

  test('a rival’s state without a loyal figure is won, wholly loyal', () => {
    const won = convert(at1('religious', rivals(2, 1)), '3');
    expect(does(won, take).lands[1]).toMatchObject({ holder: A, loyal: 3, unloyal: 0 });
  });

  test('one that falls into chaos brings unrest, and an uprising in the same turn', () => {
    const state = convert(at1('religious', rivals(3, 1)), '1');
    expect(state.unrest).toEqual([{ state: 1, regime: A, method: 'convert', turn: 4 }]);
    expect(does(state, { type: 'end-actions' }).turn.uprisings).toEqual([1]);
  });

  test('falls-into-chaos no: only a state that was calm before', () => {
    const chaotic = rivals(3, 3);
    expect(convert(at1('religious', chaotic), '1').unrest).toHaveLength(1);
    const strict = at1('religious', chaotic, { rulings: { 'falls-into-chaos': 'no' } });
    expect(convert(strict, '1').unrest).toEqual([]);
  });

  test('your own state stays yours without a loyal figure', () => {
    const state = convert(at1('religious', { holder: A, loyal: 1 }), '3');
    expect(state.lands[1]).toMatchObject({ holder: A, loyal: 0, unloyal: 1 });
  });
});

describe('obliteration', () => {
  const obliterate = (state: GameState, face: string) => does(rolling(state, face), go);

  test('shaded kills un-loyal people first, unshaded loyal ones alone', () => {
    expect(people(obliterate(at1('militaristic', rivals(5, 1)), '2s'), 1)).toEqual([4, 0]);
    expect(people(obliterate(at1('militaristic', rivals(5, 1)), '2'), 1)).toEqual([3, 1]);
  });

  test('an emptied neutral state is yours, and counts as fully obliterated', () => {
    const state = obliterate(at1('militaristic'), '3');
    expect(state.lands[1]).toMatchObject({ holder: A, loyal: 0, unloyal: 0 });
    expect(state.regimes[A]!.deeds.obliterated).toBe(1);
  });

  test('emptied-state: the attacker’s, or it stays with its owner', () => {
    const won = obliterate(at1('militaristic', rivals(2, 0)), '3');
    expect(does(won, leave).lands[1]!.holder).toBeNull();
    const kept = obliterate(
      at1('militaristic', rivals(2, 0), { rulings: { 'emptied-state': 'keeps-owner' } }),
      '3',
    );
    expect(kept.lands[1]).toMatchObject({ holder: B, loyal: 0 });
    expect(kept.pending).toBeNull();
    expect(kept.regimes[A]!.deeds.obliterated).toBe(1);
  });

  test('your own emptied state stays yours and counts', () => {
    const state = obliterate(at1('militaristic', { holder: A, loyal: 2 }), '3');
    expect(state.lands[1]!.holder).toBe(A);
    expect(state.regimes[A]!.deeds.obliterated).toBe(1);
    const empty = obliterate(at1('militaristic', { holder: A, loyal: 0 }), '3');
    expect(empty.regimes[A]!.deeds.obliterated).toBe(0);
  });
});

describe('what follows when a state changes hands', () => {
  const outfits: Wanted['outfits'] = [
    { regime: A, state: 3, affiliation: 'militaristic' },
    { regime: B, state: 3, affiliation: 'economic' },
    { regime: C, state: 3, affiliation: 'economic' },
  ];
  const won = (rulings: Wanted['rulings'], more: NonNullable<Wanted['outfits']> = []) =>
    does(
      rolling(
        position({
          ...(rulings && { rulings }),
          lands: { 3: rivals(1, 0), 2: { holder: A } },
          outfits: [...outfits!, ...more],
        }),
        '3',
      ),
      go,
    );
  const where = (state: GameState) => state.outfits.map(({ id, state: place }) => [id, place]);

  test('captured-outfits stay: everybody stays', () => {
    expect(where(does(won(undefined), take))).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
  });

  test('captured-outfits removed: the loser’s leaves the board, others stay', () => {
    expect(where(does(won({ 'captured-outfits': 'removed' }), take))).toEqual([
      [0, 3],
      [2, 3],
    ]);
    expect(where(does(won({ 'captured-outfits': 'removed' }), leave))).toEqual([
      [0, 3],
      [2, 3],
    ]);
  });

  test('captured-outfits pushed: to a neighbour, its own first; off the board if none is free', () => {
    expect(where(does(won({ 'captured-outfits': 'pushed' }), take))).toEqual([
      [0, 3],
      [1, 4],
      [2, 3],
    ]);
    const atHome = won({ 'captured-outfits': 'pushed' }, [{ regime: B, state: 4, affiliation: 'economic' }]);
    expect(where(does(atHome, take))).toEqual([
      [0, 3],
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
    const nowhere = won({ 'captured-outfits': 'pushed' }, [
      { regime: B, state: 4, affiliation: 'economic' },
      { regime: B, state: 2, affiliation: 'economic' },
    ]);
    expect(where(does(nowhere, take))).toEqual([
      [0, 3],
      [2, 3],
      [3, 4],
      [4, 2],
    ]);
  });

  test('a state won in the turn raises units by the score with which it was won', () => {
    const state = does(
      rolling(at1('religious', { loyal: 5 }, { tokens: { [A]: { religious: 20 } } }), '3'),
      go,
    );
    expect(people(state, 1)).toEqual([3, 2]);
    const add = (units: number) => ({ type: 'add-units', outfit: 0, units }) as const;
    expect(refusal(does(state, { type: 'retire', outfit: 0, units: 1 }, add(1)), add(1))).toBe(
      'too-many unit-limit',
    );
  });
});
