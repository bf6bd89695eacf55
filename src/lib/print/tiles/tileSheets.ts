import type { Box } from '#lib/scene/bounds.ts';
import type { Colour, Node, Path, Scene, SceneLink } from '#lib/scene/scene.ts';
import { fill } from '../sheetWords.ts';
import { flapVeil } from './flapVeil.ts';
import type { Tile, TilePlan } from './planTiles.ts';
import { rectangle } from './rectangle.ts';
import { tileFurniture } from './tileFurniture.ts';
import { cropMarks, type MarkStyle, registrationCrosses } from './tileMarks.ts';
import { TILE_WORDS, type TileWords } from './tileWords.ts';

/** What is to be cut into sheets, and what the sheets say of it. */
export interface TiledDrawing {
  /** The whole drawing, as large as the plan's board. */
  readonly scene: Scene;
  /** Names the drawing on every sheet: a game and a board, for example. */
  readonly title: string;
  /** What makes the thumbnail known at a glance, such as a coast: a line, and millimetres of the drawing to its unit. */
  readonly outline?: { readonly path: Path; readonly scale: number };
  readonly ink: Colour;
}

export interface TileSheetOptions {
  /** Only these sheets of the plan; all if absent. */
  readonly tiles?: readonly Tile[];
  readonly marks?: MarkStyle;
  /** What 100 mm measured on the printer that these sheets are corrected for; told on each. */
  readonly corrected?: { readonly x: number; readonly y: number };
}

const BOARD = 'tiled-drawing';
const OUTLINE = 'tiled-outline';

/**
 * The sheets of a plan as pages at true size. The drawing is a symbol that all of them share and cut differently, so a
 * PDF holds it once. Groups by class: `tile-part`, `tile-flaps`, `tile-marks` (crop marks and registration crosses; all
 * that may lie in the margin) and `tile-furniture`. Work of a page is done when the page is asked for.
 */
export function* tileSheets(
  plan: TilePlan,
  drawing: TiledDrawing,
  options: TileSheetOptions = {},
  words: TileWords = TILE_WORDS,
): Generator<Scene, void, undefined> {
  const { scene, outline, ink } = drawing;
  const { tiles = plan.tiles, marks = 'short', corrected } = options;
  // One record for all pages: renderers then work the drawing out once.
  const symbols: Scene['symbols'] = {
    ...scene.symbols,
    [BOARD]: scene.children,
    ...(outline && { [OUTLINE]: outlineNodes(plan, outline, ink) }),
  };
  for (const tile of tiles) {
    const { part, place } = tile;
    const shown: Box = { ...place, width: part.width, height: part.height };
    const furniture = tileFurniture(plan, tile, {
      title: drawing.title,
      ink,
      words,
      ...(outline && { outline: OUTLINE }),
      ...(corrected && { corrected }),
    });
    yield {
      ...plan.page,
      title: fill(words.sheet, { label: tile.label, number: tile.number, count: plan.tiles.length }),
      symbols,
      trim: onPage(tile, tile.visible),
      bleed: shown,
      links: linksOn(tile, scene.links ?? []),
      children: [
        {
          type: 'group',
          hook: { class: 'tile-part' },
          clip: rectangle(shown),
          children: [{ type: 'use', symbol: BOARD, x: place.x - part.x, y: place.y - part.y, scale: 1 }],
        },
        ...group('tile-flaps', flapVeil(plan, tile, ink)),
        ...group('tile-marks', [
          ...registrationCrosses(plan, tile, ink),
          ...cropMarks(plan, tile, marks, ink),
          ...furniture.margin,
        ]),
        ...group('tile-furniture', furniture.nodes),
      ],
    };
  }
}

function group(name: string, children: readonly Node[]): readonly Node[] {
  return children.length === 0 ? [] : [{ type: 'group', hook: { class: name }, children }];
}

/** A box of the drawing where it lies on the page of a tile. */
export function onPage({ part, place }: Pick<Tile, 'part' | 'place'>, box: Box): Box {
  return { ...box, x: place.x + box.x - part.x, y: place.y + box.y - part.y };
}

/** The drawing's links as far as this sheet shows them. */
function linksOn(tile: Tile, links: readonly SceneLink[]): readonly SceneLink[] {
  const { part } = tile;
  return links.flatMap((link) => {
    const [left, top] = [Math.max(link.x, part.x), Math.max(link.y, part.y)];
    const width = Math.min(link.x + link.width, part.x + part.width) - left;
    const height = Math.min(link.y + link.height, part.y + part.height) - top;
    if (width <= 0 || height <= 0) return [];
    return [{ ...onPage(tile, { x: left, y: top, width, height }), address: link.address }];
  });
}

function outlineNodes(
  { board }: TilePlan,
  { path, scale }: NonNullable<TiledDrawing['outline']>,
  colour: Colour,
): readonly Node[] {
  // So wide that in the thumbnail, some 15 mm wide, it is a hairline.
  const stroke = { colour, width: board.width / 120 / scale, join: 'round' } as const;
  return [{ type: 'group', transform: { x: 0, y: 0, scale }, children: [{ type: 'path', d: path, stroke }] }];
}
