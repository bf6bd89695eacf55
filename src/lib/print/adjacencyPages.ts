import type { Colour, Node, Scene } from '#lib/scene/scene.ts';
import { type Block, paragraph, space, stack } from './block.ts';
import { FOOT, footLine } from './footLine.ts';
import { SAFE_MARGIN } from './papers.ts';
import type { Size } from './sheetPlan.ts';
import { fill, SHEET_WORDS, type SheetWords } from './sheetWords.ts';
import { drawTable, layOut, type Row, STRAIT_SIGN, type TableLayout } from './adjacencyTable.ts';

export interface AdjacencyInput {
  readonly rows: readonly Row[];
  /** The paper of the board's sheet, in the orientation in which it lies. */
  readonly page: Size;
  /** What these pages list, for example the game's name and "who borders on whom". */
  readonly title: string;
  /** Which board: seed and settings. */
  readonly subtitle: string;
  readonly ink: Colour;
}

/** Between the table's columns of rows, and the least width that one needs at the least type. Millimetres. */
const GUTTER = 9;
const LEAST_WIDTH = 100;

/** The type grows as far as the table stays on one page. */
const TYPE_SCALES = [1.3, 1.15, 1] as const;

/**
 * The table of who borders on whom, as pages of the same paper as the board: rows in columns side by side, the header
 * over each, a new page where one is full, and the last page's columns of nearly one height.
 */
export function adjacencyPages(input: AdjacencyInput, words: SheetWords = SHEET_WORDS): readonly Scene[] {
  const { page, ink } = input;
  const safe = { width: page.width - 2 * SAFE_MARGIN, height: page.height - 2 * SAFE_MARGIN };
  const heading = headingOf(input, safe.width, words);
  const room = safe.height - heading.height - FOOT;
  const foot = { x: SAFE_MARGIN, y: page.height - SAFE_MARGIN - FOOT, width: safe.width, height: FOOT };
  const spread = (scale: number) => {
    const least = LEAST_WIDTH * scale;
    const columns = Math.max(1, Math.floor((safe.width + GUTTER) / (least + GUTTER)));
    const width = (safe.width - (columns - 1) * GUTTER) / columns;
    const layout = layOut(input.rows, width, ink, words, scale);
    return { layout, width, pages: paginate(layout, columns, room) };
  };
  const spreads = TYPE_SCALES.map(spread);
  const { layout, width, pages } = spreads.find(({ pages: { length } }) => length === 1) ?? spread(1);

  return pages.map((parts, index): Scene => {
    const number = fill(words.page, { page: index + 1, pages: pages.length });
    const top = SAFE_MARGIN + heading.height;
    return {
      ...page,
      title: pages.length > 1 ? `${input.title} (${number})` : input.title,
      symbols: {},
      children: [
        ...heading.draw(SAFE_MARGIN, SAFE_MARGIN),
        ...(pages.length > 1 ? [pageNumber(number, page, ink)] : []),
        ...footLine(foot, words.advice, ink),
        ...parts.flatMap((part, column) =>
          drawTable(part, layout, SAFE_MARGIN + column * (width + GUTTER), top),
        ),
      ],
    };
  });
}

function headingOf({ rows, title, subtitle, ink }: AdjacencyInput, width: number, words: SheetWords): Block {
  const key = fill(words.strait, { sign: STRAIT_SIGN });
  const crossings = rows.some(({ neighbours }) => neighbours.some(({ strait }) => strait));
  const line = crossings ? `${subtitle} · ${key}` : subtitle;
  return stack([
    // The page number stands at the right of the title.
    paragraph(title, { font: 'label-bold', size: 5.4, ink }, width - 30),
    space(0.8),
    paragraph(line, { font: 'label', size: 3, ink }, width),
    space(3.5),
  ]);
}

function pageNumber(text: string, page: Size, ink: Colour): Node {
  const [x, y] = [page.width - SAFE_MARGIN, SAFE_MARGIN + 3.6];
  return { type: 'text', x, y, text, font: 'label', size: 2.8, anchor: 'end', fill: ink };
}

/** Rows by page and column. The last page shares its rows out, so that no column stands empty beside a full one. */
function paginate(
  layout: TableLayout,
  columns: number,
  room: number,
): readonly (readonly (readonly number[])[])[] {
  const all = layout.rows.map((_, index) => index);
  const pages: (readonly (readonly number[])[])[] = [];
  let rest: readonly number[] = all;
  do {
    const full = pour(rest, layout, columns, room);
    const taken = full.flat().length;
    const last = taken === rest.length;
    pages.push(last ? level(rest, layout, columns, room) : full);
    rest = rest.slice(taken);
  } while (rest.length > 0);
  return pages;
}

/** Fills columns of a height, one after the other; a row higher than a page still gets a column to itself. */
function pour(
  rows: readonly number[],
  layout: TableLayout,
  columns: number,
  height: number,
): readonly (readonly number[])[] {
  const parts: number[][] = [[]];
  let left = height - layout.headerHeight;
  for (const row of rows) {
    const needed = layout.rows[row]?.height ?? 0;
    if (needed > left && (parts.at(-1)?.length ?? 0) > 0) {
      if (parts.length === columns) break;
      parts.push([]);
      left = height - layout.headerHeight;
    }
    parts.at(-1)?.push(row);
    left -= needed;
  }
  return parts;
}

/** Fills the columns to the least height that holds all of the rows. */
function level(
  rows: readonly number[],
  layout: TableLayout,
  columns: number,
  room: number,
): readonly (readonly number[])[] {
  let [least, most] = [0, room];
  for (let step = 0; step < 12; step++) {
    const middle = (least + most) / 2;
    if (pour(rows, layout, columns, middle).flat().length === rows.length) most = middle;
    else least = middle;
  }
  return pour(rows, layout, columns, most);
}
