import { describe, expect, test } from 'vitest';
import { makeBoardHash } from '#games/a-new-regime/board/boardLink.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import type { MakerAction } from '#games/a-new-regime/islands/board/makerActions.ts';
import { projectMaker } from '#games/a-new-regime/islands/board/projectMaker.ts';
import { openStates } from '#games/a-new-regime/rules/capitals.ts';
import fc from 'fast-check';
import { after, choiceOf, lookOf, placedIn, settingsOf, start } from './makerHelpers.ts';

const shownSettings = ({ shown: { source } }: ReturnType<typeof start>) =>
  source.kind === 'seed' ? source.settings : undefined;

describe('settings', () => {
  test('give the board that they give everywhere', () => {
    const state = after(start(), { type: 'settings', change: { regimes: 6, shape: 'islands' } });
    const board = generateBoard({ ...DEFAULT_SETTINGS, regimes: 6, shape: 'islands' });
    expect(board.ok && board.value).toEqual(state.shown.board);
    expect(state.said.text).toContain('30 states');
  });

  test('that change nothing are no step', () => {
    const state = start();
    expect(after(state, { type: 'settings', change: { regimes: 4 } })).toBe(state);
  });

  test('without a board keep the last one, say why and offer settings that work', () => {
    const state = after(start(), {
      type: 'settings',
      change: { regimes: 8, states: 12, width: 120, height: 120 },
    });
    expect(state.problem?.message).toContain('96');
    expect(state.shown).toEqual(start().shown);
    for (const offered of state.problem?.nearest ?? []) {
      const next = after(state, { type: 'settings', change: offered });
      expect(next.problem).toBeUndefined();
      expect(shownSettings(next)).toEqual(offered);
    }
    expect(state.problem?.nearest.length).toBeGreaterThan(0);
  });

  test('keep the state that was chosen, or the last where the new board has none of that number', () => {
    const state = after(start(), { type: 'focused', key: 20 }, { type: 'settings', change: { regimes: 3 } });
    expect(state.current).toBe(15);
    expect(
      after(state, { type: 'focused', key: 15 }, { type: 'settings', change: { regimes: 4 } }).current,
    ).toBe(15);
  });
});

