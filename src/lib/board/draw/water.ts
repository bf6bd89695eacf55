import type { Point } from '#lib/geometry/point.ts';
import { simplifyRing } from '#lib/geometry/simplifyRing.ts';
import type { GroupNode, PathNode } from '#lib/scene/scene.ts';
import type { Size } from '../board.ts';
import { boxPath, ringsPath } from './paths.ts';
import type { Palette } from './theme.ts';

/**
 * The sea over a whole sheet, with fine lines that follow the coast and fade outwards. Each line is what two
 * strokes along the same coast leave of each other, the wider one first; land, drawn later, hides the inner
 * half. That never breaks, whatever the coast does, and lakes get their lines for free.
 */
export function drawWater(
  coast: readonly (readonly Point[])[],
  { width, height }: Size,
  palette: Palette,
  pen: number,
): GroupNode {
  const whole = boxPath({ left: 0, low: 0, right: width, high: height });
  const strokes: PathNode[] = [];
  let rings = coast;
  for (const { distance, water, line } of palette.lining) {
    // The farther out, the calmer the line; the coast itself hides where a coarser ring cuts a corner.
    // Each ring is made from the one before, which is shorter than the coast.
    rings = rings.map((ring) => simplifyRing(ring, COARSE * distance * pen));
    const d = ringsPath(rings);
    const reach = 2 * distance * pen;
    strokes.unshift(
      { type: 'path', d, stroke: { colour: line, width: reach + 2 * FINE * pen, join: 'round' } },
      { type: 'path', d, stroke: { colour: water, width: reach, join: 'round' } },
    );
  }
  return {
    type: 'group',
    hook: { class: 'sea' },
    clip: whole,
    children: [{ type: 'path', d: whole, fill: palette.sea }, ...strokes],
  };
}

/** Width of a line, in millimetres. */
const FINE = 0.13;
/** How far a line may cut the corners of the one before it, as a fraction of its distance from the coast. */
const COARSE = 0.07;
