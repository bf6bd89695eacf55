import { badgeSymbol, FIGURE, SUGGESTED_CAPITAL } from '#lib/board/draw/symbols.ts';
import { circlePath } from '#lib/board/draw/paths.ts';
import type { Box } from '#lib/scene/bounds.ts';
import type { Colour, Node, Scene } from '#lib/scene/scene.ts';
import { fontMetrics, textWidth } from '#lib/scene/textMetrics.ts';
import { AFFILIATION_WORDS } from '../cardWords.ts';
import type { Affiliation } from '../vocabulary.ts';
import { ground, inset, rectangle } from './grounds.ts';
import type { Look } from './look.ts';
import { regimeGround, regimeInk, type RegimeSign } from './regimes.ts';

/** Sides of the square pieces, in millimetres. */
export const TILE = 16;
export const PAWN = 12;

const square = (side: number): Box => ({ x: 0, y: 0, width: side, height: side });
const hairline = { width: 0.15 } as const;
const CAPITALS = fontMetrics('label-bold').capHeight;

/** A word or number with its capitals' middle at (x, y), no wider than `width`. */
function word(text: string, x: number, y: number, size: number, fill: Colour, width = Infinity): Node {
  const fits = Math.min(size, (size * width) / textWidth(text, 'label-bold', size));
  return {
    ...{ type: 'text', x, y: y + (CAPITALS * fits) / 2, text, font: 'label-bold', size: fits },
    ...{ anchor: 'middle', fill },
  };
}

const outline = (side: number, look: Look): Node => ({
  type: 'path',
  d: rectangle(square(side)),
  stroke: { colour: look.soft, ...hairline },
});

/** Money of one affiliation: worth one, or a number that it bears. */
export function token(affiliation: Affiliation, worth: number, look: Look): readonly Node[] {
  const { accent } = look.piles[affiliation];
  const plate: Node = {
    ...{ type: 'path', d: rectangle(inset(square(TILE), 2.6)), fill: look.paper },
    stroke: { colour: accent, width: 0.4 },
  };
  const badge = (x: number, scale: number): Node => ({
    ...{ type: 'use', symbol: badgeSymbol(affiliation), x, y: TILE / 2, scale },
  });
  return [
    ...ground(look, affiliation, square(TILE), 0.75, 0.6),
    ...(worth === 1
      ? [badge(TILE / 2, 7)]
      : [plate, badge(TILE * 0.36, 3.6), word(String(worth), TILE * 0.65, TILE / 2, 7.5, accent)]),
    outline(TILE, look),
  ];
}

/** Says what affiliation a state has, where the board does not. */
export function stateMarker(affiliation: Affiliation, look: Look): readonly Node[] {
  const { accent } = look.piles[affiliation];
  const plate = { x: 0, y: TILE - 4, width: TILE, height: 4 };
  return [
    ...ground(look, affiliation, { ...square(TILE), height: TILE - 4 }, 0.75, 0.3),
    { type: 'use', symbol: badgeSymbol(affiliation), x: TILE / 2, y: (TILE - 4) / 2, scale: 5.4 },
    { type: 'path', d: rectangle(plate), fill: look.paper, stroke: { colour: accent, width: 0.3 } },
    word(AFFILIATION_WORDS[affiliation], TILE / 2, TILE - 2, 2.6, accent, TILE - 1.6),
    outline(TILE, look),
  ];
}

/** A white square in a frame of a regime's pattern, with its letter in a corner. */
function framed(sign: RegimeSign, look: Look, side: number, frame: number): readonly Node[] {
  const letterBox = { x: frame, y: frame, width: side * 0.24, height: side * 0.24 };
  const ink = regimeInk(sign, look);
  return [
    ...regimeGround(sign, look, square(side)),
    {
      ...{ type: 'path', d: rectangle(inset(square(side), frame)), fill: look.paper },
      stroke: { colour: ink, width: 0.25 },
    },
    { type: 'path', d: rectangle(letterBox), fill: ink },
    word(
      sign.letter,
      letterBox.x + letterBox.width / 2,
      letterBox.y + letterBox.height / 2,
      side * 0.2,
      look.paper,
    ),
  ];
}

