import type { Path, Node, PathNode } from '#lib/scene/scene.ts';
import { boxPath } from './paths.ts';
import type { Palette } from './theme.ts';

/**
 * The sea over a whole sheet, with fine lines that follow the coast and fade outwards. Each line is what two
 * strokes along the same coast leave of each other, the wider one first; land, drawn later, hides the inner
 * half. That never breaks, whatever the coast does, and lakes get their lines for free.
 */
export function drawWater(coast: Path, width: number, height: number, palette: Palette, pen: number): Node {
  const whole = boxPath({ left: 0, low: 0, right: width, high: height });
  const strokes: PathNode[] = [];
  palette.lining.forEach(({ water, line }, i) => {
    const reach = 2 * LINING[i % LINING.length]! * pen;
    strokes.unshift(
      { type: 'path', d: coast, stroke: { colour: line, width: reach + 2 * FINE * pen, join: 'round' } },
      { type: 'path', d: coast, stroke: { colour: water, width: reach, join: 'round' } },
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
export const LINING = [0.95, 2.05, 3.3, 4.75, 6.45] as const;
const FINE = 0.13;
