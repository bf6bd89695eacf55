import { bounds, type Box } from '#lib/scene/bounds.ts';
import type { Node, Scene } from '#lib/scene/scene.ts';
import { fontMetrics } from '#lib/scene/textMetrics.ts';

/** A node at the top of a page, with the box of its ink. */
export interface Piece {
  readonly node: Node;
  readonly box: Box;
}

export function pieces(scene: Scene): readonly Piece[] {
  return scene.children.flatMap((node) => {
    const box = bounds([node], scene.symbols, 'capHeight');
    if (!box) return [];
    // Figures have no descenders, and those of a ruler stand close to its ticks.
    if (node.type === 'text' && /^\d+$/.test(node.text))
      return [{ node, box: { ...box, height: fontMetrics(node.font).capHeight * node.size } }];
    return [{ node, box }];
  });
}

/** Whether a box lies inside another, with a micrometre to spare for rounding. */
export function inside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - 1e-3 &&
    inner.y >= outer.y - 1e-3 &&
    inner.x + inner.width <= outer.x + outer.width + 1e-3 &&
    inner.y + inner.height <= outer.y + outer.height + 1e-3
  );
}

export function overlap(a: Box, b: Box): boolean {
  return (
    a.x + a.width > b.x + 1e-3 &&
    b.x + b.width > a.x + 1e-3 &&
    a.y + a.height > b.y + 1e-3 &&
    b.y + b.height > a.y + 1e-3
  );
}

/** Pairs of pieces whose boxes overlap, told by what they are, for messages that help. */
export function overlaps(list: readonly Piece[]): readonly string[] {
  const name = ({ node }: Piece) => (node.type === 'text' ? node.text : node.type);
  return list.flatMap((a, index) =>
    list.slice(index + 1).flatMap((b) => (overlap(a.box, b.box) ? [`${name(a)} | ${name(b)}`] : [])),
  );
}
