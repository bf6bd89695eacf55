import { badgeSymbol } from '#lib/board/draw/symbols.ts';
import type { Size } from '#lib/print/sheetPlan.ts';
import type { Box } from '#lib/scene/bounds.ts';
import type { Node } from '#lib/scene/scene.ts';
import { textWidth } from '#lib/scene/textMetrics.ts';
import type { PileId } from '../cards.ts';
import { AFFILIATION_WORDS, KIND_WORDS } from '../cardWords.ts';
import { EMBLEMS } from '../emblems.ts';
import { ground, inset, rectangle } from './grounds.ts';
import type { Look } from './look.ts';
import { TITLE } from './words.ts';

/** The back of all cards of a pile, the same whichever way up: its ground, and a plate with the name at either end. */
export function cardBack(pile: PileId, { width, height }: Size, bleed: number, look: Look): readonly Node[] {
  const unit = Math.min(width / 63.5, height / 88.9);
  const { accent } = look.piles[pile];
  const whole: Box = { x: 0, y: 0, width, height };
  const plate = { x: width * 0.16, y: height * 0.27, width: width * 0.68, height: height * 0.46 };
  const words =
    pile === 'turn-the-tide' ? KIND_WORDS['turn-the-tide'].one : `${AFFILIATION_WORDS[pile]} condition`;
  const half: readonly Node[] = [
    centred(
      words.toUpperCase(),
      plate.width * 0.86,
      2.5 * unit,
      plate.height / 2 - 3.2 * unit,
      look.soft,
      'label',
    ),
    centred(TITLE, plate.width * 0.86, 4.1 * unit, plate.height / 2 - 6.6 * unit, accent, 'label-bold'),
  ];
  const middle = { x: width / 2, y: height / 2, scale: 1 };
  return [
    ...ground(look, pile, inset(whole, -bleed), unit * 1.25, bleed + 2.4 * unit),
    {
      ...{ type: 'path', d: rectangle(plate), fill: look.paper },
      stroke: { colour: accent, width: 0.8 * unit, join: 'miter' },
    },
    { type: 'path', d: rectangle(inset(plate, 1.3 * unit)), stroke: { colour: accent, width: 0.22 * unit } },
    sign(pile, look, width / 2, height / 2, unit),
    { type: 'group', transform: middle, children: half },
    { type: 'group', transform: { ...middle, turn: 180 }, children: half },
  ];
}

function centred(
  text: string,
  width: number,
  size: number,
  y: number,
  fill: Look['ink'],
  font: 'label' | 'label-bold',
): Node {
  const fits = Math.min(size, (size * width) / textWidth(text, font, size));
  return { type: 'text', x: 0, y, text, font, size: fits, anchor: 'middle', fill };
}

function sign(pile: PileId, look: Look, x: number, y: number, unit: number): Node {
  if (pile !== 'turn-the-tide') return { type: 'use', symbol: badgeSymbol(pile), x, y, scale: 10.5 * unit };
  const side = 17 * unit;
  const stroke = { colour: look.piles[pile].accent, width: 2.4, join: 'round' } as const;
  return {
    type: 'group',
    transform: { x: x - side / 2, y: y - side / 2, scale: side / 64 },
    children: EMBLEMS.act.shapes.map((d): Node => ({ type: 'path', d, fill: look.paper, stroke })),
  };
}
