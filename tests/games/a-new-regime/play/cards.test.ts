import { describe, expect, test } from 'vitest';
import type { TurnTheTideId } from '#games/a-new-regime/cards.ts';
import {
  actorOf,
  legalActions,
  type Action,
  type GameState,
  type TurnCard,
} from '#games/a-new-regime/play/index.ts';
import { NO_TOKENS, tokens } from '#games/a-new-regime/rules/tokens.ts';
import { A, B, C, does, people, position, refusal, rolling, type Wanted } from './position.ts';

const holding = (card: TurnTheTideId, some: Wanted = {}) =>
  position({ ...some, hands: { [A]: [card], ...some.hands } });
const play = (card: TurnCard): Action => ({ type: 'play-card', play: card });
const respond = (
  card: 'counter' | 'rebound' | 'advanced-tactics' | 'double-our-efforts' | 'overkill',
  die = 0,
) => ({ type: 'respond', card, die }) as const;
const pass = { type: 'pass' } as const;
const go = { type: 'imperialize', outfit: 0 } as const;
const EFFECT = 'turn-the-tide-effect';
const mine = (units = 3): NonNullable<Wanted['outfits']>[number] => ({
  regime: A,
  state: 1,
  affiliation: 'militaristic',
  units,
});

describe('cards of your own turn', () => {
  test('a card must be held, is played in the fourth step, and is laid with the discards', () => {
    const state = holding('proactivity');
    expect(refusal(state, play({ card: 'baby-boom', state: 0 }))).toBe(`no-card ${EFFECT}`);
    expect(refusal(holding('proactivity', { step: 'tokens' }), play({ card: 'proactivity' }))).toBe(
      'not-now turn-steps',
    );
    expect(does(state, play({ card: 'proactivity' })).piles.discards).toEqual(['proactivity']);
  });

  test('Air Drop adds three units, and those above nine are lost', () => {
    const drop = play({ card: 'air-drop', outfit: 0 });
    expect(does(holding('air-drop', { outfits: [mine()] }), drop).outfits[0]!.units).toBe(6);
    expect(does(holding('air-drop', { outfits: [mine(8)] }), drop).outfits[0]!.units).toBe(9);
    expect(refusal(holding('air-drop'), drop)).toBe(`no-such-outfit ${EFFECT}`);
  });

  test('Air Strike takes three units, and an outfit of fewer leaves the board', () => {
    const strike = play({ card: 'air-strike', outfit: 0 });
    const rival = { ...mine(4), regime: B };
    expect(does(holding('air-strike', { outfits: [rival] }), strike).outfits[0]!.units).toBe(1);
    expect(does(holding('air-strike', { outfits: [{ ...rival, units: 2 }] }), strike).outfits).toEqual([]);
  });

  test('Propaganda turns any state to another affiliation', () => {
    const turn = (affiliation: 'economic' | 'militaristic') =>
      play({ card: 'propaganda', state: 4, affiliation });
    expect(does(holding('propaganda'), turn('economic')).lands[4]!.affiliation).toBe('economic');
    expect(refusal(holding('propaganda'), turn('militaristic'))).toBe(`wrong-affiliation ${EFFECT}`);
  });

  test('Baby Boom adds three loyal people, black ones in a neutral state', () => {
    expect(people(does(holding('baby-boom'), play({ card: 'baby-boom', state: 0 })), 0)).toEqual([6, 0]);
    expect(people(does(holding('baby-boom'), play({ card: 'baby-boom', state: 1 })), 1)).toEqual([6, 0]);
  });

  test('population-cap twenty holds for Baby Boom', () => {
    const state = holding('baby-boom', {
      lands: { 0: { loyal: 18 } },
      rulings: { 'population-cap': 'twenty' },
    });
    expect(people(does(state, play({ card: 'baby-boom', state: 0 })), 0)).toEqual([20, 0]);
  });

  test('Brainwash turns three loyal people, or all there are, and takes no state', () => {
    const wash = play({ card: 'brainwash', state: 4 });
    const state = does(holding('brainwash', { lands: { 4: { loyal: 2, unloyal: 1 } } }), wash);
    expect(state.lands[4]).toMatchObject({ holder: B, loyal: 0, unloyal: 3 });
    expect(state.unrest).toEqual([]);
    expect(refusal(holding('brainwash'), play({ card: 'brainwash', state: 1 }))).toBe(`no-target ${EFFECT}`);
  });

  test('Artillery Barrage kills five, of whom you name how many are loyal; an emptied state stays', () => {
    const barrage = (loyal: number) => play({ card: 'artillery-barrage', state: 4, loyal });
    const state = holding('artillery-barrage', { lands: { 4: { loyal: 4, unloyal: 3 } } });
    expect(people(does(state, barrage(4)), 4)).toEqual([0, 2]);
    expect(people(does(state, barrage(2)), 4)).toEqual([2, 0]);
    expect(refusal(state, barrage(1))).toBe(`not-a-number ${EFFECT}`);
    expect(refusal(state, barrage(5))).toBe(`not-a-number ${EFFECT}`);
    const small = holding('artillery-barrage', { lands: { 4: { loyal: 2, unloyal: 1 } } });
    expect(does(small, barrage(2)).lands[4]).toMatchObject({ holder: B, loyal: 0, unloyal: 0 });
  });

  /* On a path, three steps from 1 end in 0, 2 or 4: once back and forth, or straight on. */
  test('Air Lift moves any outfit exactly three steps, apart from its own move', () => {
    const lift = (to: number) => play({ card: 'air-lift', outfit: 0, to });
    const state = holding('air-lift', { outfits: [mine(), { ...mine(), state: 2 }] });
    expect(does(state, lift(4)).outfits[0]).toMatchObject({ state: 4, moved: false });
    expect(refusal(state, lift(3))).toBe(`not-adjacent ${EFFECT}`);
    expect(refusal(state, lift(2))).toBe(`not-adjacent ${EFFECT}`);
    const lifts = legalActions(state).filter(({ type }) => type === 'play-card');
    expect(lifts).toContainEqual(lift(0));
  });

  test('Proactivity is noted for the end', () => {
    expect(does(holding('proactivity'), play({ card: 'proactivity' })).regimes[A]!.proactivity).toBe(1);
  });

  test('Mint Boost makes six tokens of any mix', () => {
    const boost = (some: object) => play({ card: 'mint-boost', tokens: { ...NO_TOKENS, ...some } });
    const state = does(holding('mint-boost'), boost({ economic: 4, religious: 2 }));
    expect(state.regimes[A]!.tokens).toEqual(tokens({ economic: 4, religious: 2 }));
    expect(refusal(holding('mint-boost'), boost({ economic: 7 }))).toBe(`not-a-number ${EFFECT}`);
  });

  test('False Profit destroys six tokens of any players, split as you wish', () => {
    const state = holding('false-profit', { tokens: { [B]: { economic: 4 }, [C]: { religious: 4 } } });
    const burn = (economic: number, religious: number) =>
      play({
        card: 'false-profit',
        losses: [
          { regime: B, tokens: tokens({ economic }) },
          { regime: C, tokens: tokens({ religious }) },
        ],
      });
    const burnt = does(state, burn(4, 2));
    expect(burnt.regimes.map((one) => one.tokens)).toEqual([NO_TOKENS, NO_TOKENS, tokens({ religious: 2 })]);
    expect(refusal(state, burn(4, 1))).toBe(`not-a-number ${EFFECT}`);
    expect(refusal(state, burn(5, 1))).toBe(`too-many ${EFFECT}`);
    const poor = holding('false-profit', { tokens: { [B]: { economic: 1 } } });
    expect(
      refusal(poor, play({ card: 'false-profit', losses: [{ regime: B, tokens: tokens({ economic: 1 }) }] })),
    ).toBeUndefined();
  });

  test('False Profit is listed also where no player alone has six tokens', () => {
    const state = holding('false-profit', {
      tokens: { [A]: { economic: 2 }, [B]: { religious: 3 }, [C]: { militaristic: 4 } },
    });
    const burn = play({
      card: 'false-profit',
      losses: [
        { regime: A, tokens: tokens({ economic: 2 }) },
        { regime: B, tokens: tokens({ religious: 3 }) },
        { regime: C, tokens: tokens({ militaristic: 1 }) },
      ],
    });
    expect(legalActions(state)).toContainEqual(burn);
    const nothing = play({ card: 'false-profit', losses: [] });
    expect(legalActions(holding('false-profit'))).toContainEqual(nothing);
    expect(legalActions(state)).not.toContainEqual(nothing);
  });

  test('Change of Heart puts a condition under its pile, and its owner draws the top card', () => {
    const state = holding('change-of-heart');
    const [top] = state.piles.conditions.militaristic;
    const changed = does(state, play({ card: 'change-of-heart', regime: B }));
    expect(changed.regimes[B]!.condition).toBe(top);
    expect(changed.piles.conditions.militaristic.at(-1)).toBe(state.regimes[B]!.condition);
  });
});

