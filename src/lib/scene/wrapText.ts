import type { FontKey } from './scene.ts';
import { textWidth } from './textMetrics.ts';

/**
 * Breaks a text into lines that are at most `width` wide: between words where it can, after the signs that part a link
 * where it must, and inside a word only if nothing else helps. A no-break space holds. Never returns an empty list.
 */
export function wrapText(text: string, font: FontKey, size: number, width: number): readonly string[] {
  const measure = (piece: string) => textWidth(piece, font, size);
  // Widths add up, since there is no kerning; the tolerance is for adding in another order.
  const most = width + 1e-9;
  const gap = measure(' ');
  const lines: string[] = [];
  let [line, used] = ['', 0];
  const place = (piece: string, separator: '' | ' '): void => {
    const own = measure(piece);
    const joined = used + (line === '' || separator === '' ? 0 : gap) + own;
    if (joined <= most) {
      line = line === '' ? piece : line + separator + piece;
      used = joined;
      return;
    }
    const pieces = own > most ? split(piece) : [];
    if (pieces.length > 1) {
      pieces.forEach((part, index) => place(part, index === 0 ? separator : ''));
      return;
    }
    if (line !== '') lines.push(line);
    [line, used] = [piece, own];
  };
  for (const word of text.split(/[ \t\n\r]+/)) if (word !== '') place(word, ' ');
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** As `wrapText`, with no more lines, but lines of nearly one length: no single word is left over on the last. */
export function wrapEvenly(text: string, font: FontKey, size: number, width: number): readonly string[] {
  let best = wrapText(text, font, size, width);
  if (best.length === 1) return best;
  let [narrow, wide] = [width / 2, width];
  for (let step = 0; step < 6; step++) {
    const middle = (narrow + wide) / 2;
    const lines = wrapText(text, font, size, middle);
    if (lines.length > best.length) narrow = middle;
    else [best, wide] = [lines, middle];
  }
  return best;
}

/** The parts of a word too long for a line: at the signs of a link, else its single characters. */
function split(word: string): readonly string[] {
  const parts = word.split(/(?<=[/?&#=.,_-])(?=[^/?&#=.,_-])/);
  return parts.length > 1 ? parts : [...word];
}
