import type { Box } from '#lib/scene/bounds.ts';
import type { Colour, Scene, SceneLink } from '#lib/scene/scene.ts';
import { type Block, labelled, paragraph, space, stack } from './block.ts';
import { legend, type LegendEntry } from './legend.ts';
import { type NumberedName, numberKey } from './numberKey.ts';
import { percent } from './percent.ts';
import { fitsQrCode, qrCode, qrSymbol, sideWithQuietZone, useQrSymbol } from './qrCode.ts';
import { ruler } from './ruler.ts';
import type { BoardPlacement } from './sheetPlan.ts';
import { fill, type SheetWords } from './sheetWords.ts';

/** What a sheet says besides the board. Every text is the caller's, so that it may be in any language. */
export interface SheetFurniture {
  /** The game. */
  readonly title: string;
  /** The board, in a few words. */
  readonly subtitle: string;
  readonly seed: string;
  /** The settings, as a line of text. */
  readonly settings: string;
  readonly legend: readonly LegendEntry[];
  /**
   * Names for numbers on the board, printed if there is room; if not, and if empty, a line says where the names are.
   * Left out where no number stands for a name.
   */
  readonly key?: readonly NumberedName[];
  /** The whole address that opens this board; printed, and in the QR code, which must hold it (`fitsFurniture`). */
  readonly link: string;
  /** Printed in its place where the link is too long for anybody to type. */
  readonly typed?: string;
  /** Said before a link that cannot hold the board, in place of the words that promise it. */
  readonly open?: string;
  /** Edition and date. */
  readonly edition: string;
  readonly credit: string;
  readonly ink: Colour;
}

/** Least side of the QR code's square, and the side of its dark part where there is room. Millimetres. */
const QR_SIDE = 26;
const QR_SYMBOL = 'sheet-qr-code';
const SEA_PADDING = 5;
const STRIP_GAP = 3;
const COLUMN_GAP = 6;
/** Type of what is read last, in millimetres. */
const SMALL_SIZE = 2.15;

/** Whether the code on every sheet, however little room there is, can be read with this link in it. */
export const fitsFurniture = (link: string): boolean => fitsQrCode(link, QR_SIDE);

/** Title, legend, ruler with link, and QR code, side by side in the plan's furniture box. Page millimetres. */
export function drawFurniture(
  plan: BoardPlacement,
  content: SheetFurniture,
  words: SheetWords,
): Pick<Scene, 'symbols' | 'children'> & { readonly links: readonly SceneLink[] } {
  const inner = innerBox(plan);
  const code = qrCode(content.link);
  const side = Math.min(inner.height, Math.max(QR_SIDE, sideWithQuietZone(code, QR_SIDE)));
  const widths = columnWidths(inner.width - side - 3 * COLUMN_GAP);
  const columns = fittingColumns(plan, content, words, widths, inner.height);

  let x = inner.x;
  const nodes = columns.flatMap(({ top, bottom }, index) => {
    const drawn = [...top.draw(x, inner.y), ...bottom.draw(x, inner.y + inner.height - bottom.height)];
    x += (widths[index] ?? 0) + COLUMN_GAP;
    return drawn;
  });
  const square = {
    x: inner.x + inner.width - side,
    y: inner.y + (inner.height - side) / 2,
    width: side,
    height: side,
  };
  // The printed link is the foot of the last column; the code leads to the same place.
  const foot = columns.at(-1)?.bottom.height ?? 0;
  const printed = {
    x: square.x - COLUMN_GAP - widths[2],
    y: inner.y + inner.height - foot,
    width: widths[2],
    height: foot,
  };
  return {
    symbols: { [QR_SYMBOL]: qrSymbol(code) },
    children: [...nodes, useQrSymbol(QR_SYMBOL, code, square)],
    links: [printed, square].map((box) => ({ ...box, address: content.link })),
  };
}

interface Column {
  readonly top: Block;
  /** Stands on the foot of the furniture. */
  readonly bottom: Block;
}

type Widths = readonly [title: number, legend: number, ruler: number];

/**
 * The columns at the largest type that fits; a very long seed or link makes all of the type a little smaller.
 * For a key of names the type gives way a little too, but not below what reads well.
 */
