import { describe, expect, test } from 'vitest';
import { checkState, type GameState } from '#games/a-new-regime/play/index.ts';
import type { Echo, Pending, Roll, RolledAct, Window } from '#games/a-new-regime/play/pending.ts';
import type { GameLand, Regime, Turn } from '#games/a-new-regime/play/state.ts';
import { tokens } from '#games/a-new-regime/rules/tokens.ts';
import { A, B, C, pathSetup, position } from './position.ts';
import { begin } from './randomGame.ts';

/** Two outfits on the path of `position`, and tokens to pay with. */
const sound = position({
  outfits: [
    { regime: A, state: 1, affiliation: 'economic' },
    { regime: B, state: 1, affiliation: 'militaristic' },
  ],
  tokens: { [A]: { economic: 3 }, [B]: { religious: 2 } },
  lands: { 1: { holder: B, loyal: 1, unloyal: 1 } },
});

const changed = <T>(list: readonly T[], at: number, some: Partial<T>): readonly T[] =>
  list.map((one, index) => (index === at ? { ...one, ...some } : one));

const land = (at: number, some: Partial<GameLand>) => ({ lands: changed(sound.lands, at, some) });
const regime = (at: number, some: Partial<Regime>) => ({ regimes: changed(sound.regimes, at, some) });
const outfit = (at: number, some: Partial<GameState['outfits'][number]>) => ({
  outfits: changed(sound.outfits, at, some),
});
const turn = (some: Partial<Turn>) => ({ turn: { ...sound.turn, ...some } });
const board = (some: Partial<GameState['board']>) => ({ board: { ...sound.board, ...some } });
const near = (at: number, list: readonly number[]) =>
  board({ neighbours: sound.board.neighbours.map((one, id) => (id === at ? list : one)) });

const deeds = { obliterated: 0, purchased: 0, converted: 0 };
const end: GameState['end'] = {
  reason: 'turn-limit',
  declarer: null,
  score: { categories: {}, bonuses: {}, totals: {}, winners: [] } as never,
};
const [topTide, ...tide] = sound.piles.tide;
const [, ...economic] = sound.piles.conditions.economic;

