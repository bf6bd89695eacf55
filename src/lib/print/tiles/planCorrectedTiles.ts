import type { Result } from '#lib/core/result.ts';
import { correctedMargin, type Measured } from './correction.ts';
import { betterPlan, planTiles, TILE_DEFAULTS, type TilePlan, type TileRequest } from './planTiles.ts';

/**
 * The plan for a printer that is off: margins that leave room for the correction, which can differ with the way that
 * the paper lies. Without measured lengths, the plain plan.
 */
export function planCorrectedTiles(request: TileRequest, measured: Measured | undefined): Result<TilePlan> {
  if (!measured) return planTiles(request);
  const { paper, orientation = 'auto', margin = TILE_DEFAULTS.margin } = request;
  const wanted = typeof margin === 'number' ? { x: margin, y: margin } : margin;
  const planned = (['landscape', 'portrait'] as const)
    .filter((way) => orientation === 'auto' || orientation === way)
    .map((way) =>
      planTiles({ ...request, orientation: way, margin: correctedMargin(wanted, paper, way, measured) }),
    );
  return planned.reduce((best, plan) =>
    best.ok && plan.ok && betterPlan(plan.value, best.value) ? plan : best,
  );
}
