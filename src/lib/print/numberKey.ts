import { type Block, paragraph, type TypeStyle } from './block.ts';

/** A number on the board that stands for a name. */
export interface NumberedName {
  readonly number: number;
  readonly name: string;
}

/** "Names for numbers: 13 Stoneworth · 52 Low Calder" over as many lines as it needs; no line ends between a number and its name. */
export function numberKey(
  heading: string,
  names: readonly NumberedName[],
  style: TypeStyle,
  width: number,
): Block {
  const entries = names.map(({ number, name }) => noBreak(`${number} ${name}`));
  const { height, draw } = paragraph(`${heading} ${entries.join(noBreak(' ·') + ' ')}`, style, width);
  return {
    height,
    draw: (x, y) =>
      draw(x, y).map((node) => (node.type === 'text' ? { ...node, text: toSpaces(node.text) } : node)),
  };
}

const noBreak = (text: string): string => text.replaceAll(' ', '\u00a0');
const toSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');
