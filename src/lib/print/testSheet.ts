import type { Colour, Node, Scene, Segment } from '#lib/scene/scene.ts';
import { paragraph, space, stack } from './block.ts';
import type { PrintPage } from './cutSheets.ts';
import { type AnyPaperName, pageSize, SAFE_MARGIN } from './papers.ts';
import { ruler } from './ruler.ts';
import { behind, type FlipEdge, type Offset } from './turnOver.ts';

/** Words for a sheet that shows how far a printer's second side lies from its first. */
export interface TestWords {
  readonly title: string;
  readonly how: string;
  readonly across: string;
  readonly down: string;
  readonly front: string;
  readonly back: string;
}

/** How far the scales reach either way, and how wide a cross is. Millimetres. */
const REACH = 6;
const CROSS = 9;
const LINE = 0.15;

/**
 * A front with two scales and a back with a cross that belongs on their zeros. Against the light the cross shows on
 * each scale what to enter, in tenths of a millimetre: the scales are labelled for that, whichever edge turns.
 */
export function testSheet(
  paper: AnyPaperName,
  { flip, offset }: { readonly flip: FlipEdge; readonly offset: Offset },
  words: TestWords,
  ink: Colour,
): readonly [PrintPage, PrintPage] {
  const page = pageSize(paper, 'portrait');
  const width = page.width - 2 * SAFE_MARGIN;
  const type = (size: number, font: 'label' | 'label-bold' = 'label') => ({ font, size, ink });
  const middle = { x: page.width / 2, y: page.height * 0.56 };
  const upright = flip === 'long';
  // Seen from the front, what is too far right on the back lies left where left and right are swapped.
  const signs = { x: upright ? 1 : -1, y: upright ? -1 : 1 };
  const head = stack([
    paragraph(words.title, type(5.2, 'label-bold'), width),
    space(2),
    paragraph(words.how, type(3.2), width),
    space(5),
    ruler(width, ink),
  ]);
  const upRuler = ruler(page.height * 0.6, ink);
  const front: Scene = {
    ...page,
    title: words.front,
    symbols: {},
    children: [
      ...head.draw(SAFE_MARGIN, SAFE_MARGIN),
      {
        type: 'group',
        transform: { x: SAFE_MARGIN + upRuler.height + 1, y: page.height * 0.34, scale: 1, turn: 90 },
        children: upRuler.draw(0, 0),
      },
      ...scale(middle.x, middle.y - 22, 'across', signs.x, words.across, ink),
      ...scale(middle.x, middle.y + 22, 'down', signs.y, words.down, ink),
    ],
  };
  const crossAt = (x: number, y: number): Node => {
    const spot = behind({ x, y, width: 0, height: 0 }, page, 'portrait', flip, offset);
    const d: readonly Segment[] = [
      ['M', spot.x - CROSS, spot.y],
      ['L', spot.x + CROSS, spot.y],
      ['M', spot.x, spot.y - CROSS],
      ['L', spot.x, spot.y + CROSS],
    ];
    return { type: 'path', d, stroke: { colour: ink, width: LINE } };
  };
  const back: Scene = {
    ...page,
    title: words.back,
    symbols: {},
    children: [crossAt(middle.x, middle.y - 22), crossAt(middle.x, middle.y + 22)],
  };
  return [
    { scene: front, side: 'front' },
    { scene: back, side: 'back' },
  ];
}

/** A scale of tenths from minus to plus, its zero at (x, y); `sign`: which way the numbers grow on the page. */
function scale(
  x: number,
  y: number,
  way: 'across' | 'down',
  sign: number,
  text: string,
  ink: Colour,
): readonly Node[] {
  const d: Segment[] = [];
  const numbers: Node[] = [];
  for (let half = -2 * REACH; half <= 2 * REACH; half++) {
    const at = half / 2;
    const long = half % 2 === 0 ? 3 : 1.8;
    if (way === 'across') d.push(['M', x + at, y], ['L', x + at, y + long]);
    else d.push(['M', x, y + at], ['L', x + long, y + at]);
    if (half % 6 !== 0) continue;
    numbers.push({
      type: 'text',
      ...(way === 'across' ? { x: x + at, y: y + 4.7 } : { x: x + 4, y: y + at + 0.5 }),
      text: String(at * sign * 10 || 0),
      ...{ font: 'label', size: 1.5, anchor: way === 'across' ? 'middle' : 'start', fill: ink },
    });
  }
  const base: readonly Segment[] =
    way === 'across'
      ? [
          ['M', x - REACH, y],
          ['L', x + REACH, y],
        ]
      : [
          ['M', x, y - REACH],
          ['L', x, y + REACH],
        ];
  return [
    { type: 'path', d: [...base, ...d], stroke: { colour: ink, width: LINE } },
    ...numbers,
    {
      ...{ type: 'text', x: x + 22, y: y + 1, text, font: 'label-bold', size: 3 },
      ...{ anchor: 'start', fill: ink },
    },
  ];
}
