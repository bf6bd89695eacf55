import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxClearance, flattenRing, flattenRings } from '#lib/geometry/boxClearance.ts';
import { type Box, containsPoint, signedDistance } from '#lib/geometry/polygon.ts';
import type { Point } from '#lib/geometry/point.ts';
import { randomRing } from './randomRing.ts';

const randomBox: fc.Arbitrary<Box> = fc
  .tuple(
    fc.double({ min: -8, max: 8, noNaN: true }),
    fc.double({ min: -8, max: 8, noNaN: true }),
    fc.double({ min: 0.1, max: 7, noNaN: true }),
    fc.double({ min: 0.1, max: 4, noNaN: true }),
  )
  .map(([x, y, width, height]) => ({
    left: x - width / 2,
    low: y - height / 2,
    right: x + width / 2,
    high: y + height / 2,
  }));

/** The slow twin: the least signed distance of many points of the box's rim, and no corner of the ring in the box. */
function clearanceByPoints(ring: readonly Point[], { left, low, right, high }: Box): number {
  if (ring.some(([x, y]) => x >= left && x <= right && y >= low && y <= high)) return -1;
  let least = Infinity;
  for (let i = 0; i <= 60; i++) {
    const [x, y] = [left + ((right - left) * i) / 60, low + ((high - low) * i) / 60];
    for (const place of [
      [x, low],
      [x, high],
      [left, y],
      [right, y],
    ] as const)
      least = Math.min(least, signedDistance(ring, place));
  }
  return least;
}

/** The greatest signed distance of points along the box's rim: how near the box comes from outside, below 0. */
function worst(ring: readonly Point[], { left, low, right, high }: Box): number {
  let most = -Infinity;
  for (let i = 0; i <= 60; i++) {
    const [x, y] = [left + ((right - left) * i) / 60, low + ((high - low) * i) / 60];
    for (const place of [
      [x, low],
      [x, high],
      [left, y],
      [right, y],
    ] as const)
      most = Math.max(most, signedDistance(ring, place));
  }
  return most;
}

describe('the clearance of a box in a ring', () => {
  test('agrees with many points along the rim of the box', () => {
    fc.assert(
      fc.property(randomRing, randomBox, (ring, box) => {
        const exact = boxClearance(flattenRing(ring), box);
        const sampled = clearanceByPoints(ring, box);
        if (exact < 0) expect(sampled).toBeLessThan(0.06);
        else {
          expect(sampled).toBeGreaterThanOrEqual(exact - 1e-9);
          expect(sampled - exact).toBeLessThan(0.12);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('is kept from the holes in a ring as from the ring itself', () => {
    const outer: Point[] = [
      [-9, -9],
      [9, -9],
      [9, 9],
      [-9, 9],
    ];
    const far: Point[] = [
      [-8, -8],
      [-8, -7],
      [-7, -7],
    ];
    fc.assert(
      fc.property(randomRing, randomBox, (hole, box) => {
        const alone = boxClearance(flattenRing(outer), box);
        const centre: Point = [(box.left + box.right) / 2, (box.low + box.high) / 2];
        const onHole = containsPoint(hole, centre) || boxClearance(flattenRing(hole), box) > -1;
        const clear = boxClearance(flattenRings(outer, [far, hole]), box);
        expect(flattenRings(outer, [])).toEqual(flattenRing(outer));
        expect(clear).toBeLessThanOrEqual(alone);
        if (onHole) expect(clear).toBe(-1);
        // Turned inside out, the hole alone says how near it comes.
        if (clear > 0) {
          const sampled = clearanceByPoints(outer, box);
          expect(Math.min(sampled, -worst(hole, box), -worst(far, box)) - clear).toBeGreaterThanOrEqual(
            -1e-9,
          );
          expect(Math.min(sampled, -worst(hole, box), -worst(far, box)) - clear).toBeLessThan(0.12);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('is -1 for a box outside, around or across the ring', () => {
    const ring = flattenRing([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
    expect(boxClearance(ring, { left: 12, low: 2, right: 14, high: 4 })).toBe(-1);
    expect(boxClearance(ring, { left: -1, low: -1, right: 11, high: 11 })).toBe(-1);
    expect(boxClearance(ring, { left: 8, low: 4, right: 12, high: 6 })).toBe(-1);
    expect(boxClearance(ring, { left: 8, low: 4, right: 10, high: 6 })).toBe(-1);
    expect(boxClearance(ring, { left: 2, low: 3, right: 7, high: 6 })).toBe(2);
  });

  test('is at most what is enough, and -1 below what is asked for', () => {
    const ring = flattenRing([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
    const box = { left: 3, low: 4, right: 7, high: 6 };
    expect(boxClearance(ring, box, 0, 2)).toBe(2);
    expect(boxClearance(ring, box, 3)).toBe(3);
    expect(boxClearance(ring, box, 3.01)).toBe(-1);
  });

  test('notices a spike that is thinner than the box', () => {
    const ring: readonly Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [5.01, 10],
      [5, 3],
      [4.99, 10],
      [0, 10],
    ];
    expect(containsPoint(ring, [4, 5]) && containsPoint(ring, [6, 5])).toBe(true);
    expect(boxClearance(flattenRing(ring), { left: 4, low: 4, right: 6, high: 6 })).toBe(-1);
  });
});
