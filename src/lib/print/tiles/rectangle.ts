import type { Box } from '#lib/scene/bounds.ts';
import type { Path } from '#lib/scene/scene.ts';

export function rectangle({ x, y, width, height }: Box): Path {
  return [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']];
}
