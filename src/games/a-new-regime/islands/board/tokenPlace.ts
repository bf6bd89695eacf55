import type { BoardState } from '#lib/board/board.ts';
import type { Point } from '#lib/geometry/point.ts';
import { boundsOf, signedDistance } from '#lib/geometry/polygon.ts';
import { bounds, type Box } from '#lib/scene/bounds.ts';
import type { Node, Scene } from '#lib/scene/scene.ts';

export interface TokenPlace {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Radii of a token, millimetres of the board, the most wanted first. */
const RADII = [6.5, 5.5, 4.5, 3.5] as const;
const GRID = 1.5;
/** A token may reach over its state's border by this share of its radius, as a real one would. */
const OVERHANG = 0.25;

/**
 * Where the token of a capital lies in its state: beside the label if there is room, as near to it as can be; on the
 * label's upper edge if there is none. `height` is the board's; the place is in the drawing's axes, y downwards.
 */
export function tokenPlace(state: BoardState, height: number, label: Box | undefined): TokenPlace {
  const ring = state.polygon.map(([x, y]): Point => [x, height - y]);
  const [cx, cy] = [state.centre[0], height - state.centre[1]];
  const { left, low, right, high } = boundsOf(ring);
  for (const r of RADII) {
    let best: TokenPlace | undefined;
    let nearest = Infinity;
    for (let x = left; x <= right; x += GRID)
      for (let y = low; y <= high; y += GRID) {
        const squared = (x - cx) * (x - cx) + (y - cy) * (y - cy);
        if (squared >= nearest || (label && gap(label, x, y) < r + 0.4)) continue;
        if (signedDistance(ring, [x, y]) < r * (1 - OVERHANG)) continue;
        [best, nearest] = [{ x, y, r }, squared];
      }
    if (best) return best;
  }
  return { x: cx, y: label?.y ?? cy, r: RADII.at(-1)! };
}

/** The box of a state's label in a sheet's drawing, in the board's own millimetres; undefined if it has none. */
export function labelBox(sheet: Scene, id: number): Box | undefined {
  const find = (nodes: readonly Node[]): Node | undefined => {
    for (const node of nodes) {
      if (node.type !== 'group') continue;
      if (node.hook?.class === 'label' && node.hook.data?.['id'] === String(id)) return node;
      const found = find(node.children);
      if (found) return found;
    }
    return undefined;
  };
  const label = find(sheet.children);
  return label && bounds([label], sheet.symbols);
}

function gap({ x, y, width, height }: Box, px: number, py: number): number {
  const dx = Math.max(x - px, 0, px - x - width);
  const dy = Math.max(y - py, 0, py - y - height);
  return Math.sqrt(dx * dx + dy * dy);
}
