import fc from 'fast-check';
import { ALL_PAPER_NAMES } from '#lib/print/papers.ts';
import { planTiles, type TilePlan, type TileRequest } from '#lib/print/tiles/planTiles.ts';

/** Tenths of a millimetre, as lengths are given. */
const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);

/** Anything that may be asked for. */
export const requests: fc.Arbitrary<TileRequest> = fc
  .record({
    board: fc.record({ width: tenths(10, 1189), height: tenths(10, 1189) }),
    paper: fc.constantFrom(...ALL_PAPER_NAMES),
    orientation: fc.constantFrom('auto' as const, 'landscape' as const, 'portrait' as const),
    overlap: tenths(0, 40),
    flaps: fc.boolean(),
    margin: fc.oneof(fc.constant(8), tenths(5, 40)),
  })
  .map((request) => ({ ...request, flaps: request.flaps && request.overlap >= 4 }));

export function planned(request: TileRequest): TilePlan {
  const plan = planTiles(request);
  if (!plan.ok) throw new Error(plan.error.message);
  return plan.value;
}
