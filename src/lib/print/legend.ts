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
const GAP = { text: 2, column: 5 };

/** Signs may shrink to this part of their size before the texts do. */
const SIGN_SIZES = [1, 0.85, 0.7] as const;

/**
 * Entries in as few columns as the height allows, each column's texts beside its widest sign and on two lines at most.
 * Where nothing fits, one column at the smallest signs, which is then too high.
 */
export function legend(
  entries: readonly LegendEntry[],
  style: TypeStyle,
  width: number,
  height: number,
  scale: number,
): Block {
  for (const size of SIGN_SIZES)
    for (let columns = 1; columns <= Math.min(3, entries.length); columns++) {
      const block = inColumns(entries, style, width, columns, scale * size);
      if (block.height <= height && block.lines <= 2) return block;
    }
  return inColumns(entries, style, width, 1, scale * SIGN_SIZES[2]);
}

function inColumns(
  entries: readonly LegendEntry[],
  style: TypeStyle,
  width: number,
  columns: number,
  scale: number,
): Block & { readonly lines: number } {
  const rows = Math.ceil(entries.length / columns);
  const gap = 1.3 * scale;
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
    rowHeights.slice(0, row).reduce((sum, rowHeight) => sum + rowHeight + gap, 0),
  );
  return {
    lines: Math.max(0, ...cells.map(({ text }) => text.lines)),
    height: rowHeights.reduce((sum, rowHeight) => sum + rowHeight, 0) + Math.max(0, rows - 1) * gap,
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
