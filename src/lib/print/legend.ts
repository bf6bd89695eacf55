import type { Node } from '#lib/scene/scene.ts';
import { fontMetrics } from '#lib/scene/textMetrics.ts';
import { type Block, paragraph, type TypeStyle } from './block.ts';

/** A sign of the board and what it means. */
export interface LegendEntry {
  /** Drawn from (0, 0) to (width, height), in millimetres of paper; may use the board's symbols. */
  readonly nodes: readonly Node[];
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/** Between rows, between sign and text, and between columns. */
const GAP = { row: 1.3, text: 2, column: 5 };

/** Entries in as few columns as the height allows, each column's texts aligned beside its widest sign. */
export function legend(
  entries: readonly LegendEntry[],
  style: TypeStyle,
  width: number,
  height: number,
  scale: number,
): Block {
  for (let columns = 1; columns < entries.length; columns++) {
    const block = inColumns(entries, style, width, columns, scale);
    if (block.height <= height) return block;
  }
  return inColumns(entries, style, width, Math.max(1, entries.length), scale);
}

function inColumns(
  entries: readonly LegendEntry[],
  style: TypeStyle,
  width: number,
  columns: number,
  scale: number,
): Block {
  const rows = Math.ceil(entries.length / columns);
  const columnWidth = (width - (columns - 1) * GAP.column) / columns;
  const signWidth = Math.max(0, ...entries.map((entry) => entry.width * scale));
  const cells = entries.map((entry) => {
    const text = paragraph(entry.text, style, Math.max(1, columnWidth - signWidth - GAP.text));
    return { entry, text, height: Math.max(text.height, entry.height * scale) };
  });
  const rowHeights = Array.from({ length: rows }, (_, row) =>
    Math.max(0, ...cells.filter((_, index) => index % rows === row).map((cell) => cell.height)),
  );
  const tops = rowHeights.map((_, row) =>
    rowHeights.slice(0, row).reduce((sum, rowHeight) => sum + rowHeight + GAP.row, 0),
  );
  return {
    height: rowHeights.reduce((sum, rowHeight) => sum + rowHeight, 0) + Math.max(0, rows - 1) * GAP.row,
    draw: (x, y) =>
      cells.flatMap(({ entry, text }, index) => {
        const left = x + Math.floor(index / rows) * (columnWidth + GAP.column);
        const [top, rowHeight] = [y + (tops[index % rows] ?? 0), rowHeights[index % rows] ?? 0];
        const sign: Node = {
          type: 'group',
          transform: {
            x: left + (signWidth - entry.width * scale) / 2,
            y: top + (rowHeight - entry.height * scale) / 2,
            scale,
          },
          children: entry.nodes,
        };
        // Beside a sign it is the capitals that should look centred, not capitals with descenders.
        const slack = (rowHeight - text.height) / 2;
        const sink = Math.min(slack, (fontMetrics(style.font).descent * style.size) / 2);
        return [sign, ...text.draw(left + signWidth + GAP.text, top + slack + sink)];
      }),
  };
}
