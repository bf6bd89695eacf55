import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '#lib/geometry/point.ts';
import {
  boundsOf,
  centreOfMass,
  containsPoint,
  signedArea,
  signedDistance,
  squaredDistanceToSegment,
} from '#lib/geometry/polygon.ts';
import { randomRing } from './randomRing.ts';

const hook: readonly Point[] = [
  [0, 0],
  [6, 0],
  [6, 2],
  [2, 2],
  [2, 6],
  [0, 6],
];

describe('polygons', () => {
  test('a counter-clockwise ring has a positive area, its reverse the opposite', () => {
    expect(signedArea(hook)).toBe(20);
    expect(signedArea(hook.toReversed())).toBe(-20);
  });

  test('the bounds hold every corner and touch one on each side', () => {
    expect(boundsOf(hook)).toEqual({ left: 0, low: 0, right: 6, high: 6 });
    expect(boundsOf([])).toEqual({ left: 0, low: 0, right: 0, high: 0 });
  });

  test('the centre of mass of a hook is that of its two bars', () => {
    // Bars of 12 and 8 square units with centres (3, 1) and (1, 4).
    const [x, y] = centreOfMass(hook);
    expect(x).toBeCloseTo((12 * 3 + 8 * 1) / 20, 12);
    expect(y).toBeCloseTo((12 * 1 + 8 * 4) / 20, 12);
  });

  test('the centre of mass moves with the ring', () => {
    fc.assert(
      fc.property(randomRing, fc.integer({ min: -500, max: 500 }), (ring, by) => {
        const [x, y] = centreOfMass(ring);
        const [movedX, movedY] = centreOfMass(ring.map(([cx, cy]) => [cx + by, cy - by]));
        expect(movedX).toBeCloseTo(x + by, 6);
        expect(movedY).toBeCloseTo(y - by, 6);
      }),
    );
  });

  test('the notch of a hook is outside', () => {
    expect(containsPoint(hook, [1, 5])).toBe(true);
    expect(containsPoint(hook, [4, 4])).toBe(false);
    expect(signedDistance(hook, [1, 5])).toBe(1);
    expect(signedDistance(hook, [4, 4])).toBe(-2);
  });

  test('the distance to a segment is that to its nearest of many points', () => {
    const coordinate = fc.double({ min: -10, max: 10, noNaN: true });
    fc.assert(
      fc.property(
        coordinate,
        coordinate,
        coordinate,
        coordinate,
        coordinate,
        coordinate,
        (x, y, ax, ay, bx, by) => {
          let nearest = Infinity;
          for (let i = 0; i <= 1000; i++) {
            const [dx, dy] = [x - ax - ((bx - ax) * i) / 1000, y - ay - ((by - ay) * i) / 1000];
            nearest = Math.min(nearest, Math.hypot(dx, dy));
          }
          const exact = Math.sqrt(squaredDistanceToSegment(x, y, ax, ay, bx, by));
          expect(exact).toBeLessThanOrEqual(nearest + 1e-9);
          expect(nearest - exact).toBeLessThan(0.03);
        },
      ),
    );
  });
});
