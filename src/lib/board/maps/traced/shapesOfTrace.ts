import { err, ok, type Result } from '#lib/core/result.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { MapShape, MapShapes } from '../mapShape.ts';
import { nearestCells } from './nearestCells.ts';
import type { Trace } from './trace.ts';

/** How few states a board can be made of. */
export const LEAST_TRACED = 3;

/** The states that were traced, y turned to the north. */
export function shapesOfTrace(trace: Trace): Result<MapShapes> {
  const { width, height, mode, outlines, sites, coasts } = trace;
  const count = mode === 'outlines' ? outlines.length : sites.length;
  if (count < LEAST_TRACED) {
    const what = mode === 'outlines' ? 'closed outlines' : 'sites';
    return err({
      code: 'too-few',
      message: `${count} ${what} are traced; a board needs ${LEAST_TRACED} or more.`,
      where: 'picture',
      got: String(count),
      allowed: `${LEAST_TRACED} or more`,
    });
  }
  const up = (ring: readonly Point[]): Point[] => ring.map(([x, y]) => [x, height - y]);
  if (mode === 'outlines') {
    const shapes = outlines.map(({ name, ring }): MapShape => ({ name, areas: [[up(ring)]] }));
    return ok({ shapes, geographic: false, notes: [] });
  }
  const cells = nearestCells(
    sites.map(({ at }) => at),
    width,
    height,
  );
  const shapes = sites.map(({ name }, k): MapShape => ({
    name,
    areas: cells[k]!.length < 3 ? [] : [[up(cells[k]!)]],
  }));
  return ok({
    shapes,
    geographic: false,
    notes: [],
    ...(coasts.length > 0 && { coasts: coasts.map((ring) => [up(ring)]) }),
  });
}
