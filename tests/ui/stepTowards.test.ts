import { describe, expect, test } from 'vitest';
import { DIRECTIONS, stepTowards } from '#ui/stepTowards.ts';

/** North, east, south and west of the middle, then something far out in the north-east. */
const points = [
  [0, 0],
  [1, 10],
  [10, -1],
  [-1, -10],
  [-10, 1],
  [80, 90],
] as const;

describe('a step over a map', () => {
  test('leads to the adjacent place in that direction', () => {
    const to = DIRECTIONS.map((direction) => stepTowards(points, [1, 2, 3, 4], 0, direction));
    expect(to).toEqual([1, 2, 3, 4]);
  });

  test('prefers a neighbour that lies aslant to a stranger straight ahead', () => {
    expect(
      stepTowards(
        [
          [0, 0],
          [6, 8],
          [0, 5],
        ],
        [1],
        0,
        'north',
      ),
    ).toBe(1);
  });

  test('leaps to the nearest place in that quarter where no neighbour lies there', () => {
    expect(stepTowards(points, [3], 0, 'north')).toBe(1);
    expect(stepTowards(points, [], 1, 'north')).toBe(5);
  });

  test('leads nowhere at the edge of the map', () => {
    expect(stepTowards(points, [1], 3, 'south')).toBeUndefined();
  });

  test('reaches every neighbour that lies anywhere but straight between two directions', () => {
    for (let x = -20; x <= 20; x++)
      for (let y = -20; y <= 20; y++) {
        if (x === 0 && y === 0) continue;
        const to = DIRECTIONS.map((direction) =>
          stepTowards(
            [
              [0, 0],
              [x, y],
            ],
            [1],
            0,
            direction,
          ),
        );
        expect(to, `${x}, ${y}`).toContain(1);
      }
  });
});
