import type { Box } from '#lib/scene/bounds.ts';
import type { Colour, Scene } from '#lib/scene/scene.ts';
import { type Block, labelled, paragraph, space, stack } from './block.ts';
import { legend, type LegendEntry } from './legend.ts';
import { percent } from './percent.ts';
import { qrCode, qrSymbol, sideWithQuietZone, useQrSymbol } from './qrCode.ts';
import { ruler } from './ruler.ts';
import type { SheetPlan } from './sheetPlan.ts';
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
  /** The whole address that opens this board; printed, and in the QR code. At most 150 characters. */
  readonly link: string;
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

/** Title, legend, ruler with link, and QR code, side by side in the plan's furniture box. Page millimetres. */
export function drawFurniture(
  plan: SheetPlan,
  content: SheetFurniture,
  words: SheetWords,
): Pick<Scene, 'symbols' | 'children'> {
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
  return {
    symbols: { [QR_SYMBOL]: qrSymbol(code) },
    children: [...nodes, useQrSymbol(QR_SYMBOL, code, square)],
  };
}

interface Column {
  readonly top: Block;
  /** Stands on the foot of the furniture. */
  readonly bottom: Block;
}

/** The columns at the largest type that fits; a very long seed or link makes all of the type a little smaller. */
function fittingColumns(
  plan: SheetPlan,
  content: SheetFurniture,
  words: SheetWords,
  widths: readonly [number, number, number],
  height: number,
): readonly Column[] {
  for (let scale = Math.min(1.2, height / 26); ; scale -= 0.02) {
    const columns = [
      titleColumn(content, words, widths[0], scale),
      {
        top: legend(
          content.legend,
          { font: 'label', size: 2.5 * scale, ink: content.ink },
          widths[1],
          height,
          scale,
        ),
        bottom: space(0),
      },
      rulerColumn(plan, content, words, widths[2], scale),
    ];
    const fits = columns.every(
      ({ top, bottom }) => top.height + (bottom.height > 0 ? bottom.height + 1.8 * scale : 0) <= height,
    );
    if (fits || scale < 0.3) return columns;
  }
}

function titleColumn(content: SheetFurniture, words: SheetWords, width: number, scale: number): Column {
  const { ink } = content;
  const [heading, text, small] = [5.4 * scale, 2.5 * scale, 2.15 * scale];
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
  plan: SheetPlan,
  content: SheetFurniture,
  words: SheetWords,
  width: number,
  scale: number,
): Column {
  const { ink } = content;
  const style = { font: 'label', size: 2.15 * scale, ink } as const;
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
      paragraph(words.open, { ...style, font: 'label-bold' }, width),
      space(0.3 * scale),
      paragraph(content.link, style, width),
    ]),
  };
}

/** Title, legend and ruler: the ruler's column takes a ruler of 100 mm where the others can spare it. */
function columnWidths(available: number): readonly [number, number, number] {
  const last = available >= 215 ? Math.max(111, available * 0.34) : Math.max(58, available * 0.37);
  const title = (available - last) * 0.54;
  return [title, available - last - title, last];
}

function innerBox(plan: SheetPlan): Box {
  const { mode, x, y, width, height } = plan.furniture;
  if (mode === 'below') return { x, y: y + STRIP_GAP, width, height: height - STRIP_GAP };
  // The board's frame runs along the foot of the band, while its top is open water: a narrow band spares the foot.
  const spare = height - QR_SIDE;
  const foot = Math.min(SEA_PADDING, Math.max(2, spare * 0.6));
  const head = Math.max(0, Math.min(SEA_PADDING, spare - foot));
  return { x: x + SEA_PADDING, y: y + head, width: width - 2 * SEA_PADDING, height: height - head - foot };
}
