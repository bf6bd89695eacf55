import { badgeSymbol } from '#lib/board/draw/symbols.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { drawFitted, fitText } from '#lib/print/fitText.ts';
import type { Size } from '#lib/print/sheetPlan.ts';
import type { Node } from '#lib/scene/scene.ts';
import { fontMetrics, textWidth } from '#lib/scene/textMetrics.ts';
import { pileOf } from '../cards.ts';
import { AFFILIATION_WORDS, KIND_WORDS, TABLE_JUDGES, TIMING_WORDS } from '../cardWords.ts';
import { EMBLEMS } from '../emblems.ts';
import { ground, rectangle } from './grounds.ts';
import type { Look } from './look.ts';
import type { NumberedPrintCard } from './printCard.ts';

/** The least size of a card's letters, in millimetres: 5.7 points. */
export const CARD_TYPE_FLOOR = 2;
/** Drawn for this size; on others all lengths but the least type go along. */
const DRAWN_FOR = { width: 63.5, height: 88.9 };
/** Part of the height that the picture takes. */
const PANEL = 0.42;

/**
 * The face of a card, from the top-left corner of what the cut leaves: a picture on the ground of its pile that runs
 * over the cut, kind, name, text and foot. Error code `too-long` if a text does not fit in letters that can be read.
 */
export function cardFront(
  card: NumberedPrintCard,
  { width, height }: Size,
  bleed: number,
  look: Look,
): Result<readonly Node[]> {
  const unit = Math.min(width / DRAWN_FOR.width, height / DRAWN_FOR.height);
  const pile = pileOf(card.affiliation);
  const { accent } = look.piles[pile];
  const edge = 4.4 * unit;
  const inner = width - 2 * edge;
  const kind = [card.affiliation && AFFILIATION_WORDS[card.affiliation], KIND_WORDS[card.kind].one]
    .filter((word) => word !== undefined)
    .join(' · ')
    .toUpperCase();
  const panel = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height * PANEL + bleed };
  const panelFoot = panel.y + panel.height;
  const footSize = Math.max(CARD_TYPE_FLOOR, 2.35 * unit);
  const band = 2.1 * unit;
  const footLine = height - band - 1.9 * unit;

  const kindLine = fitText({
    ...{ text: kind, font: 'label', width: inner, height: 4 * unit },
    ...{ size: 2.5 * unit, floor: Math.min(CARD_TYPE_FLOOR, 2.5 * unit) * 0.9, maxLines: 1 },
  });
  const name = fitText({
    ...{ text: card.name, font: 'label-bold', width: inner, height: 13.4 * unit },
    ...{ size: 6 * unit, floor: Math.max(CARD_TYPE_FLOOR, 3.4 * unit), leading: 1.12 },
  });
  if (!kindLine.ok) return kindLine;
  if (!name.ok) return name;
  const kindTop = panelFoot + 3 * unit;
  const nameTop = kindTop + kindLine.value.height + 1.1 * unit;
  const textTop = nameTop + name.value.height + 2.1 * unit;
  const text = fitText({
    ...{ text: card.text, font: 'label', width: inner },
    height: footLine - footSize * 1.15 - textTop,
    ...{ size: 4.25 * unit, floor: CARD_TYPE_FLOOR, leading: 1.3 },
  });
  if (!text.ok) return err({ ...text.error, where: `card ${card.id}` });

  const number = `${card.number}/${card.total}`;
  const said =
    card.kind === 'turn-the-tide' ? TIMING_WORDS[card.timing] : card.judgedByTable ? TABLE_JUDGES : '';
  const foot = fitText({
    ...{ text: said === '' ? ' ' : said, font: 'label', height: 5 * unit, size: footSize },
    width: inner - textWidth(number, 'label-bold', footSize) - 2 * unit,
    ...{ floor: CARD_TYPE_FLOOR * 0.8, maxLines: 1 },
  });
  if (!foot.ok) return err({ ...foot.error, where: `card ${card.id}` });
  const descent = fontMetrics('label').descent * footSize;
  return ok([
    { type: 'path', d: rectangle({ ...panel, height: height + 2 * bleed }), fill: look.paper },
    ...ground(look, pile, panel, unit, bleed + 1.6 * unit),
    {
      type: 'path',
      d: [
        ['M', panel.x, panelFoot],
        ['L', panel.x + panel.width, panelFoot],
      ],
      stroke: { colour: accent, width: 0.55 * unit },
    },
    {
      type: 'path',
      d: rectangle({ ...panel, y: height - band, height: band + bleed }),
      fill: look.piles[pile].tint,
    },
    {
      type: 'path',
      d: [
        ['M', panel.x, height - band],
        ['L', panel.x + panel.width, height - band],
      ],
      stroke: { colour: accent, width: 0.3 * unit },
    },
    emblem(card, look, width / 2, (panelFoot + 0.6 * unit) / 2, height * 0.27),
    ...(card.affiliation ? [badge(card.affiliation, edge, unit)] : []),
    ...drawFitted(kindLine.value, edge, kindTop, look.soft),
    ...drawFitted(name.value, edge, nameTop, accent),
    ...drawFitted(text.value, edge, textTop, look.ink),
    ...(said === ''
      ? []
      : drawFitted(foot.value, edge, footLine - descent - 0.67 * foot.value.size, look.soft)),
    {
      ...{ type: 'text', x: width - edge, y: footLine - descent, text: number, font: 'label-bold' },
      ...{ size: footSize, anchor: 'end', fill: look.soft },
    },
  ]);
}

/** The letter in its shape, in the corner that shows when cards are fanned. */
const badge = (affiliation: string, edge: number, unit: number): Node => ({
  type: 'use',
  symbol: badgeSymbol(affiliation),
  x: edge + 3.4 * unit,
  y: edge + 3.4 * unit,
  scale: 5.6 * unit,
});

function emblem(card: NumberedPrintCard, look: Look, x: number, y: number, side: number): Node {
  const { shapes, lines } = EMBLEMS[card.targets];
  const { accent } = look.piles[pileOf(card.affiliation)];
  const stroke = { colour: accent, width: 2, join: 'round' } as const;
  return {
    type: 'group',
    transform: { x: x - side / 2, y: y - side / 2, scale: side / 64 },
    children: [
      ...shapes.map((d): Node => ({ type: 'path', d, fill: look.paper, stroke })),
      ...(lines ? [{ type: 'path', d: lines, stroke } as const] : []),
    ],
  };
}
