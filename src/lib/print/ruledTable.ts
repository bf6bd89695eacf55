import type { Colour, Node, Segment } from '#lib/scene/scene.ts';
import { fontMetrics, textWidth } from '#lib/scene/textMetrics.ts';
import type { Block } from './block.ts';

/** What stands in a cell: a line of text, or a drawing centred on a point. */
export type TableCell =
  | { readonly text: string; readonly bold?: boolean; readonly align?: 'start' | 'middle' | 'end' }
  | { readonly draw: (x: number, y: number) => readonly Node[] };

export interface RuledTable {
  /** Of the columns, in millimetres. */
  readonly widths: readonly number[];
  readonly rowHeight: number;
  readonly rows: readonly (readonly TableCell[])[];
  readonly size: number;
  readonly ink: Colour;
  /** Lines between rows, and between columns where `columns`. */
  readonly line: Colour;
  readonly columns?: boolean;
  /** Rows at the top that are set off by a stronger line. */
  readonly head?: number;
}

const PAD = 1;

/** A table with a line under each row. A text wider than its cell is set in smaller letters, never cut off. */
export function ruledTable(table: RuledTable): Block {
  const { widths, rowHeight, rows, size, ink, line, columns = false, head = 0 } = table;
  const height = rows.length * rowHeight;
  const lefts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  const width = widths.reduce((sum, one) => sum + one, 0);
  const cell = (one: TableCell, left: number, wide: number, middle: number): readonly Node[] => {
    if ('draw' in one) return one.draw(left + wide / 2, middle);
    const { text, bold = false, align = 'start' } = one;
    if (text === '') return [];
    const font = bold ? 'label-bold' : 'label';
    const fits = Math.min(size, (size * (wide - 2 * PAD)) / textWidth(text, font, size));
    const x = { start: left + PAD, middle: left + wide / 2, end: left + wide - PAD }[align];
    const y = middle + (fontMetrics(font).capHeight * fits) / 2;
    return [{ type: 'text', x, y, text, font, size: fits, anchor: align, fill: ink }];
  };
  return {
    height,
    draw: (x, y) => {
      const rules: Segment[] = [];
      for (let row = 1; row <= rows.length; row++)
        if (row !== head) rules.push(['M', x, y + row * rowHeight], ['L', x + width, y + row * rowHeight]);
      if (columns)
        for (const left of lefts.slice(1)) rules.push(['M', x + left, y], ['L', x + left, y + height]);
      const strong: Segment[] =
        head === 0
          ? []
          : [
              ['M', x, y + head * rowHeight],
              ['L', x + width, y + head * rowHeight],
            ];
      return [
        { type: 'path', d: rules, stroke: { colour: line, width: 0.15 } },
        ...(strong.length > 0
          ? [{ type: 'path', d: strong, stroke: { colour: ink, width: 0.4 } } as const]
          : []),
        ...rows.flatMap((cells, row) =>
          cells.flatMap((one, column) =>
            cell(one, x + lefts[column]!, widths[column]!, y + (row + 0.5) * rowHeight),
          ),
        ),
      ];
    },
  };
}