describe('capitals while settings have no board', () => {
  test('cannot be placed, so that undo never meets capitals of another board', () => {
    const stuck = after(
      start(),
      { type: 'settings', change: { regimes: 8, states: 8 } },
      { type: 'settings', change: { width: 120, height: 120 } },
    );
    expect(stuck.problem).toBeDefined();
    const { suggested } = stuck.shown.board.capitals;
    for (const action of [
      { type: 'placedAll', keys: suggested },
      { type: 'placed', key: suggested[0]! },
      { type: 'removed', key: suggested[0]! },
    ] as const) {
      const next = after(stuck, action);
      expect(next.history).toBe(stuck.history);
      expect(next.said.text).toContain('no board');
    }
  });

  test('whatever is done in whatever order, the page can be shown and its capitals are legal', () => {
    const id = fc.integer({ min: 1, max: 40 });
    const size = fc.constantFrom(120, 300, 404);
    const action: fc.Arbitrary<MakerAction> = fc.oneof(
      fc
        .record({ regimes: fc.integer({ min: 3, max: 8 }), states: fc.constantFrom(3, 5, 12) })
        .map((change) => ({ type: 'settings' as const, change })),
      fc.record({ width: size, height: size }).map((change) => ({ type: 'settings' as const, change })),
      id.map((to) => ({ type: 'placed' as const, key: to })),
      fc.constant({ type: 'placedAll' as const, keys: [] }),
      fc.constantFrom({ type: 'undo' as const }, { type: 'redo' as const }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        let state = start();
        for (const next of actions) {
          const { states } = state.shown.board;
          // Ids come from what the page shows, as they do when somebody taps a state.
          state = after(
            state,
            next.type === 'placed' ? { ...next, key: Math.min(next.key, states.length) } : next,
          );
          const placed = placedIn(state);
          expect(
            placed.length === 0 ||
              openStates(state.shown.board, placed.slice(0, -1)).includes(placed.at(-1)!),
          ).toBe(true);
          expect(() => projectMaker(state)).not.toThrow();
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the look', () => {
  test('changes without moving a border', () => {
    const state = after(start(), { type: 'look', change: { paper: 'a4', ink: 'low' } });
    expect(lookOf(state)).toEqual({ ...DEFAULT_LOOK, paper: 'a4', ink: 'low' });
    expect(state.shown).toEqual(start().shown);
  });
});

describe('undo', () => {
  test('goes back over settings and look, and redo forth again', () => {
    const state = after(
      start(),
      { type: 'settings', change: { regimes: 5 } },
      { type: 'look', change: { paper: 'a4' } },
      { type: 'undo' },
      { type: 'undo' },
    );
    expect(choiceOf(state)).toEqual(choiceOf(start()));
    expect(state.shown.board).toEqual(start().shown.board);
    const again = after(state, { type: 'redo' }, { type: 'redo' });
    expect(settingsOf(again).regimes).toBe(5);
    expect(lookOf(again).paper).toBe('a4');
    expect(again.shown.board.states).toHaveLength(25);
  });

  test('takes a seed typed letter by letter back as a whole', () => {
    const state = after(
      start(),
      ...['h', 'ha', 'hav', 'have', 'haven'].map((text) => ({ type: 'typed', field: 'seed', text }) as const),
      { type: 'left', field: 'seed' },
      { type: 'typed', field: 'seed', text: 'havens' },
    );
    expect(settingsOf(state).seed).toBe('havens');
    expect(settingsOf(after(state, { type: 'undo' })).seed).toBe('haven');
    expect(settingsOf(after(state, { type: 'undo' }, { type: 'undo' })).seed).toBe('harbour');
  });

  test('brings back the capitals that stood, and leaves them on a change of board', () => {
    const id = start().shown.board.capitals.suggested[0]!;
    const placed = after(start(), { type: 'placed', key: id });
    const rolled = after(placed, { type: 'rolled', seed: 'other' });
    expect(placedIn(rolled)).toEqual([]);
    expect(placedIn(after(rolled, { type: 'undo' }))).toEqual([id]);
  });

  test('leads out of settings without a board', () => {
    const state = after(
      start(),
      { type: 'settings', change: { width: 120, height: 120, states: 12 } },
      { type: 'undo' },
    );
    expect(state.problem).toBeUndefined();
    expect(settingsOf(state)).toEqual(DEFAULT_SETTINGS);
  });

  test('says so where there is nothing to undo', () => {
    expect(after(start(), { type: 'undo' }).said.text).toBe('There is nothing to undo.');
  });
});

describe('what is typed', () => {
  test('stays in the field while it is not legal, and changes nothing', () => {
    const state = after(start(), { type: 'typed', field: 'seed', text: '' }, { type: 'left', field: 'seed' });
    expect(state.drafts.seed?.text).toBe('');
    expect(state.drafts.seed?.problem).toContain('empty');
    expect(settingsOf(state)).toEqual(DEFAULT_SETTINGS);
  });

  test('keeps a space at its end until the field is left', () => {
    const state = after(start(), { type: 'typed', field: 'seed', text: 'old ' });
    expect(state.drafts.seed?.text).toBe('old ');
    expect(settingsOf(state).seed).toBe('old');
    expect(after(state, { type: 'left', field: 'seed' }).drafts.seed).toBeUndefined();
  });

  test.each(['', '12', '119', '1190', '40.5', '-300', '1e3', 'wide'])('“%s” is no width', (text) => {
    const state = after(start(), { type: 'typed', field: 'width', text });
    expect(state.drafts.width?.problem).toContain('120 to 1189');
    expect(settingsOf(state).width).toBe(404);
  });

  test('as a width or height is the board’s size', () => {
    const state = after(
      start(),
      { type: 'typed', field: 'width', text: '500' },
      { type: 'typed', field: 'height', text: ' 400 ' },
    );
    expect(state.shown.board.size).toEqual({ width: 500, height: 400 });
  });

  test('gives way to what is set from elsewhere', () => {
    const state = after(start(), { type: 'typed', field: 'seed', text: '' }, { type: 'rolled', seed: 'new' });
    expect(state.drafts.seed).toBeUndefined();
    expect(state.rolls).toBe(1);
  });
});

describe('a link', () => {
  test('opens the board that it holds', () => {
    const choice = {
      settings: { ...DEFAULT_SETTINGS, seed: 'Øre & co.', regimes: 7 },
      look: { ...DEFAULT_LOOK, labels: 'numbers' as const },
    };
    const state = after(start(), { type: 'opened', hash: makeBoardHash(choice) });
    expect(choiceOf(state)).toEqual({ ...choice, edits: [] });
    expect(shownSettings(state)).toEqual(choice.settings);
  });

  test.each([
    ['of a newer version', '#3.4x5.harbour', 'version 3'],
    ['with a word misspelt', '#1.4x5.isalnds.harbour', 'isalnds'],
    ['with too many regimes', '#1.9x5.harbour', '9'],
    ['without a seed', '#1.4x5.', 'seed'],
    ['that is damaged', '#1.~zzzz', ''],
    ['that is not one', '#<script>alert(1)</script>', ''],
    ['that is far too long', `#1.4x5.${'x'.repeat(5000)}`, '400'],
    ['with a stray percent sign', '#1.4x5.%E0%A4%A', ''],
  ])('%s is told and kept, and the usual board shown', (_, hash, word) => {
    const before = after(start(), { type: 'settings', change: { regimes: 8 } });
    const state = after(before, { type: 'opened', hash });
    expect(state.brokenLink?.hash).toBe(hash);
    expect(state.brokenLink?.problem.message).toContain(word);
    expect(settingsOf(state)).toEqual(DEFAULT_SETTINGS);
    expect(state.history.present).toBe(state.brokenLink?.instead);
    expect(settingsOf(after(state, { type: 'undo' })).regimes).toBe(8);
    expect(after(state, { type: 'dismissed' }).brokenLink).toBeUndefined();
  });
});

describe('a broken link', () => {
  test.each([
    ['#1.4x5.h.', '#1.4x5.h'],
    ['#1.4x5.isles_2..', '#1.4x5.isles_2'],
    ['#1.5x5.islands.lagoon.)', '#1.5x5.islands.lagoon'],
    ['#1.5x5.islands.lagoon.%29', '#1.5x5.islands.lagoon'],
  ])('%s is offered without the punctuation at its end', (hash, shorter) => {
    const state = after(start(), { type: 'opened', hash });
    expect(state.brokenLink?.shorter).toBe(shorter);
    const next = after(state, { type: 'opened', hash: shorter });
    expect(next.brokenLink).toBeUndefined();
    expect(makeBoardHash(choiceOf(next))).toBe(shorter);
  });

  test.each(['#3.4x5.h.', '#1.4x5.isalnds.harbour', '#1.4x5.', '#1.99x5.h.)'])(
    '%s is not, for that does not mend it',
    (hash) => {
      expect(after(start(), { type: 'opened', hash }).brokenLink).not.toHaveProperty('shorter');
    },
  );
});

describe('capitals', () => {
  test('stand one after the other until all are placed', () => {
    const { suggested } = start().shown.board.capitals;
    const state = after(start(), ...suggested.map((id) => ({ type: 'placed', key: id }) as const));
    expect(placedIn(state)).toEqual(suggested);
    expect(state.said.text).toContain('All are placed.');
  });

  test('are refused with the reason, and nothing changes', () => {
    const [first] = start().shown.board.capitals.suggested;
    const state = after(start(), { type: 'placed', key: first! });
    const near = start().shown.board.borders.find(({ a, b }) => a === first || b === first)!;
    const next = after(state, { type: 'placed', key: near.a === first ? near.b : near.a });
    expect(next.history).toBe(state.history);
    expect(next.said.text).toContain('1 step from');
  });

  test('move to where they may stand, keep their turn, and go nowhere else', () => {
    const { board } = start().shown;
    const ids = board.capitals.suggested;
    const placed = after(start(), { type: 'placedAll', keys: ids });
    const placesFor = (capital: number) =>
      openStates(
        board,
        ids.filter((id) => id !== capital),
      ).filter((id) => id !== capital);
    const seat = ids.findIndex((id) => placesFor(id).length > 0);
    const [from, legal] = [ids[seat]!, placesFor(ids[seat]!)];
    const closed = board.states.map(({ id }) => id).find((id) => !ids.includes(id) && !legal.includes(id))!;
    const moved = after(placed, { type: 'capitalMoved', from, to: legal[0]! });
    expect(placedIn(moved)).toEqual(ids.with(seat, legal[0]!));
    expect(moved.said.text).toMatch(/^The capital moves from .+ to .+\.$/);
    expect(placedIn(after(moved, { type: 'undo' }))).toEqual(ids);
    const refused = after(placed, { type: 'capitalMoved', from, to: closed });
    expect(placedIn(refused)).toEqual(ids);
    expect(refused.said.text).toMatch(/^No capital here/);
  });

  test('can be removed, one or all', () => {
    const ids = start().shown.board.capitals.suggested;
    const state = after(start(), { type: 'placedAll', keys: ids }, { type: 'removed', key: ids[1]! });
    expect(placedIn(state)).toEqual(ids.filter((id) => id !== ids[1]));
    expect(placedIn(after(state, { type: 'placedAll', keys: [] }))).toEqual([]);
  });
});

describe('a question about a state', () => {
  test('is answered in one announcement', () => {
    const state = after(start(), { type: 'asked', key: 4 });
    const { name, kind, population } = start().shown.board.states[3]!;
    expect(state.current).toBe(4);
    for (const word of [name, kind, `population ${population}`, 'Borders on'])
      expect(state.said.text).toContain(word);
    expect(state.said.count).toBe(1);
  });
});
