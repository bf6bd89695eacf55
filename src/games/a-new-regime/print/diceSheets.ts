import type { PrintPage } from '#lib/print/cutSheets.ts';
import { type Block, paragraph, space, stack } from '#lib/print/block.ts';
import { FOOT, footLine } from '#lib/print/footLine.ts';
import { pageSize, SAFE_MARGIN } from '#lib/print/papers.ts';
import { shelve } from '#lib/print/shelves.ts';
import type { Node } from '#lib/scene/scene.ts';
import {
  actionDieNet,
  actionDieStickers,
  DICE,
  type Drawing,
  uprisingDieNet,
  uprisingDieStickers,
} from './dice.ts';
import { lookOf } from './look.ts';
import type { PieceSheetsRequest } from './pieceSheets.ts';
import { TITLE } from './words.ts';

/** The draft asks for three action dice and one uprising die. */
const ACTION_DICE = 3;
const CAPTION = 5;
const GAP = 5;
/** Lines are drawn along the edges of what is shelved, half of their width outside. */
const PEN = 0.3;

/** The dice as nets to fold, and as stickers for blank dice. */
export function diceSheets({ paper, ink }: PieceSheetsRequest): readonly PrintPage[] {
  const look = lookOf(ink);
  const page = pageSize(paper, 'portrait');
  const width = page.width - 2 * SAFE_MARGIN;
  const type = (size: number, font: 'label' | 'label-bold' = 'label') => ({ font, size, ink: look.ink });
  const head: Block = stack([
    paragraph(`${TITLE}: dice`, type(5.2, 'label-bold'), width),
    space(1.4),
    paragraph(
      'Glue the sheet to thin card. Score the dashed lines, cut along the solid ones, fold backwards, and glue each flap under the face beside it. Or cut out the stickers for blank dice.',
      type(2.9),
      width,
    ),
    space(4),
  ]);
  const captioned = (drawing: Drawing, caption: string): Drawing => ({
    ...drawing,
    height: drawing.height + CAPTION,
    nodes: [
      ...paragraph(caption, type(2.9, 'label-bold'), drawing.width).draw(0, 0),
      { type: 'group', transform: { x: 0, y: CAPTION, scale: 1 }, children: drawing.nodes },
    ],
  });
  const drawings = [
    ...Array.from({ length: ACTION_DICE }, (_, index) =>
      captioned(actionDieNet(look), `Action die ${index + 1}`),
    ),
    captioned(uprisingDieNet(look), 'Uprising die'),
    ...Array.from({ length: ACTION_DICE }, (_, index) =>
      captioned(
        actionDieStickers(look),
        `Stickers for action die ${index + 1}: edges of ${DICE.actionSticker} mm, for a blank die of eight faces`,
      ),
    ),
    captioned(
      uprisingDieStickers(look),
      `Stickers for the uprising die: ${DICE.uprisingSticker} mm, for a cube of 16 mm`,
    ),
  ];
  const places = shelve(
    drawings,
    { width: width - 2 * PEN, height: page.height - 2 * SAFE_MARGIN - head.height - FOOT - 2 * PEN },
    GAP,
  );
  const pages = Math.max(...places.map(({ page: number }) => number)) + 1;
  const foot = { x: SAFE_MARGIN, y: page.height - SAFE_MARGIN - FOOT, width, height: FOOT };
  const titles = Array.from(
    { length: pages },
    (_, number) => `${TITLE}, dice, sheet ${number + 1} of ${pages}`,
  );
  return titles.map((title, number) => ({
    side: 'only' as const,
    scene: {
      ...page,
      title,
      symbols: {},
      children: [
        ...head.draw(SAFE_MARGIN, SAFE_MARGIN),
        ...footLine(foot, title, look.ink),
        ...drawings.flatMap(({ nodes }, index): readonly Node[] => {
          const { x, y, page: on } = places[index]!;
          if (on !== number) return [];
          const at = { x: SAFE_MARGIN + PEN + x, y: SAFE_MARGIN + PEN + head.height + y, scale: 1 };
          return [{ type: 'group', transform: at, children: nodes }];
        }),
      ],
    },
  }));
}
