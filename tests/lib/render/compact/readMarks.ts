import type { FontOf } from '#lib/render/pdf/compact/compactText.ts';

export interface Marks {
  readonly glyphs: readonly { readonly code: number; readonly x: number; readonly y: number }[];
  readonly dots: readonly { readonly x: number; readonly y: number }[];
}

/** Where a content stream of one transformation puts its letters and dots: a reader that shares no code with the writer. */
export function readMarks(lines: readonly string[], fontOf: FontOf): Marks {
  const glyphs: { code: number; x: number; y: number }[] = [];
  const dots: { x: number; y: number }[] = [];
  let [scale, left, top] = [1, 0, 0];
  let [lineX, x, y, size, step] = [0, 0, 0, 0, NaN];
  let name = '';
  let start = { x: 0, y: 0 };
  const show = (hex: string): void => {
    for (const [pair] of hex.matchAll(/.{4}/g)) {
      const code = Number.parseInt(pair, 16);
      glyphs.push({ code, x: left + scale * x, y: top + scale * y });
      x += ((fontOf(name)?.width(code) ?? 0) * size) / 1000;
    }
  };
  for (const line of lines) {
    const numbers = [...line.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
    if (line.endsWith(' cm')) [scale, left, top] = [numbers[0]!, numbers[4]!, numbers[5]!];
    else if (line.endsWith(' Tf')) [name, size] = [/^\/(\S+)/.exec(line)![1]!, Number(line.split(' ')[1])];
    else if (line.endsWith(' Tm')) [lineX, x, y] = [numbers[4]!, numbers[4]!, numbers[5]!];
    else if (/T[jJ]$/.test(line)) {
      if (line.includes(' Td ')) x = lineX += numbers[0]!;
      for (const [, hex, back] of line.matchAll(/<([\dA-F]*)>|(-?\d+(?:\.\d+)?)(?=<)/g)) {
        if (hex !== undefined) show(hex);
        else x -= (Number(back) * size) / 1000;
      }
    } else if (line.endsWith(' d')) step = numbers[1] ?? NaN;
    else if (line.endsWith(' m')) start = { x: numbers[0]!, y: numbers[1]! };
    else if (line.endsWith(' l')) {
      const [across, down] = [numbers[0]! - start.x, numbers[1]! - start.y];
      const length = Math.hypot(across, down);
      const each = Number.isNaN(step) ? Infinity : step;
      for (let at = 0; at <= length; at += each)
        dots.push({ x: start.x + (at / length) * across, y: start.y + (at / length) * down });
    }
  }
  return { glyphs, dots };
}
