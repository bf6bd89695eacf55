import type { Node, Scene, TextNode } from './scene.ts';
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
  const visit = (children: readonly Node[], x: number, y: number, scale: number) => {
    for (const node of children)
      if (node.type === 'path') {
        const reach = ((node.stroke?.width ?? 0) / 2) * scale;
        for (const segment of node.d)
          for (let i = 1; i + 1 < segment.length; i += 2)
            include(x + Number(segment[i]) * scale, y + Number(segment[i + 1]) * scale, reach);
      } else if (node.type === 'text') {
        const box = textBox(node, top);
        const reach = ((node.halo?.width ?? 0) / 2) * scale;
        include(x + box.x * scale, y + box.y * scale, reach);
        include(x + (box.x + box.width) * scale, y + (box.y + box.height) * scale, reach);
      } else if (node.type === 'use') {
        visit(symbols[node.symbol] ?? [], x + node.x * scale, y + node.y * scale, scale * node.scale);
      } else {
        const move = node.transform ?? { x: 0, y: 0, scale: 1 };
        visit(node.children, x + move.x * scale, y + move.y * scale, scale * move.scale);
      }
  };
  visit(nodes, 0, 0, 1);
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
