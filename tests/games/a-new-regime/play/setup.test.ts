import { describe, expect, test } from 'vitest';
import { END_GAME_CONDITIONS } from '#games/a-new-regime/cards.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { actorOf, checkState, legalActions, setUp, setupOnBoard } from '#games/a-new-regime/play/index.ts';
import { resumeStream } from '#lib/random/stream.ts';
import { shuffled } from '#games/a-new-regime/play/chance.ts';
import { openDraft } from '#games/a-new-regime/play/draft.ts';
import { does, pathSetup, refusal } from './position.ts';
import { begin } from './randomGame.ts';

const states = (count: number, last: object = {}) =>
  Array.from({ length: count }, (_, id) => ({
    ...pathSetup().states[0]!,
    name: `S${id}`,
    ...(id === count - 1 && last),
  }));
const place = (state: number) => ({ type: 'place-capital', state }) as const;

describe('setting up', () => {
  test('a generated board becomes a game, with its names, affiliations, people and borders', () => {
    const board = generateBoard({ ...DEFAULT_SETTINGS, regimes: 3, seed: 'play' });
    if (!board.ok) throw new Error(board.error.message);
    const state = begin(setupOnBoard(board.value, { regimes: ['A', 'B', 'C'], seed: 'x' }));
    expect(checkState(state)).toEqual([]);
    expect(state.lands.map(({ affiliation, loyal }) => [affiliation, loyal])).toEqual(
      board.value.states.map(({ kind, population }) => [kind, population]),
    );
    const { a, b } = board.value.borders[0]!;
    expect(state.board.neighbours[a - 1]).toContain(b - 1);
    expect(legalActions(state).map((action) => ('state' in action ? action.state : -1) + 1)).toEqual(
      board.value.capitals.possible,
    );
  });

  test.each([
    ['two regimes', { regimes: ['A', 'B'] }, 'out-of-range'],
    ['nine regimes', { regimes: [...'ABCDEFGHI'] }, 'out-of-range'],
    ['two regimes of one name', { regimes: ['A', 'B', 'A'] }, 'not-different'],
    ['a turn limit of 0', { turnLimit: 0 }, 'out-of-range'],
    ['a border that leads nowhere', { borders: [[0, 10]] as const }, 'out-of-range'],
    [
      'a border listed twice',
      {
        borders: [
          [0, 1],
          [1, 0],
        ] as const,
      },
      'not-different',
    ],
    ['a border of a state with itself', { borders: [[3, 3]] as const }, 'not-different'],
    ['no states', { states: [], borders: [] }, 'out-of-range'],
    ['121 states', { states: states(121) }, 'out-of-range'],
    ['half a person in a state', { states: states(10, { population: 0.5 }) }, 'out-of-range'],
    ['a state without a name', { states: states(10, { name: '' }) }, 'bad-name'],
    ['a state with an endless name', { states: states(10, { name: 'S'.repeat(1000) }) }, 'bad-name'],
    ['a regime without a name', { regimes: ['A', 'B', ''] }, 'bad-name'],
    ['a regime whose name would not do as a key', { regimes: ['A', 'B', '__proto__'] }, 'bad-name'],
    ['no room for so many capitals', { regimes: ['A', 'B', 'C', 'D'] }, 'no-room'],
  ])('%s are refused', (_, some, code) => {
    const made = setUp(pathSetup(some));
    expect(made.ok ? 'ok' : made.error.code).toBe(code);
  });

  test('rulings that no table can choose are refused', () => {
    const made = setUp(pathSetup({ rulings: { copies: 'two' } }));
    expect(made.ok ? 'ok' : made.error.code).toBe('not-selectable');
  });

  test('a pile of n cards is shuffled with n - 1 draws, and one of one card with none', () => {
    for (const count of [1, 2, 5]) {
      const draft = openDraft(begin(pathSetup()));
      const before = draft.now.random;
      const cards = Array.from({ length: count }, (_, card) => card);
      expect([...shuffled(draft, cards)].sort()).toEqual(cards);
      const stream = resumeStream(before);
      for (let left = count; left > 1; left--) stream.below(left);
      expect(draft.now.random).toEqual(stream.state());
    }
  });

  test('piles are shuffled by the seed', () => {
    expect(begin(pathSetup()).piles).toEqual(begin(pathSetup()).piles);
    expect(begin(pathSetup({ seed: 'other' })).piles).not.toEqual(begin(pathSetup()).piles);
  });
});

