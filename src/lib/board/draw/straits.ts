import type { Point } from '#lib/geometry/point.ts';
import type { Node } from '#lib/scene/scene.ts';
import { circlePath, linesPath } from './paths.ts';
import type { Palette } from './theme.ts';

/** Crossings: a dashed line from coast to coast with a landing at each end, on water cleared of its lining. */
export function drawStraits(
  lines: readonly (readonly [Point, Point])[],
  palette: Palette,
  pen: number,
): Node[] {
  if (lines.length === 0) return [];
  const d = linesPath(lines);
  const landings = lines.flat().flatMap(([x, y]) => circlePath(x, y, 0.95 * pen));
  return [
    { type: 'path', d, stroke: { colour: palette.sea, width: 2.2 * pen, cap: 'butt' } },
    { type: 'path', d, stroke: { colour: palette.ink, width: 0.7 * pen, dash: [1.7 * pen, 1.2 * pen] } },
    {
      type: 'path',
      d: landings,
      fill: palette.paper,
      stroke: { colour: palette.ink, width: 0.5 * pen },
    },
  ];
}
