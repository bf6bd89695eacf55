import type { Box } from '#lib/scene/bounds.ts';
import type { Colour, Node } from '#lib/scene/scene.ts';
import { paragraph } from './block.ts';
import { RULER_ROOM, rulerAcross } from './tiles/tileRulers.ts';

/** Height of the strip that a sheet should keep free for its foot line. Millimetres. */
export const FOOT = 3.4;

/** Sizes of the letters: the largest that fits; the last is for two lines. */
const SIZES = [2.1, 1.9, 1.7, 1.55] as const;
const GAP = 4;

/** What a sheet says of itself at its foot, and a ruler beside it that tells whether the printer scaled it. */
export function footLine({ x, y, width, height }: Box, text: string, ink: Colour): readonly Node[] {
  const ruler = RULER_ROOM.slim;
  const room = width - ruler.length - GAP;
  const blocks = SIZES.map((size) => paragraph(text, { font: 'label', size, ink }, room));
  const words = blocks.find((block) => block.height <= height) ?? blocks.at(-1)!;
  return [
    ...words.draw(x, y + height - words.height),
    ...rulerAcross('slim', x + width - ruler.length, y + (height - ruler.depth) / 2, ink),
  ];
}