describe('a saved state is refused', () => {
  test.each<[fault: string, about: RegExp, change: Partial<GameState>]>([
    ['that lacks a name', /name/, board({ names: sound.board.names.slice(1) })],
    [
      'that has a list of neighbours too many',
      /list of neighbours/,
      board({ neighbours: [...sound.board.neighbours, []] }),
    ],
    ['where a state touches itself', /own neighbour/, near(0, [0, 1])],
    ['where a state lists a neighbour twice', /twice/, near(0, [1, 1])],
    ['where a neighbour does not know the state', /does not know it/, near(0, [])],
    ['where a neighbour is not there', /does not know it/, near(9, [8, 10])],
    ['with loyal people below 0', /people of state 3/, land(3, { loyal: -1 })],
    ['with half an un-loyal person', /people of state 1/, land(1, { unloyal: 0.5 })],
    ['with un-loyal people who belong to nobody', /neutral state 3/, land(3, { unloyal: 1 })],
    ['with a state held by a fourth of three', /State 3 is held/, land(3, { holder: 3 })],
    ['with a capital of somebody who has another', /State 3 is a capital/, land(3, { capitalOf: A })],
    ['with a capital of a fourth of three', /State 3 is a capital/, land(3, { capitalOf: 3 })],
    ['with outfits out of order', /out of order/, { outfits: sound.outfits.toReversed() }],
    ['with an outfit twice', /out of order/, outfit(1, { id: 0 })],
    ['with an outfit that is not bought yet', /out of order/, { nextOutfit: 1 }],
    ['with an outfit of no units', /has 0 units/, outfit(0, { units: 0 })],
    ['with an outfit of ten units', /has 10 units/, outfit(0, { units: 10 })],
    ['with an outfit of half a unit more', /has 2.5 units/, outfit(0, { units: 2.5 })],
    ['with an outfit off the board', /nowhere/, outfit(0, { state: 10 })],
    ['with an outfit of a fourth of three', /nobody’s/, outfit(0, { regime: 3 })],
    ['with two outfits of a regime in a state', /Two outfits/, outfit(1, { regime: A })],
    ['with an outfit that won less than nothing', /count below 0/, outfit(0, { wins: -1 })],
    ['with an outfit that acted less than never', /count below 0/, outfit(0, { imperialized: -1 })],
    ['with an outfit that fought less than never', /count below 0/, outfit(0, { conflicts: -1 })],
    ['with two regimes of one name', /one name/, regime(A, { name: 'B' })],
    ['with a debt', /tokens of regime 0/, regime(A, { tokens: tokens({ religious: -1 }) })],
    ['with half a token', /tokens of regime 1/, regime(B, { tokens: tokens({ economic: 0.5 }) })],
    ['with a capital but no affiliation', /half founded/, regime(A, { affiliation: null })],
    ['with a capital that is none', /capital of regime 2 does not know/, land(8, { capitalOf: null })],
    ['with a regime without condition in play', /no condition/, regimeWithoutCondition()],
    ...Object.keys(deeds).map((deed): [string, RegExp, Partial<GameState>] => [
      `with a regime that ${deed} less than nothing`,
      /count below 0/,
      regime(B, { deeds: { ...deeds, [deed]: -1 } }),
    ]),
    ['with a card played less than never', /count below 0/, regime(B, { proactivity: -1 })],
    ['with states of a regime that is out', /out and holds/, regime(C, { out: true })],
    ['with a card lost', /Turn the Tide/, { piles: { ...sound.piles, tide } }],
    [
      'with a card twice and another lost',
      /Turn the Tide/,
      { piles: { ...sound.piles, tide: [tide[0]!, ...tide] } },
    ],
    [
      'with a card in a hand and in its pile',
      /Turn the Tide/,
      { piles: sound.piles, ...regime(A, { hand: [topTide!] }) },
    ],
    [
      'with a condition lost',
      /economic pile/,
      { piles: { ...sound.piles, conditions: { ...sound.piles.conditions, economic } } },
    ],
    [
      'with a condition twice and another lost',
      /economic pile/,
      {
        piles: {
          ...sound.piles,
          conditions: { ...sound.piles.conditions, economic: [economic[0]!, ...economic] },
        },
      },
    ],
    ['that has ended but tells no end', /half told/, { phase: 'ended' }],
    ['that tells its end and goes on', /half told/, { end }],
    ['in play before the first turn', /before its first turn/, turn({ number: 0 })],
    ['with limits of units too few', /limits of units/, turn({ limits: sound.turn.limits.slice(1) })],
    ['with units raised in a state too many', /limits of units/, turn({ raised: [...sound.turn.raised, 0] })],
    ['with limits of units in another step', /limits of units/, turn({ step: 'tokens' })],
    [
      'where growth is noted off the board',
      /a state that is not there/,
      turn({ growth: [{ state: 10, loyal: 1, unloyal: 0 }] }),
    ],
    [
      'where a purchase is noted off the board',
      /a state that is not there/,
      turn({ purchases: [{ state: 10, from: B }] }),
    ],
    ['where an uprising is due off the board', /a state that is not there/, turn({ uprisings: [10] })],
    ['where people were rolled again off the board', /a state that is not there/, turn({ rerolled: [10] })],
    [
      'where unrest is noted off the board',
      /a state that is not there/,
      { unrest: [{ state: 10, regime: A, method: 'convert', turn: 1 }] },
    ],
    [
      'where an attempt is noted off the board',
      /a state that is not there/,
      { attempts: [{ state: 10, regime: A, turn: 1 }] },
    ],
    [
      'where unrest was brought by a fourth of three',
      /nobody/,
      { unrest: [{ state: 1, regime: 3, method: 'convert', turn: 1 }] },
    ],
    ['where a fourth of three tried something', /nobody/, { attempts: [{ state: 1, regime: 3, turn: 1 }] }],
  ])('%s', (_, about, change) => {
    const faults = checkState({ ...sound, ...change });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(about);
  });

  test('where somebody who does not play is on turn', () => {
    expect(checkState({ ...sound, ...turn({ regime: 3 }) })).toEqual([expect.stringMatching(/nobody’s/)]);
  });

  test('where a regime has left the game and its outfits have not', () => {
    const lands = sound.lands.map((one) => (one.holder === B ? { ...one, holder: A } : one));
    const left = { ...sound, lands, ...regime(B, { out: true }) };
    expect(checkState(left)).toEqual([expect.stringMatching(/outfit 1 .*regime that is out/i)]);
    expect(checkState({ ...left, outfits: sound.outfits.slice(0, 1) })).toEqual([]);
  });

  test('where capitals are missing once play has begun, and not before', () => {
    const start = begin(pathSetup());
    expect(checkState(start)).toEqual([]);
    const faults = checkState({ ...start, phase: 'deal' });
    expect(faults).toHaveLength(3);
    for (const fault of faults) expect(fault).toMatch(/no capital/);
  });

  test('where a regime without condition has ended the game', () => {
    const faults = checkState({ ...sound, ...regimeWithoutCondition(), phase: 'ended', end });
    expect(faults).toEqual([expect.stringMatching(/no condition/)]);
  });

  test('where a capital stands off the board', () => {
    const faults = checkState({ ...sound, ...regime(C, { capital: 10 }) });
    expect(faults).toContainEqual(expect.stringMatching(/capital of regime 2 does not know/));
  });

  test('where something is pending before play', () => {
    const faults = checkState({ ...begin(pathSetup()), pending: { kind: 'verdict' } });
    expect(faults).toContainEqual(expect.stringMatching(/outside of play/));
  });
});

