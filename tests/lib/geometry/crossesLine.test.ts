import { expect, it } from 'vitest';
import { crossesLine } from '#lib/geometry/crossesLine.ts';

const square = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
] as const;

it('sees a segment that goes through a line, and one that ends on it', () => {
  expect(
    crossesLine(
      [
        [2, 2],
        [9, 2],
      ],
      square,
    ),
  ).toBe(true);
  expect(
    crossesLine(
      [
        [4, 2],
        [9, 2],
      ],
      square,
    ),
  ).toBe(true);
});

it('lets a segment start at a corner of the line, but not come back over it', () => {
  expect(
    crossesLine(
      [
        [4, 4],
        [9, 9],
      ],
      square,
    ),
  ).toBe(false);
  expect(
    crossesLine(
      [
        [4, 4],
        [-2, 2],
      ],
      square,
    ),
  ).toBe(true);
});

it('sees nothing where they are apart', () => {
  expect(
    crossesLine(
      [
        [5, 0],
        [5, 9],
      ],
      square,
    ),
  ).toBe(false);
  expect(
    crossesLine(
      [
        [1, 1],
        [3, 3],
      ],
      square,
    ),
  ).toBe(false);
});

it('does not take two pieces of one straight line for crossing, unless they lie on each other', () => {
  const level = (from: number, to: number) => [[from, 5] as const, [to, 5] as const] as const;
  expect(crossesLine(level(0, 3), level(4, 9))).toBe(false);
  expect(crossesLine(level(0, 3), level(2, 9))).toBe(true);
});
