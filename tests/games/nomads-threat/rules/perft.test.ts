import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, perft, setUp } from '#games/nomads-threat/index.ts';

const { boards } = JSON.parse(readFileSync('tests/cases/nomads-threat-perft.json', 'utf8')) as {
  boards: readonly { size: number; invading: boolean; perft: readonly number[] }[];
};

/** Counted by the program behind the rulings: sequences of four moves. */
const FOUR_DEEP = [
  { size: 3, invading: false, count: 6448 },
  { size: 3, invading: true, count: 6448 },
  { size: 4, invading: false, count: 69660 },
  { size: 4, invading: true, count: 70592 },
  { size: 5, invading: false, count: 406328 },
  { size: 5, invading: true, count: 412480 },
];

describe('sequences of legal moves from the empty board', () => {
  it.each(boards)('are as many on $size by $size, invading $invading, as counted elsewhere', (board) => {
    const start = setUp({ ...DEFAULT_SETTINGS, size: board.size, invading: board.invading });
    expect(board.perft.map((_, index) => perft(start, index + 1))).toEqual(board.perft);
  });

  it.each(FOUR_DEEP)('of four moves on $size by $size, invading $invading, are $count', (row) => {
    const start = setUp({ ...DEFAULT_SETTINGS, size: row.size, invading: row.invading });
    expect(perft(start, 4)).toBe(row.count);
  });
});
