import fc from 'fast-check';
import type { Point } from '#lib/geometry/point.ts';

/** Star-shaped rings around the origin: simple, counter-clockwise, bent inwards and outwards. */
export const randomRing: fc.Arbitrary<readonly Point[]> = fc
  .array(fc.double({ min: 2, max: 20, noNaN: true }), { minLength: 5, maxLength: 24 })
  .map((radii) =>
    radii.map((radius, i): Point => {
      const turn = (2 * Math.PI * i) / radii.length;
      return [radius * Math.cos(turn), radius * Math.sin(turn)];
    }),
  );
