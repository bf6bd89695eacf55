import type { Colour, FontKey, Node } from '#lib/scene/scene.ts';
import { fontMetrics, textWidth } from '#lib/scene/textMetrics.ts';
import { wrapEvenly, wrapText } from '#lib/scene/wrapText.ts';

/** Something with a known height that is drawn from its top-left corner; columns are stacks of these. */
export interface Block {
  readonly height: number;
  readonly draw: (x: number, y: number) => readonly Node[];
}

/** Sizes of type on sheets, in millimetres (1 pt is 0.353 mm); a whole sheet may shrink them together. */
export interface TypeStyle {
  readonly font: FontKey;
  readonly size: number;
  readonly ink: Colour;
}

/** Line to line, in font sizes. */
const LEADING = 1.26;

/** A paragraph set flush left, its top at the height of the capitals, its foot below the descenders. */
export function paragraph(text: string, style: TypeStyle, width: number): Block & { readonly lines: number } {
  const lines = wrapText(text, style.font, style.size, width);
  const { capHeight, descent } = fontMetrics(style.font);
  return {
    lines: lines.length,
    height: (capHeight + descent + (lines.length - 1) * LEADING) * style.size,
    // Evening the lines out does not change how many there are, so it waits until the paragraph is drawn.
    draw: (x, y) =>
      wrapEvenly(text, style.font, style.size, width).map((line, index) => ({
        type: 'text',
        x,
        y: y + (capHeight + index * LEADING) * style.size,
        text: line,
        font: style.font,
        size: style.size,
        fill: style.ink,
      })),
  };
}

/** A label and its value in bold, lines after the first set under the value. */
export function labelled(label: string, value: string, style: TypeStyle, width: number): Block {
  const indent = textWidth(label, style.font, style.size);
  const before = paragraph(label, style, width);
  const after = paragraph(value, { ...style, font: 'label-bold' }, Math.max(width - indent, width / 2));
  return {
    height: Math.max(before.height, after.height),
    draw: (x, y) => [...before.draw(x, y), ...after.draw(x + indent, y)],
  };
}

export function space(height: number): Block {
  return { height, draw: () => [] };
}

/** Blocks one under the other. */
export function stack(blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, block) => sum + block.height, 0),
    draw: (x, y) => {
      let top = y;
      return blocks.flatMap((block) => {
        const nodes = block.draw(x, top);
        top += block.height;
        return nodes;
      });
    },
  };
}