function fittingColumns(
  plan: BoardPlacement,
  content: SheetFurniture,
  words: SheetWords,
  widths: Widths,
  height: number,
): readonly Column[] {
  const { key, ink } = content;
  const small = (scale: number) => ({ font: 'label', size: SMALL_SIZE * scale, ink }) as const;
  const lineAt = (scale: number): Note | undefined =>
    key && {
      column: LEGEND_COLUMN,
      block: paragraph(`${words.key} ${words.names}`, small(scale), widths[LEGEND_COLUMN]),
    };
  const columnsAt = (scale: number, note: Note | undefined): readonly Column[] =>
    [
      titleColumn(content, words, widths[0], scale),
      legendColumn(content, note, widths[LEGEND_COLUMN], height, scale),
      rulerColumn(plan, content, words, widths[2], scale),
    ].map((column, index) =>
      note?.column === index && index !== LEGEND_COLUMN ? withNote(column, note.block, scale) : column,
    );
  const fits = (columns: readonly Column[], scale: number) =>
    columns.every(
      ({ top, bottom }) => top.height + (bottom.height > 0 ? bottom.height + noteGap(scale) : 0) <= height,
    );

  let scale = Math.min(1.2, height / 26);
  while (scale >= 0.3 && !fits(columnsAt(scale, lineAt(scale)), scale)) scale -= 0.02;
  if (key !== undefined && key.length > 0) {
    for (let at = scale; at >= Math.min(scale, KEY_SIZE / SMALL_SIZE); at -= 0.02)
      for (const size of [SMALL_SIZE * at, Math.min(SMALL_SIZE * at, KEY_SIZE)])
        for (const column of KEY_COLUMNS) {
          const block = numberKey(words.key, key, { ...small(at), size }, widths[column]);
          const columns = columnsAt(at, { column, block });
          if (fits(columns, at)) return columns;
        }
  }
  return columnsAt(scale, lineAt(scale));
}

/** What is said of numbers that stand for names, in one of the columns. */
interface Note {
  readonly column: 0 | 1 | 2;
  readonly block: Block;
}

const LEGEND_COLUMN = 1;
/** Where the key looks for room: best under the legend. */
const KEY_COLUMNS = [LEGEND_COLUMN, 2, 0] as const;

/** The key's least type, in millimetres: 5.4 points. */
const KEY_SIZE = 1.905;

const noteGap = (scale: number) => 1.8 * scale;

function withNote({ top, bottom }: Column, note: Block, scale: number): Column {
  return { top: stack([top, space(noteGap(scale)), note]), bottom };
}

/** The legend, over a note if it is in this column. */
function legendColumn(
  { legend: entries, ink }: SheetFurniture,
  note: Note | undefined,
  width: number,
  height: number,
  scale: number,
): Column {
  const bottom = note?.column === LEGEND_COLUMN ? note.block : space(0);
  const room = bottom.height > 0 ? height - bottom.height - noteGap(scale) : height;
  return {
    top: legend(entries, { font: 'label', size: 2.5 * scale, ink }, width, room, scale),
    bottom,
  };
}

function titleColumn(content: SheetFurniture, words: SheetWords, width: number, scale: number): Column {
  const { ink } = content;
  const [heading, text, small] = [5.4 * scale, 2.5 * scale, SMALL_SIZE * scale];
  return {
    top: stack([
      paragraph(content.title, { font: 'label-bold', size: heading, ink }, width),
      space(0.6 * scale),
      paragraph(content.subtitle, { font: 'label', size: 3.1 * scale, ink }, width),
      space(1.2 * scale),
      labelled(`${words.seed} `, content.seed, { font: 'label', size: text, ink }, width),
      space(0.5 * scale),
      paragraph(content.settings, { font: 'label', size: text, ink }, width),
    ]),
    bottom: stack([
      paragraph(content.edition, { font: 'label', size: small, ink }, width),
      space(0.4 * scale),
      paragraph(content.credit, { font: 'label', size: small, ink }, width),
    ]),
  };
}

function rulerColumn(
  plan: BoardPlacement,
  content: SheetFurniture,
  words: SheetWords,
  width: number,
  scale: number,
): Column {
  const { ink } = content;
  const style = { font: 'label', size: SMALL_SIZE * scale, ink } as const;
  const { width: boardWidth, height: boardHeight } = plan.boardSize;
  const printed = fill(words.printed, {
    width: boardWidth,
    height: boardHeight,
    percent: percent(plan.factor),
  });
  return {
    top: stack([
      ruler(width, ink),
      space(1.6 * scale),
      paragraph(printed, { ...style, font: 'label-bold' }, width),
      space(0.3 * scale),
      paragraph(words.advice, style, width),
    ]),
    bottom: stack([
      paragraph(content.open ?? words.open, { ...style, font: 'label-bold' }, width),
      space(0.3 * scale),
      paragraph(content.typed ?? content.link, style, width),
    ]),
  };
}

/** Title, legend and ruler: the ruler's column takes a ruler of 100 mm where the others can spare it. */
function columnWidths(available: number): Widths {
  const last = available >= 215 ? Math.max(111, available * 0.34) : Math.max(58, available * 0.37);
  const title = (available - last) * 0.54;
  return [title, available - last - title, last];
}

function innerBox(plan: BoardPlacement): Box {
  const { mode, x, y, width, height } = plan.furniture;
  if (mode === 'below') return { x, y: y + STRIP_GAP, width, height: height - STRIP_GAP };
  // The board's frame runs along the foot of the band, while its top is open water: a narrow band spares the foot.
  const spare = height - QR_SIDE;
  const foot = Math.min(SEA_PADDING, Math.max(2, spare * 0.6));
  const head = Math.max(0, Math.min(SEA_PADDING, spare - foot));
  return { x: x + SEA_PADDING, y: y + head, width: width - 2 * SEA_PADDING, height: height - head - foot };
}
