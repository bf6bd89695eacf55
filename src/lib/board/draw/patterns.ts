import { type Box, boundsOf } from '#lib/geometry/polygon.ts';
import type { Point } from '#lib/geometry/point.ts';
import { simplifyRing } from '#lib/geometry/simplifyRing.ts';
import type { Node, Path, Segment } from '#lib/scene/scene.ts';
import { traceOutlines } from './outlines.ts';
import { ringsPath } from './paths.ts';
import type { KindColours, KindLook } from './theme.ts';

/**
 * The pattern of one kind over all its states at once: one clip and one or two paths, however many states.
 * `pen` scales line widths and distances, `sparseness` the distances once more.
 */
export function drawPattern(
  polygons: readonly (readonly Point[])[],
  look: Pick<KindLook, 'pattern'>,
  { pattern: colour, tint }: KindColours,
  pen: number,
  sparseness: number,
): Node {
  const step = pen * sparseness;
  // The lines of borders and coasts cover where a coarser ring cuts a corner; the file is a good deal smaller.
  const coarse = (ring: readonly Point[]) => simplifyRing(ring, COARSE * pen);
  const rings = traceOutlines(polygons).coast.map(coarse);
  const bounds = boundsOf(rings.flat());
  const children: Node[] = [];
  if (look.pattern === 'hatch')
    children.push({
      type: 'path',
      d: hatch(bounds, HATCH_STEP * step),
      stroke: { colour, width: 0.22 * pen },
    });
  else if (look.pattern === 'dots')
    children.push({
      type: 'path',
      d: dotRows(bounds, DOT_STEP * step),
      stroke: { colour, width: 0.52 * pen, dash: [0, DOT_STEP * step], cap: 'round' },
    });
  else {
    // A broad line with a narrower one of the ground's colour over it leaves a fine rule inside each outline.
    const outlines = ringsPath(polygons.map(coarse));
    const inner = 2 * INNER_RULE * pen;
    const rule = { colour, width: inner + 0.36 * pen, join: 'round' } as const;
    children.push({ type: 'path', d: outlines, stroke: rule });
    children.push({ type: 'path', d: outlines, stroke: { ...rule, colour: tint, width: inner } });
  }
  return { type: 'group', clip: ringsPath(rings), children };
}

/** Well below half the width of a border, in millimetres. */
const COARSE = 0.1;
/** Millimetres between two lines, measured along the page. */
const HATCH_STEP = 3.1;
const DOT_STEP = 2.3;
/** Distance of the fine rule from the outline. */
const INNER_RULE = 0.85;

/** Rising lines across a box, on a grid of their own, so that all hatching of a board lines up. */
function hatch({ left, low, right, high }: Box, step: number): Path {
  const path: Segment[] = [];
  for (let sum = Math.ceil((left + low) / step) * step; sum < right + high; sum += step) {
    const from = left > sum - high ? left : sum - high;
    const to = right < sum - low ? right : sum - low;
    path.push(['M', from, sum - from], ['L', to, sum - to]);
  }
  return path;
}

/** Lines to be dashed into dots, each second one half a step later. */
function dotRows({ left, low, right, high }: Box, step: number): Path {
  const path: Segment[] = [];
  const start = Math.floor(left / step) * step;
  for (let row = Math.ceil((2 * low) / step); row * step < 2 * high; row++) {
    const x = row % 2 === 0 ? start : start - step / 2;
    path.push(['M', x, (row * step) / 2], ['L', right, (row * step) / 2]);
  }
  return path;
}
