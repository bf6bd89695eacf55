import type { Node } from '#lib/scene/scene.ts';
import { boxPath } from './paths.ts';
import type { Palette } from './theme.ts';

/** A strong line along the edge of the board and a fine one inside it. */
export function drawFrame(width: number, height: number, { ink }: Palette, pen: number): Node[] {
  const inset = (by: number) => boxPath({ left: by, low: by, right: width - by, high: height - by });
  const strong = 0.7 * pen;
  return [
    { type: 'path', d: inset(strong / 2), stroke: { colour: ink, width: strong, join: 'miter' } },
    { type: 'path', d: inset(1.7 * pen), stroke: { colour: ink, width: 0.18 * pen, join: 'miter' } },
  ];
}
