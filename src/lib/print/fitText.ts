import { err, ok, type Result } from '#lib/core/result.ts';
import { quote } from '#lib/core/quote.ts';
import type { Colour, FontKey, Node } from '#lib/scene/scene.ts';
import { fontMetrics, textWidth } from '#lib/scene/textMetrics.ts';
import { wrapEvenly, wrapText } from '#lib/scene/wrapText.ts';

/** A text and the room it has. Millimetres. */
export interface TextRoom {
  readonly text: string;
  readonly font: FontKey;
  readonly width: number;
  readonly height: number;
  /** Size of type where there is room for it. */
  readonly size: number;
  /** Below this nobody reads it with ease: rather none than that. */
  readonly floor: number;
  /** Line to line, in font sizes. */
  readonly leading?: number;
  readonly maxLines?: number;
}

/** Lines of one size that fit their room. */
export interface FittedText {
  readonly font: FontKey;
  readonly size: number;
  readonly leading: number;
  readonly lines: readonly string[];
  /** From the top of the capitals to the foot of the descenders. */
  readonly height: number;
}

const STEPS = 40;

/** The largest type, from `size` down to `floor`, in which a text fits; no word is broken. Error code: `too-long`. */
export function fitText(room: TextRoom): Result<FittedText> {
  const { text, font, width, height, size, floor, leading = 1.24, maxLines = Infinity } = room;
  const { capHeight, descent } = fontMetrics(font);
  const words = text.split(/[ \t\n\r]+/);
  const most = Math.max(0, size - floor);
  for (let step = 0; step <= STEPS; step++) {
    const at = size - (most * step) / STEPS;
    if (words.some((word) => textWidth(word, font, at) > width)) continue;
    const lines = wrapText(text, font, at, width);
    const high = (capHeight + descent + (lines.length - 1) * leading) * at;
    if (high <= height + 1e-9 && lines.length <= maxLines)
      return ok({ font, size: at, leading, lines: wrapEvenly(text, font, at, width), height: high });
  }
  return err({
    code: 'too-long',
    message: `The text ${quote(text)} does not fit into ${mm(width)} by ${mm(height)} mm, even in letters of ${mm(floor)} mm.`,
    where: 'text',
    got: text,
  });
}

/** Draws it; `x` is the left edge, or the middle where it is centred, `y` the top of the first capitals. */
export function drawFitted(
  { font, size, leading, lines }: FittedText,
  x: number,
  y: number,
  fill: Colour,
  anchor: 'start' | 'middle' = 'start',
): readonly Node[] {
  const { capHeight } = fontMetrics(font);
  return lines.map((text, index) => ({
    type: 'text',
    x,
    y: y + (capHeight + index * leading) * size,
    text,
    font,
    size,
    anchor,
    fill,
  }));
}

const mm = (value: number): string => String(Math.round(value * 10) / 10);
