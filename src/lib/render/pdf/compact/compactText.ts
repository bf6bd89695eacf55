import { brief, decimalsFor, MOST_OFF } from './closeEnough.ts';
import type { Written } from './compactDots.ts';

/** A font as a content stream names it. */
export interface Font {
  /** Of a glyph's code in hexadecimal. */
  readonly digits: 2 | 4;
  /** Thousandths of the font size. */
  readonly width: (code: number) => number;
}

/** The font of a resource's name; undefined if its widths are not known. */
export type FontOf = (name: string) => Font | undefined;

const FONT = /^\/(\S+) (-?[\d.]+) Tf$/;
const MATRIX = /^(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) Tm$/;
const GLYPH = /^<([\dA-F]+)> Tj$/;
const NEXT_GLYPH = /^(-?[\d.]+) 0 Td <([\dA-F]+)> Tj$/;

/**
 * A text object from `BT` to `ET` whose glyphs are placed one by one, with strings in their place, and a correction
 * where a glyph would stand elsewhere than it did. Undefined if there is anything in it that cannot be told.
 */
export function compactText(
  lines: readonly string[],
  from: number,
  scale: number,
  fontOf: FontOf,
): Written | undefined {
  const written = ['BT'];
  let font: Font | undefined;
  let size = 0;
  let textScale = 1;
  // A string ends elsewhere than its last glyph begins, so that what follows it has to say its own place.
  let placed = false;
  for (let at = from + 1; at < lines.length; at++) {
    const line = lines[at]!;
    if (line === 'ET') return { lines: [...written, line], next: at + 1 };
    const named = FONT.exec(line);
    const matrix = MATRIX.exec(line);
    if (named) {
      font = fontOf(named[1]!);
      size = Number(named[2]);
      written.push(`/${named[1]} ${brief(size, 4)} Tf`);
    } else if (matrix) {
      const [a, b, c, d, x, y] = matrix.slice(1).map(Number) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      textScale = Math.hypot(a, b);
      const decimals = decimalsFor(scale);
      written.push(
        `${[a, b, c, d].map((part) => brief(part, 6)).join(' ')} ${brief(x, decimals)} ${brief(y, decimals)} Tm`,
      );
      placed = true;
    } else {
      const first = GLYPH.exec(line)?.[1];
      if (first === undefined || !placed || !font || !(size > 0) || first.length !== font.digits)
        return undefined;
      const codes = [first];
      const advances: number[] = [];
      for (
        let next = NEXT_GLYPH.exec(lines[at + 1] ?? '');
        next;
        next = NEXT_GLYPH.exec(lines[at + 1] ?? '')
      ) {
        if (next[2]!.length !== font.digits) return undefined;
        advances.push(Number(next[1]));
        codes.push(next[2]!);
        at++;
      }
      written.push(stringOf(codes, advances, { font, size, scale: scale * textScale }));
      placed = false;
    }
  }
  return undefined;
}

/** One operator that shows these glyphs, each so far after the one before it. */
function stringOf(
  codes: readonly string[],
  advances: readonly number[],
  { font, size, scale }: { font: Font; size: number; scale: number },
): string {
  const parts: string[] = [];
  let open = codes[0]!;
  // Where the next glyph would be by itself, less where it shall be.
  let off = 0;
  advances.forEach((advance, index) => {
    off += (font.width(Number.parseInt(codes[index]!, 16)) * size) / 1000 - advance;
    if (Math.abs(off) * scale > MOST_OFF) {
      const thousandths = Math.round((off / size) * 1000);
      if (thousandths !== 0) {
        parts.push(`<${open}>${thousandths}`);
        open = '';
        off -= (thousandths * size) / 1000;
      }
    }
    open += codes[index + 1]!;
  });
  return parts.length === 0 ? `<${open}>Tj` : `[${parts.join('')}<${open}>]TJ`;
}
