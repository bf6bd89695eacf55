import type { Box } from '#lib/scene/bounds.ts';
import type { Colour, Node } from '#lib/scene/scene.ts';
import type { Tile, TilePlan } from './planTiles.ts';
import { rectangle } from './rectangle.ts';

/** So much of a flap keeps its full colours, so that a sheet glued on a little askew shows no pale edge. Millimetres. */
export const FULL_COLOUR = 1;

/** Makes a sheet's flaps pale, which saves ink and shows where the glue goes, and draws where the neighbours' edges go. */
export function flapVeil({ flaps }: TilePlan, tile: Tile, ink: Colour): readonly Node[] {
  if (!flaps) return [];
  const { part, visible, place } = tile;
  const [seamX, seamY] = [
    place.x + visible.x + visible.width - part.x,
    place.y + visible.y + visible.height - part.y,
  ];
  const [right, bottom] = [place.x + part.width, place.y + part.height];
  const [toRight, below] = [right > seamX + FULL_COLOUR, bottom > seamY + FULL_COLOUR];
  const veils: Box[] = [];
  if (toRight) {
    const x = seamX + FULL_COLOUR;
    veils.push({ x, y: place.y, width: right - x, height: part.height });
  }
  if (below) {
    const y = seamY + FULL_COLOUR;
    const end = toRight ? seamX + FULL_COLOUR : right;
    veils.push({ x: place.x, y, width: end - place.x, height: bottom - y });
  }
  return [
    ...veils.map((box): Node => ({ type: 'path', d: rectangle(box), fill: '#ffffff', opacity: 0.7 })),
    ...(toRight ? [seam([seamX, place.y], [seamX, bottom], ink)] : []),
    ...(below ? [seam([place.x, seamY], [right, seamY], ink)] : []),
  ];
}

function seam(from: readonly [number, number], to: readonly [number, number], colour: Colour): Node {
  return {
    type: 'path',
    d: [
      ['M', ...from],
      ['L', ...to],
    ],
    stroke: { colour, width: 0.1, dash: [1, 1] },
  };
}
