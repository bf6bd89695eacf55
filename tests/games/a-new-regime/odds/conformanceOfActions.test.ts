import { describe, expect, test } from 'vitest';
import { toNumber } from '#lib/core/rational.ts';
import { apply, type Action, type GameState } from '#games/a-new-regime/play/index.ts';
import { uprisingChance } from '#games/a-new-regime/rules/uprising.ts';
import type { Affiliation } from '#games/a-new-regime/vocabulary.ts';
import { A, B, C, position, type Wanted } from '../play/position.ts';
import { exact } from './asking.ts';
import { DEVIATIONS, expectShare } from './shares.ts';

/*
 * Whole actions of the engine, from positions of games that were set up with a seed of their own, against the exact
 * answers: what is asked about is decided by the state that `apply` leaves, dice are picked by trying each.
 */
const GAMES = 20;
const ROLLS = 20_000;

function done(state: GameState, action: Action): GameState {
  const next = apply(state, action);
  if (!next.ok) throw new Error(next.error.message);
  return next.value.state;
}

/** Plays `once` over and over from the same position of several games, each roll after the one before. */
function counted(
  seed: string,
  wanted: Wanted,
  once: (start: GameState) => readonly [end: GameState, ...names: readonly string[]],
  rolls = ROLLS,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let game = 0; game < GAMES; game++) {
    const start = position({ ...wanted, setup: { ...wanted.setup, seed: `${seed} ${game}` } });
    let { random } = start;
    for (let roll = 0; roll < rolls / GAMES; roll++) {
      const [end, ...names] = once({ ...start, random });
      ({ random } = end);
      for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

/** Takes the die that leads to the most, if there is one to pick; of equal ones the first. */
function picked(state: GameState, worth: (after: GameState) => number): GameState {
  if (state.pending?.kind !== 'pick') return state;
  return state.pending.roll.dice
    .map((_, die) => done(state, { type: 'pick', die }))
    .reduce((best, after) => (worth(after) > worth(best) ? after : best));
}

const held = (state: GameState): GameState =>
  state.pending?.kind === 'control' ? done(state, { type: 'take-control' }) : state;
const of = (counts: ReadonlyMap<string, number>, name: string): number => counts.get(name) ?? 0;

/** B's state 1, in which an outfit of A's stands. */
const besieged = (affiliation: Affiliation, state: Affiliation, loyal: number, unloyal: number): Wanted => ({
  lands: { 1: { affiliation: state, holder: B, loyal, unloyal } },
  outfits: [{ regime: A, state: 1, affiliation }],
});
/** Outfits of A and B in one state. */
const facing = (outfit: Affiliation, units: number, against: Affiliation, others: number): Wanted => ({
  outfits: [
    { regime: A, state: 1, affiliation: outfit, units },
    { regime: B, state: 1, affiliation: against, units: others },
  ],
});
const unitsOf = (state: GameState, id: number): number =>
  state.outfits.find((one) => one.id === id)?.units ?? 0;

/** The chance that A has state 1 when its turn ends. */
function hope(state: GameState): number {
  if (state.lands[1]!.holder === A || state.pending?.kind === 'control') return 2;
  return state.unrest.length > 0 ? toNumber(uprisingChance(state.lands[1]!)) : 0;
}

const IMPERIALIZE = { type: 'imperialize', outfit: 0 } as const;
const FIGHT = { type: 'fight', outfit: 0, target: 1 } as const;
const END_ACTIONS = { type: 'end-actions' } as const;

describe(
  `${ROLLS.toLocaleString('en')} actions of the engine agree with the exact odds`,
  { timeout: 60_000 },
  () => {
    test.each([
      ['convert', 'religious', 'economic', 2, 1],
      ['convert', 'religious', 'militaristic', 3, 2],
      ['obliterate', 'militaristic', 'religious', 3, 3],
      ['obliterate', 'militaristic', 'economic', 2, 1],
    ] as const)(
      '%s by a %s outfit on a %s state of %i and %i, uprising included',
      (how, outfit, state, loyal, unloyal) => {
        const counts = counted(how, besieged(outfit, state, loyal, unloyal), (start) => {
          const acted = held(picked(done(start, IMPERIALIZE), hope));
          if (acted.lands[1]!.holder === A) return [acted, 'immediate', 'capture'];
          const ending = done(acted, END_ACTIONS);
          if (!ending.turn.uprisings.includes(1)) return [ending];
          const risen = held(done(ending, { type: 'roll-uprising', state: 1 }));
          return risen.lands[1]!.holder === A ? [risen, 'capture'] : [risen];
        });
        const odds = exact(how, { state, loyal, unloyal }) as Record<string, string>;
        for (const field of ['immediate', 'capture'])
          expectShare(of(counts, field), ROLLS, odds[field]!, `${how} ${field}`);
      },
    );

    test('purchase, its price included', () => {
      const wanted = { ...besieged('economic', 'religious', 4, 1), tokens: { [A]: { economic: 6 } } };
      const money = (state: GameState) => state.regimes[A]!.tokens.economic;
      // Who buys keeps what the price leaves; who cannot keeps all and has no state to decide about.
      const worth = (state: GameState) => (state.pending?.kind === 'control' ? 100 + money(state) : 0);
      const counts = counted('purchase', wanted, (start) => {
        const bought = held(picked(done(start, IMPERIALIZE), worth));
        const success = bought.lands[1]!.holder === A;
        return success ? [bought, 'success', `price ${6 - money(bought)}`] : [bought];
      });
      const given = { state: 'religious', loyal: 4, unloyal: 1, funds: 6 };
      const odds = exact('purchase', given) as { success: string; price: Record<string, string> };
      expectShare(of(counts, 'success'), ROLLS, odds.success, 'success');
      for (const [price, chance] of Object.entries(odds.price))
        if (Number(price) <= given.funds) expectShare(of(counts, `price ${price}`), ROLLS, chance, price);
    });

    test.each([
      ['attack', 'militaristic', 'economic', 2],
      ['attack', 'militaristic', 'religious', 3],
      ['demoralize', 'religious', 'economic', 2],
    ] as const)('%s by a %s outfit against a %s one of %i units', (question, outfit, defender, units) => {
      const counts = counted(question, facing(outfit, 3, defender, units), (start) => {
        const worth = (state: GameState) => unitsOf(state, 0) - 10 * unitsOf(state, 1);
        const end = picked(done(start, FIGHT), worth);
        return [end, `${units - unitsOf(end, 1)} ${3 - unitsOf(end, 0)}`];
      });
      const odds = exact(question, { defender, units }) as {
        outcomes: { kills: number; losses: number; chance: string }[];
      };
      for (const { kills, losses, chance } of odds.outcomes)
        expectShare(of(counts, `${kills} ${losses}`), ROLLS, chance, `${question}: ${kills}, ${losses}`);
    });

    /** Bribes, and tries again as long as the game asks. */
    function bribed(start: GameState, outfit: number, target: number, units: number): GameState {
      let state = done(start, { type: 'bribe', outfit, target, units });
      while (state.pending?.kind === 'bribe-again') state = done(state, { type: 'bribe-again' });
      return state;
    }

    // The first purse pays for two tries, the second for more than the three of the grid.
    test.each([14, 40])('bribe with %i tokens, and what it costs', (funds) => {
      const wanted = { ...facing('economic', 3, 'religious', 2), tokens: { [A]: { economic: funds } } };
      let spent = 0;
      const counts = counted('bribe', wanted, (start) => {
        const end = bribed(start, 0, 1, 2);
        spent += funds - end.regimes[A]!.tokens.economic;
        return unitsOf(end, 1) === 0 ? [end, 'success'] : [end];
      });
      const odds = exact('bribe', { defender: 'religious', units: 2, funds }) as Record<string, string>;
      expectShare(of(counts, 'success'), ROLLS, odds.success!, 'success');
      // At most 18 tokens are spent: no deviation is larger than 9.
      const [above = 0, below = 1] = odds.expectedCost!.split('/').map(Number);
      expect(Math.abs(spent / ROLLS - above / below)).toBeLessThan((DEVIATIONS * 9) / Math.sqrt(ROLLS));
    });

    test('an uprising at the end of a turn', () => {
      const wanted: Wanted = { lands: { 0: { loyal: 2, unloyal: 4 } } };
      const counts = counted('uprising', wanted, (start) => {
        const end = done(done(start, END_ACTIONS), { type: 'roll-uprising', state: 0 });
        return end.lands[0]!.holder === null ? [end, 'success'] : [end];
      });
      const odds = exact('uprising', { loyal: 2, unloyal: 4 }) as { success: string };
      expectShare(of(counts, 'success'), ROLLS, odds.success, 'uprising');
    });

    /** What takes several turns is played through the turns of all three regimes, in fewer games. */
    const FEWER = ROLLS / 10;

    /** A turn of whoever is on turn, in which `act` is all that is done in the fourth step. */
    function turn(start: GameState, act: (state: GameState) => GameState): GameState {
      let state = start;
      if (state.turn.step === 'declare') state = done(state, { type: 'grow' });
      if (state.turn.step === 'tokens') state = done(state, { type: 'skip-income' });
      state = done(act(state), END_ACTIONS);
      for (const id of state.turn.uprisings) state = done(state, { type: 'roll-uprising', state: id });
      return done(state, { type: 'end-turn' });
    }
    const idle = (state: GameState): GameState => state;
    /** Turns go against the order of the capitals; whoever has lost all is passed over. */
    const ROUND = [A, C, B];

    test('a conflict over three turns', () => {
      const wanted: Wanted = {
        ...facing('militaristic', 3, 'economic', 4),
        tokens: { [B]: { economic: 15 } },
      };
      const goesOn = (state: GameState) => unitsOf(state, 0) > 0 && unitsOf(state, 1) > 0;
      const attacks = (state: GameState) =>
        picked(done(state, FIGHT), (after) => unitsOf(after, 0) - 10 * unitsOf(after, 1));
      const bribes = (state: GameState) => {
        const named = Math.min(unitsOf(state, 0), Math.floor(state.regimes[B]!.tokens.economic / 3));
        return named > 0 ? bribed(state, 1, 0, named) : state;
      };
      const ACTS: Readonly<Record<number, typeof idle>> = { [A]: attacks, [B]: bribes, [C]: idle };
      const counts = counted(
        'conflict',
        wanted,
        (start) => {
          let state = start;
          for (let number = 1; number <= 3 && goesOn(state); number++) {
            for (const regime of ROUND)
              if (state.turn.regime === regime) state = turn(state, goesOn(state) ? ACTS[regime]! : idle);
          }
          return [state, unitsOf(state, 1) === 0 ? 'won' : unitsOf(state, 0) === 0 ? 'lost' : 'open'];
        },
        FEWER,
      );
      const odds = exact('conflict', {
        attacker: 'militaristic',
        attackerUnits: 3,
        defender: 'economic',
        defenderUnits: 4,
        defenderFunds: 15,
        returns: true,
        turns: 3,
      }) as Record<string, string>;
      for (const end of ['won', 'lost', 'open']) expectShare(of(counts, end), FEWER, odds[end]!, end);
    });

    test('growth, and an uprising within two turns', () => {
      const wanted: Wanted = { step: 'declare', lands: { 0: { loyal: 1, unloyal: 1 } } };
      const counts = counted(
        'within',
        wanted,
        (start) => {
          const { loyal, unloyal } = done(start, { type: 'grow' }).lands[0]!;
          let state = start;
          const names = [`${loyal} ${unloyal}`];
          for (let number = 1; number <= 2; number++) {
            for (const regime of ROUND) if (state.turn.regime === regime) state = turn(state, idle);
            if (state.lands[0]!.holder !== A) names.push(`lost by ${number}`);
          }
          return [state, ...names];
        },
        FEWER,
      );
      const given = { loyal: 1, unloyal: 1 };
      const grown = exact('growth', { ...given, turns: 1 }) as {
        outcomes: { loyal: number; unloyal: number; chance: string }[];
      };
      for (const { loyal, unloyal, chance } of grown.outcomes)
        expectShare(of(counts, `${loyal} ${unloyal}`), FEWER, chance, `${loyal} and ${unloyal}`);
      const { byTurn } = exact('uprising-within', { ...given, turns: 2 }) as { byTurn: string[] };
      byTurn.forEach((chance, index) =>
        expectShare(of(counts, `lost by ${index + 1}`), FEWER, chance, `by turn ${index + 1}`),
      );
    });
  },
);

test('the games differ in their dice', () => {
  const seeds = Array.from({ length: GAMES }, (_, game) =>
    position({ setup: { seed: `x ${game}` } }).random.join(),
  );
  expect(new Set(seeds).size).toBe(GAMES);
});
