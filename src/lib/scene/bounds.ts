import type { Node, Scene, TextNode } from './scene.ts';
import { after, carry, sizeOf, type Similarity } from './similarity.ts';
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
  const include = (x: number, y: number, reach: number) => {
    left = Math.min(left, x - reach);
    upper = Math.min(upper, y - reach);
    right = Math.max(right, x + reach);
    bottom = Math.max(bottom, y + reach);
  };
  const visit = (children: readonly Node[], at: Similarity) => {
    const reachOf = (width = 0) => (width / 2) * sizeOf(at);
    for (const node of children)
      if (node.type === 'path') {
        for (const segment of node.d)
          for (let i = 1; i + 1 < segment.length; i += 2)
            include(...carry(at, Number(segment[i]), Number(segment[i + 1])), reachOf(node.stroke?.width));
      } else if (node.type === 'text') {
        const { x, y, width, height } = textBox(node, top);
        for (const corner of [0, 1, 2, 3])
          include(
            ...carry(at, x + (corner % 2) * width, y + (corner >> 1) * height),
            reachOf(node.halo?.width),
          );
      } else if (node.type === 'use') {
        visit(symbols[node.symbol] ?? [], after(at, node));
      } else {
        visit(node.children, node.transform ? after(at, node.transform) : at);
      }
  };
  visit(nodes, { a: 1, b: 0, x: 0, y: 0 });
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
