import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { middleOf } from '#lib/geometry/middleOf.ts';
import type { Point } from '#lib/geometry/point.ts';
import { containsPoint, signedDistance } from '#lib/geometry/polygon.ts';
import { randomRing } from './randomRing.ts';

describe('the middle of a ring', () => {
  test('lies inside, far deeper than half of what any point of it does', () => {
    fc.assert(
      fc.property(
        randomRing,
        fc.double({ min: -8, max: 8, noNaN: true }),
        fc.double({ min: -8, max: 8, noNaN: true }),
        (ring, x, y) => {
          const middle = middleOf(ring);
          expect(containsPoint(ring, middle)).toBe(true);
          expect(signedDistance(ring, middle)).toBeGreaterThan(0.6 * signedDistance(ring, [x, y]));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('lies inside a sliver that no grid would meet, and beside holes', () => {
    const sliver: Point[] = [
      [0, 0],
      [100, 0.01],
      [100, 0.02],
      [0.1, 0.02],
      [0.1, 50],
      [0, 50],
    ];
    expect(containsPoint(sliver, middleOf(sliver))).toBe(true);
    const square: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ];
    const hole: Point[] = [
      [0.5, 0.5],
      [0.5, 9.5],
      [7, 9.5],
      [7, 0.5],
    ];
    expect(middleOf(square, [hole])[0]).toBeGreaterThan(7);
  });
});
