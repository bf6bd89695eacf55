import type { Colour, Node, Path } from '#lib/scene/scene.ts';
import type { Side } from '../vocabulary.ts';
import type { PrintLook } from './printLook.ts';

/** Field on which tents are drawn; see the same shapes in islands/board/Tent.tsx. */
const FIELD = 48;

/** A tent on a square of so many millimetres: x's are dark with a light door, o's light with a dark one; a Chief Tent flies a pennant. */
export function tentNodes(side: Side, chief: boolean, edge: number, look: PrintLook): readonly Node[] {
  const [cloth, door] = side === 'x' ? [look.dark, look.light] : [look.light, look.dark];
  const stroke = { colour: look.ink, width: 1.6, join: 'round', cap: 'round' } as const;
  const shape = (d: Path, fill: Colour): Node => ({ type: 'path', d, fill, stroke });
  const line = (d: Path, colour: Colour = look.ink): Node => ({
    type: 'path',
    d,
    stroke: { ...stroke, colour },
  });
  const children: readonly Node[] = chief
    ? [
        line([
          ['M', 24, 13],
          ['L', 24, 3],
        ]),
        shape([['M', 24, 3], ['L', 34, 6], ['L', 24, 9], ['Z']], cloth),
        shape([['M', 24, 11], ['L', 43, 41], ['L', 5, 41], ['Z']], cloth),
        line(
          [
            ['M', 15.5, 24.5],
            ['L', 32.5, 24.5],
          ],
          door,
        ),
        shape([['M', 24, 26], ['L', 32, 41], ['L', 16, 41], ['Z']], door),
      ]
    : [
        line([
          ['M', 24, 13],
          ['L', 21, 8],
          ['M', 24, 13],
          ['L', 27, 8],
        ]),
        shape([['M', 24, 13], ['L', 39, 38], ['L', 9, 38], ['Z']], cloth),
        shape([['M', 24, 25], ['L', 30, 38], ['L', 18, 38], ['Z']], door),
      ];
  return [{ type: 'group', transform: { x: 0, y: 0, scale: edge / FIELD }, children }];
}
