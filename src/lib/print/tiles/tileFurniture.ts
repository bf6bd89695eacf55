import type { Box } from '#lib/scene/bounds.ts';
import type { Colour, Node } from '#lib/scene/scene.ts';
import { fontMetrics, textWidth } from '#lib/scene/textMetrics.ts';
import { type Block, paragraph, space, stack } from '../block.ts';
import { fill } from '../sheetWords.ts';
import { furniturePlaces, type Strip } from './furniturePlaces.ts';
import type { Tile, TilePlan } from './planTiles.ts';
import { rectangle } from './rectangle.ts';
import { thumbnail, thumbnailSize } from './thumbnail.ts';
import { RULER_ROOM, rulerAcross, rulerDown } from './tileRulers.ts';
import type { TileWords } from './tileWords.ts';

export interface FurnitureContent {
  readonly title: string;
  readonly ink: Colour;
  readonly words: TileWords;
  /** The symbol of the drawing's outline. */
  readonly outline?: string;
  readonly corrected?: { readonly x: number; readonly y: number };
}

export interface TileFurniture {
  /** What lies inside the margin. */
  readonly nodes: readonly Node[];
  /** What had no room but in the margin. */
  readonly margin: readonly Node[];
}

/** What the two forms of the strip below measure, in millimetres. */
const FORMS = {
  roomy: { cap: 5, gap: 2.5, thumbnail: 16, text: 1.9 },
  slim: { cap: 2, gap: 1.2, thumbnail: 6, text: 1.6 },
} as const;

/** What a sheet says of itself: its label, a thumbnail, how to print and join it, and a ruler in each direction. */
export function tileFurniture(plan: TilePlan, tile: Tile, content: FurnitureContent): TileFurniture {
  const { foot, side } = furniturePlaces(plan, tile);
  const [drawnFoot, drawnSide] = [drawFoot(foot, plan, tile, content), drawSide(side, content.ink)];
  return {
    nodes: [...(foot.inMargin ? [] : drawnFoot), ...(side.inMargin ? [] : drawnSide)],
    margin: [...(foot.inMargin ? drawnFoot : []), ...(side.inMargin ? drawnSide : [])],
  };
}

function drawFoot(strip: Strip, plan: TilePlan, tile: Tile, content: FurnitureContent): readonly Node[] {
  const { ink, outline } = content;
  const { form, x, y, width, height } = strip;
  const { cap, gap, thumbnail: widest } = FORMS[form];
  const size = cap / fontMetrics('label-bold').capHeight;
  const small = thumbnailSize(plan, widest, height);
  const pictureX = x + textWidth(tile.label, 'label-bold', size) + gap;
  const picture = { ...small, x: pictureX, y: y + (height - small.height) / 2 };
  const ruler = RULER_ROOM[form];
  const rulerX = x + width - ruler.length;
  const textX = picture.x + picture.width + gap;
  const room = rulerX - gap - textX;
  const texts = form === 'roomy' ? lines(plan, tile, content, room, height) : line(plan, tile, content, room);
  return [
    ...ground(strip, { x: x - 0.6, y, width: width + 1.2, height }),
    {
      type: 'text',
      x,
      y: y + (height + cap) / 2,
      text: tile.label,
      font: 'label-bold',
      size,
      fill: ink,
    },
    ...thumbnail(plan, tile, picture, ink, outline),
    ...texts.draw(textX, y + (height - texts.height) / 2),
    ...rulerAcross(form, rulerX, y + (height - ruler.depth) / 2, ink),
  ];
}

function drawSide(strip: Strip, ink: Colour): readonly Node[] {
  const { form, x, y, width, height } = strip;
  const { length } = RULER_ROOM[form];
  const top = y + Math.max(0, (height - length) / 2);
  return [
    ...ground(strip, { x, y: top - 0.6, width, height: length + 1.2 }),
    ...rulerDown(form, x, top, ink),
  ];
}

/** White, where a strip lies on what is printed of the drawing. */
function ground({ onFlap }: Strip, box: Box): readonly Node[] {
  return onFlap ? [{ type: 'path', d: rectangle(box), fill: '#ffffff' }] : [];
}

/** Up to three lines, the most important first; what does not fit stays away. */
function lines(plan: TilePlan, tile: Tile, content: FurnitureContent, width: number, height: number): Block {
  const [sheet, ...more] = sentences(plan, tile, content);
  let block: Block = space(0);
  for (const [index, text] of [`${sheet} · ${content.title}`, ...more].entries()) {
    const style = {
      font: index === 0 ? 'label-bold' : 'label',
      size: FORMS.roomy.text,
      ink: content.ink,
    } as const;
    const next = stack([block, space(index === 0 ? 0 : 0.35), paragraph(text, style, Math.max(1, width))]);
    if (next.height > height) break;
    block = next;
  }
  return block;
}

/** One line of as many sentences as fit. */
function line(plan: TilePlan, tile: Tile, content: FurnitureContent, width: number): Block {
  const { text: size } = FORMS.slim;
  let line = '';
  for (const text of [...sentences(plan, tile, content), content.title]) {
    const longer = line === '' ? text : `${line} · ${text}`;
    if (textWidth(longer, 'label', size) > width) break;
    line = longer;
  }
  return line === '' ? space(0) : paragraph(line, { font: 'label', size, ink: content.ink }, width);
}

/** Which sheet this is, how to print it, and what is glued onto its flaps. */
function sentences(plan: TilePlan, tile: Tile, { words, corrected }: FurnitureContent): readonly string[] {
  const { tiles, flaps } = plan;
  const onFlaps = tiles.filter(
    ({ column, row }) =>
      flaps && column - tile.column + row - tile.row === 1 && column >= tile.column && row >= tile.row,
  );
  return [
    fill(words.sheet, { label: tile.label, number: tile.number, count: tiles.length }),
    corrected ? fill(words.corrected, { ...corrected }) : words.advice,
    ...(onFlaps.length > 0
      ? [fill(words.flap, { label: onFlaps.map(({ label }) => label).join(', ') })]
      : []),
  ];
}
