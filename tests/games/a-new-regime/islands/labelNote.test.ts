import { expect, test } from 'vitest';
import { parseBoardHash } from '#games/a-new-regime/board/boardLink.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { boardSheets } from '#games/a-new-regime/board/sheet.ts';
import { labelNote } from '#games/a-new-regime/islands/board/labelNote.ts';

/** The note beside the board of a link, and the labels it speaks of. */
function noteOn(hash: string) {
  const choice = parseBoardHash(hash);
  if (!choice.ok) throw new Error(choice.error.message);
  const { settings, look } = choice.value;
  const board = generateBoard(settings);
  if (!board.ok) throw new Error(board.error.message);
  const sheets = boardSheets({
    board: board.value,
    settings,
    look,
    site: 'https://example.org/',
    edition: 'test',
  });
  if (!sheets.ok) throw new Error(sheets.error.message);
  const { plan, labels } = sheets.value;
  return { note: labelNote(board.value, look, plan, labels), labels };
}

const leadingNumbers = (text: string): number[] =>
  [...text.matchAll(/(\d+)(?: of 96 states)? shows? /g)].map(([, count]) => Number(count));

test('a board whose labels fit needs no note', () => {
  expect(noteOn('#1.4x5.a4.harbour').note).toBeUndefined();
});

test('every state that lacks something is told once, by the most that it lacks', () => {
  const { note, labels } = noteOn('#1.8x12.120x1189mm.a4.h');
  const lacking = new Set([...labels.key.map(({ id }) => id), ...labels.bare]);
  expect(leadingNumbers(note!.text).reduce((sum, count) => sum + count, 0)).toBe(lacking.size);
  expect(note!.text).toContain(`${labels.bare.length - labels.blank.length} show a number and no badge`);
  expect(note!.text).toContain(`${labels.blank.length} show nothing at all`);
});

test('a larger paper that would hardly help is not proposed', () => {
  const { note } = noteOn('#1.8x12.120x1189mm.a4.h');
  expect(note!.paper).toBeUndefined();
  expect(note!.text).toContain('Fewer states or a board of the sheet’s shape would help.');
});

test('a larger paper that helps is proposed with what it leaves', () => {
  const hash = '#1.8x12.200x1189mm.a4.h';
  const { note } = noteOn(hash);
  const there = noteOn(hash.replace('.a4', ''));
  const left = new Set([...there.labels.key.map(({ id }) => id), ...there.labels.bare]).size;
  expect(note!.paper).toBe('a3');
  expect(note!.text).toContain(left === 0 ? 'On A3 everything fits.' : `On A3 it is ${left} of 96.`);
});

test('where states show numbers, no name is missed', () => {
  const { note } = noteOn('#1.8x12.120x1189mm.a4.numbers.h');
  expect(note!.text).not.toContain('name');
  expect(note!.numbers).toBe(false);
});
