import { drawPattern } from '#lib/board/draw/patterns.ts';
import { boxPath } from '#lib/board/draw/paths.ts';
import type { Box } from '#lib/scene/bounds.ts';
import type { Node, Segment } from '#lib/scene/scene.ts';
import { BOARD_THEME } from '../board/theme.ts';
import type { PileId } from '../cards.ts';
import type { Look } from './look.ts';

/** Corners of a rectangle as paths and outlines take them. */
export const edges = ({ x, y, width, height }: Box) => ({
  left: x,
  low: y,
  right: x + width,
  high: y + height,
});

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

export const rectangle = (box: Box): readonly Segment[] => boxPath(edges(box));

/**
 * A pile's tint and pattern over a rectangle: hatching, dots, a fine rule inside the edge, or waves. `pen` scales the
 * pattern; `reach` is how far the rectangle goes over the cut, which a rule along its edge keeps away from.
 */
export function ground(look: Look, pile: PileId, box: Box, pen: number, reach = 0): readonly Node[] {
  const { tint, pattern } = look.piles[pile];
  const area: Node = { type: 'path', d: rectangle(box), fill: tint };
  if (pile === 'turn-the-tide') return [area, waves(box, pattern, pen * look.sparseness, pen)];
  if (pile === 'religious') {
    const rule = { colour: pattern, width: 0.36 * pen, join: 'miter' } as const;
    return [area, { type: 'path', d: rectangle(inset(box, reach + 0.85 * pen)), stroke: rule }];
  }
  const { left, low, right, high } = edges(box);
  const corners = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ] as const;
  const colours = { tint, pattern, badge: look.ink };
  return [area, drawPattern([corners], BOARD_THEME.kinds[pile]!, colours, pen, look.sparseness)];
}

/** Rows of low waves, each second one half a wave along. */
function waves(box: Box, colour: Look['ink'], step: number, pen: number): Node {
  const [length, high] = [5.2 * step, 2.9 * step];
  const d: Segment[] = [];
  for (let row = 0; row * high < box.height + high; row++) {
    const y = box.y + row * high;
    let x = box.x - (row % 2 === 0 ? 0 : length / 2);
    d.push(['M', x, y]);
    for (; x < box.x + box.width; x += length)
      d.push(['C', x + length * 0.3, y - high * 0.62, x + length * 0.7, y - high * 0.62, x + length, y]);
  }
  return {
    type: 'group',
    clip: rectangle(box),
    children: [{ type: 'path', d, stroke: { colour, width: 0.3 * pen, join: 'round' } }],
  };
}
