import fc from 'fast-check';
import { expect, test } from 'vitest';
import { poleOfInaccessibility } from '#lib/geometry/labelPoint.ts';
import { boundsOf, signedDistance } from '#lib/geometry/polygon.ts';
import { randomRing } from './randomRing.ts';

test('no place of a fine grid is farther inside than the pole of inaccessibility', () => {
  fc.assert(
    fc.property(randomRing, (ring) => {
      const pole = signedDistance(ring, poleOfInaccessibility(ring, 0.05));
      expect(pole).toBeGreaterThan(0);
      const { left, low, right, high } = boundsOf(ring);
      for (let i = 1; i < 40; i++)
        for (let j = 1; j < 40; j++) {
          const place = [left + ((right - left) * i) / 40, low + ((high - low) * j) / 40] as const;
          expect(signedDistance(ring, place)).toBeLessThanOrEqual(pole + 0.05);
        }
    }),
    { numRuns: 60 },
  );
});

test('the pole of a square is its middle, and that of a ring without area its first corner', () => {
  const square = [
    [0, 0],
    [8, 0],
    [8, 8],
    [0, 8],
  ] as const;
  expect(poleOfInaccessibility(square, 0.01)).toEqual([4, 4]);
  expect(
    poleOfInaccessibility(
      [
        [3, 2],
        [3, 9],
      ],
      0.01,
    ),
  ).toEqual([3, 2]);
});