/** B's condition is back in its pile, as if it had never been dealt. */
function regimeWithoutCondition(): Partial<GameState> {
  const { condition } = sound.regimes[B]!;
  const { conditions } = sound.piles;
  const militaristic = [...conditions.militaristic, condition!];
  return {
    ...regime(B, { condition: null }),
    piles: { ...sound.piles, conditions: { ...conditions, militaristic } },
  };
}

const die = { value: 1, shaded: false } as const;
const bribe = { outfit: 0, target: 1, units: 1, tries: 1 };
const roll = (act: RolledAct, dice = 1, picked: number | null = null): Roll => ({
  act,
  dice: Array.from({ length: dice }, () => die),
  picked,
});
const attack: RolledAct = { kind: 'attack', outfit: 0, target: 1 };
const growth = (...states: number[]): RolledAct => ({ kind: 'growth', states });
const rolled = (of: Roll, some: Partial<Window> = {}): Pending => ({
  ...{ kind: 'window', moment: 'rolled', roll: of, echo: null, speaker: A, passed: 0, stack: [] },
  ...some,
});
const done = (echo: Echo | null): Pending => ({
  ...{ kind: 'window', moment: 'done', roll: null, echo, speaker: A, passed: 0, stack: [] },
});
const won = (some: Partial<GameLand> = {}, state = 3): Pending => ({
  kind: 'control',
  state,
  method: 'purchase',
  land: { affiliation: 'militaristic', holder: A, loyal: 1, unloyal: 0, capitalOf: null, ...some },
});
const give = tokens({ economic: 3 });
const take = tokens({ religious: 2 });

describe('a saved state is taken up', () => {
  test.each<[what: string, change: Partial<GameState>]>([
    ['with the fewest units of an outfit', outfit(0, { units: 1 })],
    ['with the most units of an outfit', outfit(0, { units: 9 })],
    ['with limits of units while uprisings are rolled', turn({ step: 'uprisings' })],
    ['with a note about the last state', { attempts: [{ state: 9, regime: C, turn: 1 }] }],
  ])('%s', (_, change) => {
    expect(checkState({ ...sound, ...change })).toEqual([]);
  });
});

describe('that which play waits for is taken up', () => {
  test.each<[what: string, pending: Pending]>([
    ['an offer of all that both have', { kind: 'offer', partner: B, give, take }],
    ['a bribe that can just be paid', { kind: 'bribe-again', ...bribe }],
    ['a pick among two dice', { kind: 'pick', roll: roll(attack, 2) }],
    ['cards for a roll', rolled(roll(attack, 2), { stack: [{ card: 'counter', by: C, die: 0 }] })],
    ['cards for the last die picked', rolled(roll(attack, 2, 1), { moment: 'picked' })],
    ['cards for the growth of two states', rolled(roll(growth(0, 9), 2, 0), { moment: 'picked' })],
    ['cards for what has been done', done({ kind: 'retire', outfit: 0, units: 1 })],
    ['a state that was won', won()],
    ['a capital that was won', won({ capitalOf: B }, 4)],
  ])('%s', (_, pending) => {
    expect(checkState({ ...sound, pending })).toEqual([]);
  });

  test('a verdict about a declaration, at the start of the turn', () => {
    const declaring = { ...sound, ...turn({ step: 'declare', limits: [], raised: [] }) };
    expect(checkState({ ...declaring, pending: { kind: 'verdict' } })).toEqual([]);
  });
});

