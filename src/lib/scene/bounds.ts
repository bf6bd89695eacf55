import type { Node, Scene, TextNode } from './scene.ts';
import { type Affine, after, carry, IDENTITY, reachOf } from './affine.ts';
import { fontMetrics, textWidth } from './textMetrics.ts';

/** A rectangle in a scene: millimetres, y down. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a line of text begins: above any accent, or at the top of plain capitals, which is what layout goes by. */
export type TextTop = 'ascent' | 'capHeight';

/**
 * The smallest box known to hold everything that the nodes paint, strokes and halos included; undefined if they paint
 * nothing. Curves count with their control points, and clips are not looked at: the box may be larger than the ink.
 */
export function bounds(
  nodes: readonly Node[],
  symbols: Scene['symbols'] = {},
  top: TextTop = 'ascent',
): Box | undefined {
  let [left, upper, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const include = (at: Affine, px: number, py: number, radius: number) => {
    const [x, y] = carry(at, px, py);
    const [across, down] = reachOf(at);
    left = Math.min(left, x - radius * across);
    upper = Math.min(upper, y - radius * down);
    right = Math.max(right, x + radius * across);
    bottom = Math.max(bottom, y + radius * down);
  };
  const visit = (children: readonly Node[], at: Affine) => {
    for (const node of children)
      if (node.type === 'path') {
        const radius = (node.stroke?.width ?? 0) / 2;
        for (const segment of node.d)
          for (let i = 1; i + 1 < segment.length; i += 2)
            include(at, Number(segment[i]), Number(segment[i + 1]), radius);
      } else if (node.type === 'text') {
        const { x, y, width, height } = textBox(node, top);
        const radius = (node.halo?.width ?? 0) / 2;
        for (const corner of [0, 1, 2, 3])
          include(at, x + (corner % 2) * width, y + (corner >> 1) * height, radius);
      } else if (node.type === 'use') {
        visit(symbols[node.symbol] ?? [], after(at, node));
      } else {
        visit(node.children, node.transform ? after(at, node.transform) : at);
      }
  };
  visit(nodes, IDENTITY);
  return left > right ? undefined : { x: left, y: upper, width: right - left, height: bottom - upper };
}

/** The box of a line of text, from its top to the foot of its descenders. */
function textBox(node: TextNode, topLine: TextTop): Box {
  const width = textWidth(node.text, node.font, node.size);
  const metrics = fontMetrics(node.font);
  const up = metrics[topLine];
  const shift = { start: 0, middle: width / 2, end: width }[node.anchor ?? 'start'];
  return {
    x: node.x - shift,
    y: node.y - up * node.size,
    width,
    height: (up + metrics.descent) * node.size,
  };
}