describe('cards that answer a roll', () => {
  const rivals = { 1: { holder: B, loyal: 6, unloyal: 2 } };
  const acting = (hands: Wanted['hands'], face: string, ...more: (string | number)[]): GameState =>
    does(rolling(position({ lands: rivals, outfits: [mine()], hands: hands! }), face, ...more), go);

  test('nobody is asked who holds no card for the moment', () => {
    expect(acting({ [B]: ['air-drop', 'overkill'] }, '0').pending).toBeNull();
    expect(acting({ [B]: ['counter'] }, '2').pending).toMatchObject({
      kind: 'window',
      moment: 'picked',
      speaker: B,
    });
  });

  test('passing lets the roll take effect', () => {
    expect(people(does(acting({ [B]: ['counter'] }, '2'), pass), 1)).toEqual([4, 2]);
  });

  test('Counter changes the shade of a die', () => {
    const state = does(acting({ [B]: ['counter'] }, '2'), respond('counter'));
    expect(people(state, 1)).toEqual([6, 0]);
    expect(state.regimes[B]!.hand).toEqual([]);
  });

  test('Counter also works before the pick, on any of the dice', () => {
    const state = position({
      tokens: { [A]: { economic: 2 } },
      hands: { [C]: ['counter'] },
      outfits: [{ ...mine(), affiliation: 'economic' }],
    });
    const asked = does(rolling(state, '2', '3'), go);
    expect(asked.pending).toMatchObject({ kind: 'window', moment: 'rolled', speaker: C });
    const turned = does(asked, respond('counter', 1));
    expect(turned.pending).toMatchObject({
      kind: 'pick',
      roll: { dice: [{ shaded: false }, { value: 3, shaded: true }] },
    });
    expect(does(turned, { type: 'pick', die: 1 }).lands[1]!.holder).toBe(A);
  });

  test('Rebound voids the value and rolls another die', () => {
    expect(people(does(acting({ [B]: ['rebound'] }, '3', '1'), respond('rebound')), 1)).toEqual([5, 2]);
  });

  test('Rebound works on the uprising die', () => {
    const chaos = position({ lands: { 0: { loyal: 1, unloyal: 3 } }, hands: { [A]: ['rebound'] } });
    const rolled = does(rolling(chaos, 5, 0), { type: 'end-actions' }, { type: 'roll-uprising', state: 0 });
    expect(does(rolled, respond('rebound')).lands[0]!.holder).toBe(A);
    expect(does(rolled, pass).lands[0]!.holder).toBeNull();
  });

  test('Advanced Tactics rolls all dice again, and the pick comes anew; the price is paid once', () => {
    const state = position({
      tokens: { [A]: { economic: 30 } },
      hands: { [A]: ['advanced-tactics'] },
      outfits: [{ ...mine(), affiliation: 'economic' }],
    });
    const again = does(
      rolling(state, '3', '2', '1', '0'),
      go,
      { type: 'pick', die: 0 },
      respond('advanced-tactics'),
    );
    expect(again.pending).toMatchObject({ kind: 'pick', roll: { dice: [{ value: 1 }, { value: 0 }] } });
    expect(does(again, { type: 'pick', die: 1 }).regimes[A]!.tokens.economic).toBe(24);
  });

  test('Double our Efforts adds an unshaded die and subtracts a shaded one, never below 0', () => {
    const efforts = (...faces: [string, string]) =>
      people(does(acting({ [A]: ['double-our-efforts'] }, ...faces), respond('double-our-efforts')), 1);
    expect(efforts('3', '2')).toEqual([1, 2]);
    expect(efforts('3', '2s')).toEqual([5, 2]);
    expect(efforts('1', '3s')).toEqual([6, 2]);
    expect(efforts('2s', '3')).toEqual([3, 0]);
  });

  test('players are asked clockwise from the one on turn, and the last card takes effect first', () => {
    const asked = acting({ [A]: ['rebound'], [B]: ['counter'] }, '0', '2');
    expect(actorOf(asked)).toBe(A);
    const answered = does(asked, pass);
    expect(actorOf(answered)).toBe(B);
    // B’s Counter lies below A’s Rebound: the new die is rolled first, and then turned.
    const both = does(answered, respond('counter'), respond('rebound'));
    expect(people(both, 1)).toEqual([6, 0]);
  });

  test('after a card all are asked again, its player last', () => {
    const asked = acting({ [B]: ['counter', 'rebound'] }, '1', '2');
    const again = does(asked, respond('counter'));
    expect(actorOf(again)).toBe(B);
    expect(people(does(again, respond('rebound')), 1)).toEqual([6, 0]);
    const three = acting({ [A]: ['rebound'], [B]: ['counter'], [C]: ['double-our-efforts'] }, '1');
    expect(actorOf(does(three, pass, respond('counter')))).toBe(C);
    expect(actorOf(does(three, pass, respond('counter'), pass))).toBe(A);
  });

  test('a card that does not fit the moment, or is not held, is refused', () => {
    const asked = acting({ [B]: ['counter', 'overkill'] }, '2');
    expect(refusal(asked, respond('overkill'))).toBe(`not-now ${EFFECT}`);
    expect(refusal(asked, respond('rebound'))).toBe(`no-card ${EFFECT}`);
    expect(refusal(asked, respond('counter', 1))).toBe(`no-target ${EFFECT}`);
    expect(refusal(position(), respond('counter'))).toBe('not-now turn-steps');
  });

  test('growth is a roll too, and each of its dice can be answered', () => {
    const state = position({ step: 'declare', lands: { 1: { holder: A } }, hands: { [B]: ['counter'] } });
    const asked = does(rolling(state, '1', '2'), { type: 'grow' });
    expect(legalActions(asked)).toEqual([respond('counter', 0), respond('counter', 1), pass]);
    expect(people(does(asked, respond('counter', 1)), 1)).toEqual([3, 2]);
  });
});

