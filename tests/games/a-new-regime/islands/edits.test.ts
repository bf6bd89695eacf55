import { describe, expect, test } from 'vitest';
import type { BoardEdit } from '#lib/board/edit/edits.ts';
import { addEdit } from '#games/a-new-regime/islands/board/addEdit.ts';
import { after, editsOf, placedIn, start } from './makerHelpers.ts';

const rename = (key: number, name: string): BoardEdit => ({ type: 'rename', key, name });

describe('an edit', () => {
  test('changes the board, is told once, and is undone and done again', () => {
    const before = start();
    const state = after(before, { type: 'edited', edits: [rename(3, 'Elm')] });
    expect(state.shown.board.states[2]!.name).toBe('Elm');
    expect(state.said.text).toBe(`${before.shown.board.states[2]!.name} is now called Elm.`);
    expect(state.said.count).toBe(1);
    const back = after(state, { type: 'undo' });
    expect(back.shown.board).toBe(before.shown.board);
    expect(after(back, { type: 'redo' }).shown.board).toEqual(state.shown.board);
  });

  test('that is refused changes nothing, and says why', () => {
    const before = after(start(), { type: 'edited', edits: [rename(3, 'Elm')] });
    const state = after(before, { type: 'edited', edits: [rename(4, 'Oak'), rename(99, 'Ash')] });
    expect(state.history).toBe(before.history);
    expect(state.shown).toBe(before.shown);
    expect(state.refusal).toContain('99');
    expect(state.said.text).toBe(state.refusal);
    expect(after(state, { type: 'edited', edits: [rename(4, 'Oak')] }).refusal).toBeUndefined();
  });

  test('is left behind by new settings, and undo brings it back', () => {
    const edited = after(start(), { type: 'edited', edits: [rename(3, 'Elm')] });
    const state = after(edited, { type: 'settings', change: { regimes: 5 } });
    expect(editsOf(state)).toEqual([]);
    expect(state.said.text).toContain('Undo brings your changes back.');
    expect(after(state, { type: 'undo' }).shown.board.states[2]!.name).toBe('Elm');
  });

  test('of several kinds is one step of undo where it is one act', () => {
    const state = after(start(), { type: 'edited', edits: [rename(1, 'Elm'), rename(2, 'Oak')] });
    expect(after(state, { type: 'undo' }).shown.board).toEqual(start().shown.board);
    const edits = [rename(1, 'Elm'), rename(2, 'Oak')];
    expect(after(start(), { type: 'edited', edits, said: 'Two trees.' }).said.text).toBe('Two trees.');
  });

  test('can be taken back with all others, as one step', () => {
    const edited = after(
      start(),
      { type: 'edited', edits: [rename(1, 'Elm')] },
      { type: 'edited', edits: [{ type: 'kind', key: 2, face: 5 }] },
    );
    const state = after(edited, { type: 'unedited' });
    expect(state.shown.board).toEqual(start().shown.board);
    expect(editsOf(after(state, { type: 'undo' }))).toHaveLength(2);
  });
});

describe('a name', () => {
  const open = after(start(), { type: 'asked', key: 5 });

  test('typed letter by letter is one edit and one step', () => {
    const state = after(
      open,
      ...['E', 'El', 'Elm'].map((text) => ({ type: 'typed', field: 'name', text }) as const),
      { type: 'left', field: 'name' },
    );
    expect(editsOf(state)).toEqual([rename(5, 'Elm')]);
    expect(after(state, { type: 'undo' }).shown.board).toBe(open.shown.board);
  });

  test('that cannot be taken stays in its field with the reason, and the board keeps the last one', () => {
    const state = after(
      open,
      { type: 'typed', field: 'name', text: 'Elm' },
      { type: 'typed', field: 'name', text: '' },
    );
    expect(state.drafts.name?.text).toBe('');
    expect(state.drafts.name?.problem).toContain('needs a name');
    expect(state.shown.board.states[4]!.name).toBe('Elm');
  });
});

describe('the list of edits', () => {
  const list = (...edits: readonly BoardEdit[]) => edits.reduce(addEdit, [] as readonly BoardEdit[]);

  test.each<[string, readonly BoardEdit[], readonly BoardEdit[]]>([
    ['two names of one state', [rename(1, 'A'), rename(1, 'B')], [rename(1, 'B')]],
    ['names of two states', [rename(1, 'A'), rename(2, 'B')], [rename(1, 'A'), rename(2, 'B')]],
    [
      'a roll after a face',
      [
        { type: 'kind', key: 1, face: 2 },
        { type: 'reroll', key: 1, what: 'kind', salt: 4 },
      ],
      [{ type: 'reroll', key: 1, what: 'kind', salt: 4 }],
    ],
    [
      'a face after a roll of both dice',
      [
        { type: 'reroll', key: 1, what: 'both', salt: 4 },
        { type: 'kind', key: 1, face: 2 },
      ],
      [
        { type: 'reroll', key: 1, what: 'both', salt: 4 },
        { type: 'kind', key: 1, face: 2 },
      ],
    ],
    [
      'a lock and its opening',
      [
        { type: 'lock', key: 1, what: 'name', on: true },
        { type: 'lock', key: 1, what: 'name', on: false },
      ],
      [],
    ],
    [
      'capitals one after the other',
      [
        { type: 'capitals', keys: [1] },
        { type: 'capitals', keys: [1, 9] },
      ],
      [{ type: 'capitals', keys: [1, 9] }],
    ],
    [
      'two moves',
      [
        { type: 'move', key: 1, dx: 1, dy: 0 },
        { type: 'move', key: 1, dx: 1, dy: 0 },
      ],
      [
        { type: 'move', key: 1, dx: 1, dy: 0 },
        { type: 'move', key: 1, dx: 1, dy: 0 },
      ],
    ],
  ])('holds no more than it must after %s', (_, edits, wanted) => {
    expect(list(...edits)).toEqual(wanted);
  });
});

describe('capitals', () => {
  test('are edits like any other: undone one by one, one edit in all', () => {
    const [a, b] = start().shown.board.capitals.suggested as [number, number];
    const state = after(start(), { type: 'placed', key: a }, { type: 'placed', key: b });
    expect(editsOf(state)).toEqual([{ type: 'capitals', keys: [a, b] }]);
    expect(placedIn(after(state, { type: 'undo' }))).toEqual([a]);
  });
});

describe('the panel of a state', () => {
  test('opens where a state is asked for, and closes', () => {
    const state = after(start(), { type: 'asked', key: 7 });
    expect(state.opened).toBe(7);
    expect(after(state, { type: 'closed' }).opened).toBeUndefined();
  });

  test('closes where its state is gone', () => {
    const state = after(start(), { type: 'asked', key: 20 }, { type: 'settings', change: { regimes: 3 } });
    expect(state.opened).toBeUndefined();
    expect(state.current).toBe(15);
  });
});
