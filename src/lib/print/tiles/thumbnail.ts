import type { Box } from '#lib/scene/bounds.ts';
import type { Colour, Node, Segment } from '#lib/scene/scene.ts';
import type { Tile, TilePlan } from './planTiles.ts';
import { rectangle } from './rectangle.ts';

/** The size of a thumbnail at most so wide and high. */
export function thumbnailSize({ board }: TilePlan, width: number, height: number) {
  const scale = Math.min(width / board.width, height / board.height);
  return { width: board.width * scale, height: board.height * scale, scale };
}

/** The whole drawing in small: its outline if a symbol for it is named, the seams, and one sheet shaded. */
export function thumbnail(
  plan: TilePlan,
  tile: Tile,
  at: Box & { readonly scale: number },
  ink: Colour,
  outline?: string,
): readonly Node[] {
  const { x, y, width, height, scale } = at;
  const { visible } = tile;
  const shaded = {
    x: x + visible.x * scale,
    y: y + visible.y * scale,
    width: visible.width * scale,
    height: visible.height * scale,
  };
  const seams = plan.tiles.flatMap(({ visible: v, row, column }): Segment[] => [
    ...(row === 0 && column > 0
      ? ([
          ['M', x + v.x * scale, y],
          ['L', x + v.x * scale, y + height],
        ] as const)
      : []),
    ...(column === 0 && row > 0
      ? ([
          ['M', x, y + v.y * scale],
          ['L', x + width, y + v.y * scale],
        ] as const)
      : []),
  ]);
  return [
    { type: 'path', d: rectangle(at), fill: '#ffffff' },
    hatching(shaded, ink),
    ...(outline === undefined ? [] : [{ type: 'use', symbol: outline, x, y, scale } as const]),
    ...(seams.length > 0 ? [{ type: 'path', d: seams, stroke: { colour: ink, width: 0.1 } } as const] : []),
    { type: 'path', d: rectangle(at), stroke: { colour: ink, width: 0.15 } },
  ];
}

/** Slanted lines from side to side of a box: black and white, so that it is seen at any ink. */
function hatching({ x, y, width, height }: Box, colour: Colour): Node {
  const step = 0.55;
  const d = Array.from({ length: Math.ceil((width + height) / step) }, (_, index): Segment[] => {
    // Each line holds the points whose distances from the left and upper sides add up to this.
    const sum = Math.min((index + 0.5) * step, width + height);
    return [
      ['M', x + Math.min(sum, width), y + Math.max(0, sum - width)],
      ['L', x + Math.max(0, sum - height), y + Math.min(sum, height)],
    ];
  }).flat();
  return { type: 'path', d, stroke: { colour, width: 0.18 } };
}
