import { describe, expect, test } from 'vitest';
import type { Board } from '#lib/board/board.ts';
import { judgeCapital, openStates, verdictSentence } from '#games/a-new-regime/rules/capitals.ts';

/** A path of ten states, S1 to S10, for three capitals four steps apart. Of a board only this matters here. */
const board = {
  states: Array.from({ length: 10 }, (_, index) => ({ id: index + 1, name: `S${index + 1}` })),
  borders: Array.from({ length: 9 }, (_, index) => ({ a: index + 1, b: index + 2 })),
  capitals: { steps: 4, count: 3 },
} as unknown as Board;

const verdict = (id: number, ...placed: number[]) =>
  judgeCapital(board, placed, openStates(board, placed), id);

describe('a capital', () => {
  /* Three capitals take nine states of the ten in a row, so the lowest is in 1 or 2, the next in 5 or 6, and so on. */
  test('may stand where all others still fit', () => {
    expect(openStates(board, [])).toEqual([1, 2, 5, 6, 9, 10]);
    expect(openStates(board, [2])).toEqual([6, 10]);
    expect(openStates(board, [1, 5])).toEqual([9, 10]);
    expect(verdict(9, 1, 5)).toEqual({ kind: 'allowed' });
  });

  test('is refused where one stands already, and where all stand', () => {
    expect(verdict(5, 1, 5)).toEqual({ kind: 'placed' });
    expect(verdict(5, 1, 5, 9)).toEqual({ kind: 'placed' });
    expect(verdict(10, 1, 5, 9)).toEqual({ kind: 'full' });
  });

  test('is refused near another, which is named with its distance', () => {
    expect(verdict(3, 2)).toEqual({ kind: 'near', from: 2, steps: 1 });
    expect(verdict(5, 2)).toEqual({ kind: 'near', from: 2, steps: 3 });
    expect(verdict(8, 1, 5)).toEqual({ kind: 'near', from: 5, steps: 3 });
  });

  test('is refused far from all others where a later one would find no room', () => {
    expect(verdict(3)).toEqual({ kind: 'room' });
    expect(verdict(7, 2)).toEqual({ kind: 'room' });
    expect(verdict(6, 1, 10)).toEqual({ kind: 'allowed' });
  });

  test('beyond water that nothing crosses is no steps away', () => {
    const islands = { ...board, borders: board.borders.filter(({ a }) => a !== 5) };
    expect(judgeCapital(islands, [5], [], 6)).toEqual({ kind: 'room' });
  });

  test('gets each verdict as a sentence, with names and numbers', () => {
    const said = [verdict(9, 1, 5), verdict(5, 1, 5), verdict(10, 1, 5, 9), verdict(3)].map((one) =>
      verdictSentence(board, one),
    );
    expect(new Set(said).size).toBe(4);
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(said[2]).toContain('3');
    expect(verdictSentence(board, verdict(3, 2))).toMatch(/1 step from S2,.* 4 /);
  });
});