describe('capitals', () => {
  test('the first regime places first, and the others follow clockwise', () => {
    const state = begin(pathSetup());
    expect(actorOf(state)).toBe(0);
    expect(actorOf(does(state, place(0)))).toBe(1);
  });

  /*
   * On a path of ten, three capitals four steps apart need nine states in a row: the lowest is in 0 or 1, the next in 4
   * or 5, the last in 8 or 9.
   */
  test('only states that leave room for the others are listed', () => {
    const state = begin(pathSetup());
    expect(legalActions(state)).toEqual([0, 1, 4, 5, 8, 9].map(place));
    expect(refusal(state, place(2))).toBe('too-near capital-room');
  });

  test('a capital within three states of another is refused', () => {
    const state = does(begin(pathSetup()), place(0));
    expect(refusal(state, place(3))).toBe('too-near capital-distance');
    expect(refusal(state, place(0))).toBe('too-near capital-distance');
    expect(refusal(state, place(99))).toBe('no-such-state capital-order');
  });

  test.each([
    ['four-steps', 4],
    ['three-steps', 3],
    ['two-steps', 2],
  ] as const)('the ruling capital-spacing %s asks for %i steps', (spacing, steps) => {
    const state = does(begin(pathSetup({ rulings: { 'capital-spacing': spacing } })), place(0));
    const nearest = Math.min(...legalActions(state).map((action) => ('state' in action ? action.state : 99)));
    expect(nearest).toBe(steps);
  });

  test('its people become loyal, and it gives the regime its affiliation', () => {
    const state = does(begin(pathSetup()), place(4));
    expect(state.lands[4]).toMatchObject({ holder: 0, capitalOf: 0, loyal: 3, unloyal: 0 });
    expect(state.regimes[0]).toMatchObject({ affiliation: 'militaristic', capital: 4 });
  });

  test('when all stand, conditions are dealt from the piles of the capitals and the last to place begins', () => {
    const state = does(begin(pathSetup()), place(0), place(4), place(8));
    expect(state.phase).toBe('play');
    for (const { condition } of state.regimes) expect(END_GAME_CONDITIONS.militaristic).toContain(condition);
    expect(state.piles.conditions.militaristic).toHaveLength(5);
    expect(state.turn).toMatchObject({ regime: 2, number: 1, step: 'declare' });
    expect(state.regimes.map(({ tokens }) => tokens.militaristic)).toEqual([0, 0, 0]);
  });

  test('under starting-condition any-pile each regime names its pile', () => {
    const setup = pathSetup({ rulings: { 'starting-condition': 'any-pile' } });
    const state = does(begin(setup), place(0), place(4), place(8));
    expect(state.phase).toBe('deal');
    expect(legalActions(state)).toHaveLength(3);
    expect(refusal(state, { type: 'choose-pile', pile: 'x' as never })).toBe(
      'wrong-affiliation first-condition',
    );
    const dealt = does(
      state,
      { type: 'choose-pile', pile: 'religious' },
      { type: 'choose-pile', pile: 'economic' },
      { type: 'choose-pile', pile: 'religious' },
    );
    expect(dealt.phase).toBe('play');
    expect(END_GAME_CONDITIONS.economic).toContain(dealt.regimes[1]!.condition);
    expect(dealt.piles.conditions.religious).toHaveLength(6);
  });
});
