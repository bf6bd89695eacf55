import { describe, expect, test } from 'vitest';
import { traceOutlines } from '#lib/board/draw/outlines.ts';
import { signedArea } from '#lib/geometry/polygon.ts';
import type { Point } from '#lib/geometry/point.ts';
import { gridBoard } from './gridBoard.ts';

const boards = [1, 2, 3, 4, 5, 6].map((seed) =>
  gridBoard({ columns: 7, rows: 6, water: 0.3, seed, bends: 3 }),
);
const polygonsOf = (board: (typeof boards)[number]) => board.states.map(({ polygon }) => polygon);

/** Every side of a chain of corners, as text, in one direction. */
const sides = (points: readonly Point[], closed: boolean) =>
  points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length]!;
    return i + 1 < points.length || closed ? [`${from.join()} ${to.join()}`] : [];
  });
const reversed = (side: string) => side.split(' ').toReversed().join(' ');

describe('outlines taken apart', () => {
  test('coasts are the sides that no second outline has, each once, in closed rings', () => {
    for (const board of boards) {
      const all = polygonsOf(board).flatMap((ring) => sides(ring, true));
      const known = new Set(all);
      const coast = traceOutlines(polygonsOf(board)).coast.flatMap((ring) => sides(ring, true));
      expect(coast.toSorted()).toEqual(all.filter((side) => !known.has(reversed(side))).toSorted());
    }
  });

  test('borders are the sides that two outlines share, each drawn once', () => {
    for (const board of boards) {
      const all = polygonsOf(board).flatMap((ring) => sides(ring, true));
      const known = new Set(all);
      const shared = all.filter((side) => known.has(reversed(side)));
      const drawn = traceOutlines(polygonsOf(board)).borders.flatMap(({ points }) => sides(points, false));
      expect(drawn).toHaveLength(shared.length / 2);
      expect([...drawn, ...drawn.map(reversed)].toSorted()).toEqual(shared.toSorted());
    }
  });

  test('a border is one line, not one for each of its turns', () => {
    const board = gridBoard({ columns: 4, rows: 4, water: 0, bends: 7 });
    const { borders } = traceOutlines(polygonsOf(board));
    const pairs = borders.map(({ a, b }) => `${a} ${b}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(borders.every(({ points }) => points.length === 9)).toBe(true);
  });

  test('a lake becomes a ring of its own that turns the other way', () => {
    const around: readonly (readonly Point[])[] = [
      [
        [0, 0],
        [6, 0],
        [4, 2],
        [2, 2],
        [2, 4],
        [0, 6],
      ],
      [
        [6, 0],
        [6, 6],
        [0, 6],
        [2, 4],
        [4, 4],
        [4, 2],
      ],
    ];
    const { coast, borders } = traceOutlines(around);
    expect(coast.map(signedArea).toSorted((a, b) => a - b)).toEqual([-4, 36]);
    expect(borders).toHaveLength(2);
  });

  test('no outlines give no lines', () => {
    expect(traceOutlines([])).toEqual({ coast: [], borders: [] });
  });
});
