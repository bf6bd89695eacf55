import type { Scene, UseNode, TextNode } from '#lib/scene/scene.ts';
import { SYMBOL_SIZE, FIGURE, POSSIBLE_CAPITAL, SUGGESTED_CAPITAL } from '#lib/board/draw/symbols.ts';
import type { BoardTheme } from '#lib/board/draw/theme.ts';
import type { Box } from '#lib/geometry/polygon.ts';
import { textWidth } from '#lib/scene/textMetrics.ts';

export interface InkBox extends Box {
  readonly id: number;
  readonly text: string;
  /** Font size of a text, scale of a symbol. */
  readonly size: number;
}

/**
 * What a scene's labels and crowns cover, read from the finished nodes alone, without the code that placed them:
 * texts by their advances and by how far the two faces' letters reach (measured from the font files), symbols by
 * their sizes.
 */
export function labelBoxes(scene: Scene, theme: BoardTheme): InkBox[] {
  return scene.children.flatMap((layer) => {
    if (layer.type !== 'group' || !['labels', 'capitals'].includes(layer.hook?.class ?? '')) return [];
    return layer.children.flatMap((label) => {
      if (label.type !== 'group') throw new Error('A label is a group.');
      const id = Number(label.hook?.data?.['id']);
      return label.children.map((node) => ({ id, ...boxOf(node as UseNode | TextNode, theme) }));
    });
  });
}

function boxOf(node: UseNode | TextNode, theme: BoardTheme): Omit<InkBox, 'id'> {
  if (node.type === 'text') {
    const { x, y, text, size } = node;
    const half = textWidth(text, node.font, size) / 2;
    const [up, down] = /[^\x20-\x7e]/.test(text) ? [0.9, 0.25] : [0.76, 0.21];
    return { text, size, left: x - half, right: x + half, low: y - up * size, high: y + down * size };
  }
  const shape =
    node.symbol === FIGURE
      ? 'figure'
      : node.symbol === POSSIBLE_CAPITAL || node.symbol === SUGGESTED_CAPITAL
        ? 'crown'
        : theme.kinds[node.symbol.replace('badge-', '')]!.badge;
  const { width, height } = SYMBOL_SIZE[shape];
  const { x, y, scale } = node;
  return {
    text: node.symbol,
    size: scale,
    left: x - (width * scale) / 2,
    right: x + (width * scale) / 2,
    low: y - (height * scale) / 2,
    high: y + (height * scale) / 2,
  };
}