describe('that which play waits for is refused', () => {
  test.each<[what: string, about: RegExp, pending: Pending]>([
    ['an offer to oneself', /offer/, { kind: 'offer', partner: A, give, take: give }],
    ['an offer to a fourth of three', /offer/, { kind: 'offer', partner: 3, give, take }],
    [
      'an offer of more than one has',
      /offer/,
      { kind: 'offer', partner: B, give: tokens({ economic: 4 }), take },
    ],
    [
      'an offer for more than the other has',
      /offer/,
      { kind: 'offer', partner: B, give, take: tokens({ religious: 3 }) },
    ],
    ['a bribe without a try left', /bribe/, { kind: 'bribe-again', ...bribe, tries: 0 }],
    ['a bribe that is too dear', /bribe/, { kind: 'bribe-again', ...bribe, units: 2 }],
    ['a bribe by an outfit that is gone', /gone/, { kind: 'bribe-again', ...bribe, outfit: 2 }],
    ['a bribe of an outfit that is gone', /gone/, { kind: 'bribe-again', ...bribe, target: 2 }],
    ['dice for an outfit that is gone', /gone/, { kind: 'pick', roll: roll({ ...attack, outfit: 2 }, 2) }],
    ['dice for growth off the board', /not there/, rolled(roll(growth(0, 10), 2))],
    ['dice for an uprising off the board', /not there/, rolled(roll({ kind: 'uprising', state: 10 }))],
    ['a state won off the board', /not there/, won({ capitalOf: undefined as never }, 10)],
    ['no dice at all', /dice/, { kind: 'pick', roll: roll(attack, 0) }],
    ['dice for more states than grow', /dice/, rolled(roll(growth(0), 2))],
    ['a die picked that is not there', /dice/, rolled(roll(attack, 2, 2))],
    ['a pick of what is picked', /dice/, { kind: 'pick', roll: roll(attack, 2, 0) }],
    ['cards of a fourth of three', /does not play/, rolled(roll(attack), { speaker: 3 })],
    [
      'a card put down by a fourth of three',
      /does not play/,
      rolled(roll(attack), { stack: [{ card: 'counter', by: 3, die: 0 }] }),
    ],
    ['cards for nothing rolled', /nothing to answer/, rolled(roll(attack), { roll: null })],
    ['cards for nothing done', /nothing to answer/, done(null)],
    [
      'cards for something done while dice lie there',
      /nothing to answer/,
      rolled(roll(attack), { echo: { kind: 'income', tokens: give } }),
    ],
    ['a state won by a rival', /not on turn/, won({ holder: B })],
    ['a state that becomes a capital', /not on turn/, won({ capitalOf: A })],
    [
      'growth done off the board',
      /not there/,
      done({ kind: 'growth', added: [{ state: 10, loyal: 1, unloyal: 0 }] }),
    ],
    [
      'a conversion done off the board',
      /not there/,
      done({ kind: 'convert', state: 10, turned: 1, to: 'loyal' }),
    ],
    [
      'growth done on the board and off it',
      /not there/,
      done({ kind: 'growth', added: [0, 10].map((state) => ({ state, loyal: 1, unloyal: 0 })) }),
    ],
    [
      'a card played off the board',
      /not there/,
      done({ kind: 'card', play: { card: 'artillery-barrage', state: 10, loyal: 1 } }),
    ],
  ])('%s', (_, about, pending) => {
    const faults = checkState({ ...sound, pending });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(about);
  });

  test('whatever it is, before the turn has come to it', () => {
    const at = (step: Turn['step'], pending: Pending) =>
      checkState({ ...sound, ...turn({ step, limits: [], raised: [] }), pending });
    const offer: Pending = { kind: 'offer', partner: B, give, take };
    expect(at('declare', offer)).toEqual([expect.stringMatching(/before the turn/)]);
    for (const step of ['population', 'tokens'] as const) {
      expect(at(step, offer)).toEqual([expect.stringMatching(/later step/)]);
      expect(at(step, rolled(roll(growth(0))))).toEqual([]);
    }
  });
});
