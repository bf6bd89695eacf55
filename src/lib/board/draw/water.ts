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
  palette.lining.forEach(({ water, line }, i) => {
    const distance = LINING[i % LINING.length]! * pen;
    const reach = 2 * distance;
    // The farther out, the calmer the line; the coast itself hides where a coarser ring cuts a corner.
    const d = ringsPath(coast.map((ring) => simplifyRing(ring, COARSE * distance)));
    strokes.unshift(
      { type: 'path', d, stroke: { colour: line, width: reach + 2 * FINE * pen, join: 'round' } },
      { type: 'path', d, stroke: { colour: water, width: reach, join: 'round' } },
    );
  });
  return {
    type: 'group',
    hook: { class: 'sea' },
    clip: whole,
    children: [{ type: 'path', d: whole, fill: palette.sea }, ...strokes],
  };
}

/** Distances of the lines from the coast, growing a little each time. */
export const LINING = [1.1, 2.4, 3.95, 5.8, 8] as const;
const FINE = 0.13;
/** How far a line may cut the corners of the coast that it follows, as a fraction of its distance from it. */
const COARSE = 0.09;