/** A regime's letter in a frame of its pattern, wherever something is said of a regime. */
export function framedLetter(
  sign: RegimeSign,
  look: Look,
  x: number,
  y: number,
  side: number,
): readonly Node[] {
  const ink = regimeInk(sign, look);
  const box = { x, y, width: side, height: side };
  return [
    ...regimeGround(sign, look, box),
    {
      ...{ type: 'path', d: rectangle(inset(box, side * 0.2)), fill: look.paper },
      stroke: { colour: ink, width: 0.2 },
    },
    word(sign.letter, x + side / 2, y + side / 2, side * 0.52, ink),
  ];
}

const frameSymbol = (sign: RegimeSign, side: number): string => `regime-${sign.letter}-${side}`;

/** Frames of regimes, drawn once however many pieces there are. */
export function regimeSymbols(signs: readonly RegimeSign[], look: Look): Scene['symbols'] {
  return Object.fromEntries(
    signs.flatMap((sign) => [
      [frameSymbol(sign, TILE), framed(sign, look, TILE, 1.9)],
      [frameSymbol(sign, PAWN), framed(sign, look, PAWN, 1.2)],
    ]),
  );
}

const frameOf = (sign: RegimeSign, side: number): Node => ({
  ...{ type: 'use', symbol: frameSymbol(sign, side), x: 0, y: 0, scale: 1 },
});

/** An outfit: whose it is, its affiliation, and how many units it has. */
export function outfit(
  sign: RegimeSign,
  affiliation: Affiliation,
  units: number,
  look: Look,
): readonly Node[] {
  return [
    frameOf(sign, TILE),
    word(String(units), TILE * 0.6, TILE * 0.46, 8.4, look.ink),
    { type: 'use', symbol: badgeSymbol(affiliation), x: TILE * 0.3, y: TILE * 0.7, scale: 2.9 },
    outline(TILE, look),
  ];
}

/** The mark of a regime's capital. */
export function capital(sign: RegimeSign, look: Look): readonly Node[] {
  return [
    frameOf(sign, TILE),
    { type: 'use', symbol: SUGGESTED_CAPITAL, x: TILE * 0.56, y: TILE * 0.57, scale: 5 },
    outline(TILE, look),
  ];
}

/** Says who controls a state in which none of its people stands. */
export function flag(sign: RegimeSign, look: Look): readonly Node[] {
  const ink = regimeInk(sign, look);
  const [x, y] = [TILE * 0.44, TILE * 0.3];
  return [
    frameOf(sign, TILE),
    {
      type: 'path',
      d: [
        ['M', x, y],
        ['L', x, TILE * 0.8],
      ],
      stroke: { colour: ink, width: 0.6, cap: 'round' },
    },
    {
      type: 'path',
      d: [['M', x, y], ['L', x + 5.4, y + 1.9], ['L', x, y + 3.8], ['Z']],
      fill: ink,
    },
    outline(TILE, look),
  ];
}

/** People who are loyal to a regime: one, or a number that the piece bears. */
export function loyalFigure(sign: RegimeSign, worth: number, look: Look): readonly Node[] {
  const ink = regimeInk(sign, look);
  return [frameOf(sign, PAWN), ...people(worth, look, ink), outline(PAWN, look)];
}

/** People who are loyal to nobody, or to their neutral state. */
export function blackFigure(worth: number, look: Look): readonly Node[] {
  const saving = look.name === 'low-ink';
  const frame = saving ? look.paper : look.ink;
  return [
    { type: 'path', d: rectangle(square(PAWN)), fill: frame },
    {
      ...{ type: 'path', d: circlePath(PAWN / 2, PAWN / 2, PAWN / 2 - 0.9), fill: look.paper },
      ...(saving && { stroke: { colour: look.ink, width: 0.5 } }),
    },
    ...people(worth, look, look.ink),
    outline(PAWN, look),
  ];
}

function people(worth: number, look: Look, fill: Colour): readonly Node[] {
  const pawn = (x: number, scale: number): Node => ({
    type: 'group',
    transform: { x, y: PAWN * 0.54, scale },
    children: (look.symbols[FIGURE] ?? []).map((node) => (node.type === 'path' ? { ...node, fill } : node)),
  });
  return worth === 1
    ? [pawn(PAWN / 2, 4.4)]
    : [pawn(PAWN * 0.38, 3.6), word(String(worth), PAWN * 0.64, PAWN * 0.56, 4.4, fill)];
}
