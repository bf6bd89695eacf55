import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signedDistance } from '#lib/geometry/polygon.ts';
import { simplifyRing } from '#lib/geometry/simplifyRing.ts';
import { randomRing } from './randomRing.ts';

test('every dropped corner stays within the tolerance of what is left', () => {
  fc.assert(
    fc.property(randomRing, fc.double({ min: 0.1, max: 3, noNaN: true }), (ring, tolerance) => {
      const simple = simplifyRing(ring, tolerance);
      expect(ring).toEqual(expect.arrayContaining([...simple]));
      for (const corner of ring)
        expect(Math.abs(signedDistance(simple, corner))).toBeLessThanOrEqual(tolerance + 1e-9);
    }),
  );
});

test('corners on a straight side go, those of a square stay', () => {
  const square = [
    [0, 0],
    [2, 0],
    [4, 0],
    [4, 4],
    [1, 4],
    [0, 4],
  ] as const;
  expect(simplifyRing(square, 0.01)).toEqual([
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ]);
});
