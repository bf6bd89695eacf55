import { describe, expect, test } from 'vitest';
import { marginByTile, mended, squareBoard, USUAL } from '#games/nomads-threat/findings/solved.ts';
import {
  beginnerWords,
  grouped,
  marginWords,
  signed,
  timeWords,
} from '#games/nomads-threat/findings/words.ts';
import { DEFAULT_SETTINGS, outcome, parseMoves, replay } from '#games/nomads-threat/index.ts';
import { SOLVED_BOARDS } from '#games/nomads-threat/solved/solvedBoards.ts';

const squares = SOLVED_BOARDS.filter(({ width, height, status }) => width === height && status === 'solved');
const [row] = squares;
const made = (width: number, firstTiles: (typeof squares)[number]['firstTiles'], margin: number) => ({
  ...row!,
  width,
  height: width,
  margin,
  firstTiles,
});

describe('what is known of first tiles', () => {
  test('holds for every tile that a turn or a reflection makes of one', () => {
    const board = made(
      3,
      [
        { tile: 'b2', alike: 1, margin: 3 },
        { tile: 'b3', alike: 4, margin: 2 },
        { tile: 'a3', alike: 4, margin: -1 },
      ],
      3,
    );
    expect(marginByTile(board)).toEqual([-1, 2, -1, 2, 3, 2, -1, 2, -1]);
  });

  test.each(
    squares.map((board) => [`${board.width} ${board.chiefs} ${board.pass} ${board.blockedMover}`, board]),
  )('covers the solved board %s, each group as large as the solver counted it', (_, board) => {
    const margins = marginByTile(board);
    expect(margins.filter((margin) => margin === undefined)).toEqual([]);
    expect(Math.max(...(margins as number[]))).toBe(board.margin);
    for (const margin of new Set(margins)) {
      const counted = board.firstTiles.filter((one) => one.margin === margin);
      expect(margins.filter((one) => one === margin)).toHaveLength(
        counted.reduce((sum, { alike }) => sum + alike, 0),
      );
    }
  });

  test.each(squares.filter(({ width }) => width > 2 && width < 8))(
    'agrees with the game without a mistake on $width by $height, $chiefs, $pass, $blockedMover',
    ({ width: size, chiefs, pass, blockedMover, line, margin }) => {
      const settings = { ...DEFAULT_SETTINGS, size, chiefs, pass, blockedMover };
      const moves = parseMoves(line.join(' '), size);
      const played = moves.ok && replay({ settings, moves: moves.value });
      expect(played && played.ok && outcome(played.value.positions.at(-1)!)?.margin).toBe(margin);
    },
  );

  test('is found for a board and its readings, and not for others', () => {
    expect(squareBoard(SOLVED_BOARDS, 3)?.margin).toBe(1);
    expect(squareBoard(SOLVED_BOARDS, 3, { ...USUAL, pass: 'may-stop' })?.margin).toBe(-1);
    expect(squareBoard(SOLVED_BOARDS, 7)).toBeUndefined();
  });
});

describe('what would mend the edge of who begins', () => {
  const tiles = [
    { tile: 'b2', alike: 1, margin: 4 },
    { tile: 'b3', alike: 4, margin: 2 },
    { tile: 'a3', alike: 4, margin: -3 },
  ];

  test('is the margin less the tent of start, the least that swapping leaves, the best tile but the middle', () => {
    expect(mended(made(3, tiles, 4))).toEqual({ plain: 4, komi: 3, pie: -2, notCentre: 2 });
  });

  test('has no middle to forbid on a board of an even size, and nothing to say of an unfinished one', () => {
    const even = made(2, [{ tile: 'a2', alike: 4, margin: 0 }], 0);
    expect(mended(even)).toEqual({ plain: 0, komi: -1, pie: 0, notCentre: undefined });
    expect(() => mended({ ...even, margin: null })).toThrow('unfinished');
  });
});

describe('findings in words', () => {
  test('say who wins by how much, with a minus that is one', () => {
    expect([2, 0, -1].map(marginWords)).toEqual(['Dark wins by 2', 'a draw', 'Light wins by 1']);
    expect([1, 0, -1].map(beginnerWords)).toEqual([
      'who begins wins by 1',
      'a draw',
      'who is second wins by 1',
    ]);
    expect([2, 0, -1].map(signed)).toEqual(['+2', '0', '−1']);
  });

  test('group digits, and say times as people do', () => {
    expect([7, 1234, 1076706732].map(grouped)).toEqual(['7', '1,234', '1,076,706,732']);
    expect([0, 4.2, 120.1, 7200].map(timeWords)).toEqual([
      'less than a tenth of a second',
      '4.2 seconds',
      '2 minutes',
      '2.0 hours',
    ]);
  });
});
