import type { LabelReport } from '#lib/board/draw/drawBoard.ts';
import { paletteOf } from '#lib/board/draw/theme.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { boardSheet } from '#lib/print/boardSheet.ts';
import { drawFurniture, type SheetFurniture } from '#lib/print/furniture.ts';
import type { AnyPaperName, PaperOrientation } from '#lib/print/papers.ts';
import { type BoardPlacement, FURNITURE, type Size } from '#lib/print/sheetPlan.ts';
import { SHEET_WORDS } from '#lib/print/sheetWords.ts';
import { chooseTiles } from '#lib/print/tiles/chooseTiles.ts';
import { checkMeasured, correctPage, type Measured } from '#lib/print/tiles/correction.ts';
import { planCorrectedTiles } from '#lib/print/tiles/planCorrectedTiles.ts';
import type { Tile, TilePlan } from '#lib/print/tiles/planTiles.ts';
import type { MarkStyle } from '#lib/print/tiles/tileMarks.ts';
import { type TiledDrawing, tileSheets } from '#lib/print/tiles/tileSheets.ts';
import type { Path, Scene } from '#lib/scene/scene.ts';
import { boardTables } from './boardTables.ts';
import { boardFurniture, drawPrinted, type PrintedBoard, subtitleOf, TITLE } from './sheetContent.ts';
import { BOARD_THEME } from './theme.ts';

/** How a board is spread over sheets; all that is left out is as usual. */
export interface TileChoice {
  readonly paper: AnyPaperName;
  readonly orientation?: PaperOrientation | 'auto';
  /** Millimetres. */
  readonly overlap?: number;
  readonly flaps?: boolean;
  /** Millimetres. */
  readonly margin?: number;
  /** Prints the board as large as fits into this, either way round, in place of its own size. Millimetres. */
  readonly fit?: Size;
  readonly marks?: MarkStyle;
  /** What 100 mm of the rulers measured on this printer: the sheets come out corrected. */
  readonly measured?: Measured;
  /** Only these sheets, as in `A1, B2` or `1,3-4`, and nothing besides. */
  readonly only?: string;
  /** Whether the table of who borders on whom follows. */
  readonly table?: boolean;
}

export interface BoardTilesInput extends PrintedBoard {
  readonly sheets: TileChoice;
}

export interface BoardTiles {
  /** Sheet by sheet; then, where the board has no room for it, its legend; then the table if it was asked for. */
  readonly pages: readonly Scene[];
  readonly plan: TilePlan;
  /** The sheets of the plan that are among the pages. */
  readonly tiles: readonly Tile[];
  /** Printed millimetres to a millimetre of the board. */
  readonly factor: number;
  readonly labels: LabelReport;
}

/**
 * A board over several sheets at its true size. Title, legend and link are printed on the board's open water where that
 * has room, else on a page of their own. Page and command line both print these, so their files are the same.
 */
export function boardTiles(input: BoardTilesInput): Result<BoardTiles> {
  const { board, look, sheets } = input;
  const { fit, only, measured, marks, table = false } = sheets;
  const sound = measured ? checkMeasured(measured) : undefined;
  if (sound && !sound.ok) return sound;
  const factor = fit ? factorInto(board.size, fit) : 1;
  const size = {
    width: wholeMicrometres(board.size.width * factor),
    height: wholeMicrometres(board.size.height * factor),
  };
  const planned = planCorrectedTiles({ ...sheets, board: size }, measured);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const chosen = only === undefined ? ok(plan.tiles) : chooseTiles(only, plan);
  if (!chosen.ok) return chosen;

  // Names and lines grow with a board that is enlarged, and stay readable on one that is made smaller.
  const drawn = drawPrinted(input, Math.min(1, factor));
  const furniture = boardFurniture(input, drawn.labels);
  if (!furniture.ok) return furniture;
  const placement = placementOf(input, size, factor);
  const ink = paletteOf(BOARD_THEME, look).ink;
  const drawing: TiledDrawing = {
    scene: placement.onSea
      ? boardSheet(placement.plan, drawn.scene, furniture.value)
      : enlarged(drawn.scene, size, factor),
    title: `${TITLE}: ${subtitleOf(input)}`,
    ...coastOf(drawn.scene, factor),
    ink,
  };
  const made = [
    ...tileSheets(plan, drawing, {
      tiles: chosen.value,
      ...(marks && { marks }),
      ...(measured && { corrected: measured }),
    }),
    ...(only === undefined && !placement.onSea
      ? [legendPage(plan, placement.plan, furniture.value, drawn.scene)]
      : []),
  ];
  const pages = measured ? made.map((page) => correctPage(page, measured)) : made;
  const tables = table && only === undefined ? boardTables(input, plan.page) : [];
  return ok({ pages: [...pages, ...tables], plan, tiles: chosen.value, factor, labels: drawn.labels });
}

/** The largest factor at which a board fits into a size, either way round. */
function factorInto({ width, height }: Size, into: Size): number {
  return Math.max(
    Math.min(into.width / width, into.height / height),
    Math.min(into.height / width, into.width / height),
  );
}

const wholeMicrometres = (mm: number): number => Math.floor(mm * 1000 + 1e-6) / 1000;

/** Where board and furniture lie on the whole drawing. */
function placementOf(
  { board }: PrintedBoard,
  page: Size,
  factor: number,
): { readonly plan: BoardPlacement; readonly onSea: boolean } {
  const band = board.band * factor;
  const onSea = band >= FURNITURE.height && page.width >= FURNITURE.width;
  return {
    onSea,
    plan: {
      page,
      boardSize: board.size,
      factor,
      board: { x: 0, y: 0, ...page },
      furniture: { mode: 'sea', x: 0, y: page.height - band, width: page.width, height: band },
    },
  };
}

function enlarged(scene: Scene, page: Size, scale: number): Scene {
  return {
    ...scene,
    ...page,
    children: [{ type: 'group', transform: { x: 0, y: 0, scale }, children: scene.children }],
  };
}

/** The coast as it is drawn, which makes the thumbnail of a board known at a glance. */
function coastOf({ children }: Scene, scale: number): Pick<TiledDrawing, 'outline'> {
  const coast = children.find((node) => node.type === 'group' && node.hook?.class === 'coast');
  const paths = coast?.type === 'group' ? coast.children : [];
  const path = paths.flatMap((node): Path => (node.type === 'path' ? node.d : []));
  return path.length > 0 ? { outline: { path, scale } } : {};
}

/** A page of the sheets' own paper with what the board had no room for. */
function legendPage(
  { page, margin }: TilePlan,
  board: BoardPlacement,
  content: SheetFurniture,
  { symbols }: Scene,
): Scene {
  const furniture = drawFurniture(
    {
      ...board,
      page,
      furniture: { mode: 'below', ...margin, width: page.width - 2 * margin.x, height: FURNITURE.roomyStrip },
    },
    content,
    SHEET_WORDS,
  );
  return {
    ...page,
    title: `${content.title}: ${content.subtitle}`,
    symbols: { ...symbols, ...furniture.symbols },
    children: furniture.children,
    links: furniture.links,
  };
}