describe('Overkill', () => {
  const over = respond('overkill');
  const after = (some: Wanted, face: string | undefined, action: Action): GameState => {
    const state = holding('overkill', some);
    return does(face === undefined ? state : rolling(state, face), action);
  };

  test('it is asked for after the act, by whoever holds it', () => {
    const state = after({ outfits: [mine()], hands: { [A]: [], [C]: ['overkill'] } }, '1', go);
    expect(state.pending).toMatchObject({ kind: 'window', moment: 'done', speaker: C });
    expect(people(does(state, pass), 1)).toEqual([2, 0]);
    expect(people(does(state, over), 1)).toEqual([1, 0]);
  });

  test('an obliteration kills the same figures once more, and can take the state by it', () => {
    const lands = { 1: { holder: B, loyal: 4, unloyal: 1 } };
    const state = after({ lands, outfits: [mine()] }, '2', go);
    expect(does(state, over, { type: 'take-control' }).lands[1]).toMatchObject({
      holder: A,
      loyal: 1,
      unloyal: 0,
    });
  });

  test('a conversion turns as many once more', () => {
    const religious = { ...mine(), affiliation: 'religious' } as const;
    const rival = after({ lands: { 1: { holder: B, loyal: 6, unloyal: 0 } }, outfits: [religious] }, '2', go);
    expect(people(does(rival, over), 1)).toEqual([2, 4]);
    expect(people(does(after({ outfits: [religious] }, '1', go), over), 1)).toEqual([2, 1]);
  });

  test('units lost in a conflict are lost once more', () => {
    const outfits = [mine(), { ...mine(), regime: B, units: 5 }];
    const state = after({ outfits }, '2', { type: 'fight', outfit: 0, target: 1 });
    expect(does(state, over).outfits[1]!.units).toBe(1);
  });

  test('growth, income and retired units are doubled', () => {
    const grown = after({ step: 'declare' }, '2', { type: 'grow' });
    expect(people(does(grown, over), 0)).toEqual([7, 0]);
    const collected = after({ step: 'tokens' }, undefined, { type: 'collect' });
    expect(does(collected, over).regimes[A]!.tokens.militaristic).toBe(6);
    const nothing = after({ step: 'tokens', lands: { 0: { holder: null } } }, undefined, { type: 'collect' });
    expect(nothing.pending).toBeNull();
    const retired = after({ outfits: [{ ...mine(), state: 0 }] }, undefined, {
      type: 'retire',
      outfit: 0,
      units: 1,
    });
    expect(people(does(retired, over), 0)).toEqual([5, 0]);
  });

  test('a card’s figures, units and tokens are doubled', () => {
    const state = position({ hands: { [A]: ['baby-boom'], [B]: ['overkill'] } });
    expect(people(does(state, play({ card: 'baby-boom', state: 0 }), over), 0)).toEqual([9, 0]);
  });

  test('a purchase has nothing to double', () => {
    const state = holding('overkill', {
      tokens: { [A]: { economic: 20 } },
      outfits: [{ ...mine(), affiliation: 'economic' }],
    });
    expect(does(rolling(state, '0', '0'), go, { type: 'pick', die: 0 }).pending).toBeNull();
  });
});
