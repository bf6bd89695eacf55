import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crossingSegments, turn, type Segment } from '#lib/geometry/crossingSegments.ts';

it('finds two that cross, and none that only touch at an end', () => {
  expect(
    crossingSegments([
      [
        [0, 0],
        [4, 4],
      ],
      [
        [9, 9],
        [8, 9],
      ],
      [
        [0, 4],
        [4, 0],
      ],
    ]),
  ).toEqual([0, 2]);
  expect(
    crossingSegments([
      [
        [0, 0],
        [4, 4],
      ],
      [
        [4, 4],
        [8, 0],
      ],
      [
        [2, 2],
        [0, 9],
      ],
    ]),
  ).toBeUndefined();
  expect(crossingSegments([])).toBeUndefined();
});

it('agrees with comparing every pair, near and far, short and long', () => {
  const place = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { maxLength: 14 }), (segments: Segment[]) => {
      const crossing = segments.some(([p, q], i) =>
        segments
          .slice(0, i)
          .some(([r, s]) => turn(p, q, r) * turn(p, q, s) < 0 && turn(r, s, p) * turn(r, s, q) < 0),
      );
      expect(crossingSegments(segments) !== undefined).toBe(crossing);
    }),
    { numRuns: 500 },
  );
});
