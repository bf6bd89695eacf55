import { encode } from 'uqr';
import type { Box } from '#lib/scene/bounds.ts';
import type { Node, Path, Segment, UseNode } from '#lib/scene/scene.ts';

/** Modules of white that scanners need on every side (ISO/IEC 18004). */
const QUIET = 4;

/** A link as a square of dark modules; medium error correction, more where it costs no larger square. */
export interface QrCode {
  /** Modules a side, without the quiet zone. */
  readonly modules: number;
  readonly dark: readonly (readonly boolean[])[];
}

export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: 0 });
  return { modules: size, dark: data };
}

/** The least side of a module that phones still read from paper, millimetres. */
export const LEAST_MODULE = 0.35;

/** Whether the code of a text, its quiet zone included, can be read in a square so many millimetres wide. */
export function fitsQrCode(text: string, side: number): boolean {
  const modules = side / LEAST_MODULE - 2 * QUIET;
  // Version v has 17 + 4 v modules a side.
  const maxVersion = Math.min(40, Math.floor((modules - 17) / 4));
  if (maxVersion < 1) return false;
  try {
    // Choosing the best mask takes most of the time, and masks are all of one size.
    encode(text, { ecc: 'M', maxVersion, maskPattern: 0 });
    return true;
  } catch {
    // This is how the package says that a text is too long.
    return false;
  }
}

/** The side of the white square that a code needs so that its dark part measures `side` millimetres. */
export function sideWithQuietZone(code: QrCode, side: number): number {
  return (side * (code.modules + 2 * QUIET)) / code.modules;
}

/**
 * The symbol of a code: one unit a module, the dark part from (0, 0), the white square around it with the quiet zone.
 * Dark stretches are strokes a module wide, all in one path: no hairlines between rows, and half the bytes of
 * rectangles. Being a symbol, it is not rounded to the page's grid module by module.
 */
export function qrSymbol(code: QrCode): readonly Node[] {
  const [near, far] = [-QUIET, code.modules + QUIET];
  const white: Path = [['M', near, near], ['L', far, near], ['L', far, far], ['L', near, far], ['Z']];
  const dark = code.dark.flatMap((row, y) =>
    runs(row).flatMap(([from, to]): Segment[] => [
      ['M', from, y + 0.5],
      ['L', to, y + 0.5],
    ]),
  );
  return [
    { type: 'path', d: white, fill: '#ffffff' },
    { type: 'path', d: dark, stroke: { colour: '#000000', width: 1 } },
  ];
}

/** Draws the symbol so that its white square is the given one. */
export function useQrSymbol(symbol: string, code: QrCode, square: Box): UseNode {
  const module = square.width / (code.modules + 2 * QUIET);
  return { type: 'use', symbol, x: square.x + QUIET * module, y: square.y + QUIET * module, scale: module };
}

/** Stretches of dark modules in a row, as [first, one after the last]. */
function runs(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
  return starts.map((from) => {
    const length = row.slice(from).indexOf(false);
    return [from, length < 0 ? row.length : from + length];
  });
}
