import type { Colour, FontKey, Node, Segment } from '#lib/scene/scene.ts';
import { fontMetrics, textWidth } from '#lib/scene/textMetrics.ts';
import { wrapText } from '#lib/scene/wrapText.ts';
import type { SheetWords } from './sheetWords.ts';

/** A state as the table shows it; every text is the caller's. */
export interface Row {
  readonly number: number;
  readonly name: string;
  readonly kind: string;
  /** Stands before the kind, as on the board. */
  readonly letter: string;
  readonly population: number;
  readonly neighbours: readonly { readonly name: string; readonly strait: boolean }[];
}

/** Stands before a neighbour across water. */
export const STRAIT_SIGN = '≈';

/** A table of one width: where its columns begin, and its rows broken into lines. */
export interface TableLayout {
  readonly width: number;
  readonly ink: Colour;
  readonly scale: number;
  readonly header: readonly Cell[];
  readonly headerHeight: number;
  readonly rows: readonly TableRow[];
}

interface TableRow {
  readonly height: number;
  readonly cells: readonly Cell[];
}

interface Cell {
  readonly x: number;
  readonly lines: readonly string[];
  readonly font: FontKey;
  readonly anchor: 'start' | 'end';
}

const { capHeight } = fontMetrics('label');

/** The table's measures at its least type, 7.8 points; where a page has room, all grow together. */
const measures = (scale: number) => ({
  size: 2.75 * scale,
  headerSize: 2.3 * scale,
  leading: 3.6 * scale,
  padding: 1.05 * scale,
  gap: 3.5 * scale,
});
const noBreak = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Measures the columns by what is in them; the neighbours take the rest of the width and as many lines as they need. */
export function layOut(
  rows: readonly Row[],
  width: number,
  ink: Colour,
  words: SheetWords,
  scale: number,
): TableLayout {
  const { columns } = words;
  const { size, headerSize, leading, padding, gap } = measures(scale);
  const widest = (texts: readonly string[], header: string, font: FontKey, most: number) =>
    Math.min(
      most,
      Math.max(
        textWidth(header, 'label-bold', headerSize),
        ...texts.map((text) => textWidth(text, font, size)),
      ),
    );
  const letters = widest(
    rows.map(({ letter }) => letter),
    '',
    'label-bold',
    width / 10,
  );
  const numbers = widest(
    rows.map(({ number }) => String(number)),
    columns.number,
    'label',
    width / 8,
  );
  const names = widest(
    rows.map(({ name }) => name),
    columns.name,
    'label-bold',
    width / 4,
  );
  const kinds = widest(
    rows.map(({ kind }) => kind),
    columns.kind,
    'label',
    width / 5,
  );
  const populations = widest(
    rows.map(({ population }) => String(population)),
    columns.population,
    'label',
    width / 8,
  );

  const name = numbers + gap;
  const letter = name + names + gap;
  const kind = letter + letters + 1.6 * scale;
  const population = kind + kinds + gap + populations;
  const neighbours = population + gap;
  const cell = (
    x: number,
    text: string,
    most: number,
    font: FontKey = 'label',
    anchor: Cell['anchor'] = 'start',
  ): Cell => ({
    x,
    font,
    anchor,
    lines: wrapText(text, font, size, most).map((line) => line.replaceAll('\u00a0', ' ')),
  });
  const bold = (x: number, text: string, anchor: Cell['anchor'] = 'start'): Cell => ({
    x,
    lines: [text],
    font: 'label-bold',
    anchor,
  });
  return {
    width,
    ink,
    scale,
    headerHeight: headerSize * capHeight + 2 * padding,
    header: [
      bold(numbers, columns.number, 'end'),
      bold(name, columns.name),
      bold(letter, columns.kind),
      bold(population, columns.population, 'end'),
      bold(neighbours, columns.neighbours),
    ],
    rows: rows.map((row): TableRow => {
      const cells = [
        cell(numbers, String(row.number), numbers, 'label', 'end'),
        cell(name, row.name, names, 'label-bold'),
        cell(letter, row.letter, letters, 'label-bold'),
        cell(kind, row.kind, kinds),
        cell(population, String(row.population), populations, 'label', 'end'),
        cell(neighbours, neighbourList(row), width - neighbours),
      ];
      const lines = Math.max(...cells.map((each) => each.lines.length));
      return { cells, height: 2 * padding + capHeight * size + (lines - 1) * leading };
    }),
  };
}

/** Header, rows and the fine rules between them, from a top-left corner. */
export function drawTable(
  rows: readonly number[],
  layout: TableLayout,
  x: number,
  y: number,
): readonly Node[] {
  const { width, ink, scale, headerHeight } = layout;
  const { size, headerSize, leading, padding } = measures(scale);
  const nodes: Node[] = drawCells(layout.header, x, y, headerSize, leading, ink);
  nodes.push(rule(x, y + headerHeight, width, 0.3 * scale, ink));
  let top = y + headerHeight;
  rows.forEach((index, position) => {
    const row = layout.rows[index];
    if (!row) return;
    if (position > 0) nodes.push(rule(x, top, width, 0.08 * scale, ink));
    nodes.push(...drawCells(row.cells, x, top + padding, size, leading, ink));
    top += row.height;
  });
  return nodes;
}

function drawCells(
  cells: readonly Cell[],
  x: number,
  y: number,
  size: number,
  leading: number,
  ink: Colour,
): Node[] {
  return cells.flatMap((cell) =>
    cell.lines.map((text, index): Node => ({
      type: 'text',
      x: x + cell.x,
      y: y + capHeight * size + index * leading,
      text,
      font: cell.font,
      size,
      anchor: cell.anchor,
      fill: ink,
    })),
  );
}

function rule(x: number, y: number, width: number, thickness: number, ink: Colour): Node {
  const d: Segment[] = [
    ['M', x, y],
    ['L', x + width, y],
  ];
  return { type: 'path', d, stroke: { colour: ink, width: thickness } };
}

/** Names are kept whole, so that a line never ends inside one. */
function neighbourList({ neighbours }: Row): string {
  return neighbours.map(({ name, strait }) => noBreak(strait ? `${STRAIT_SIGN} ${name}` : name)).join(', ');
}
