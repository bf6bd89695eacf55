import { encode } from 'uqr';
import type { Box } from '#lib/scene/bounds.ts';
import type { Node, Segment } from '#lib/scene/scene.ts';

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

/** The side of the white square that a code needs so that its dark part measures `side` millimetres. */
export function sideWithQuietZone(code: QrCode, side: number): number {
  return (side * (code.modules + 2 * QUIET)) / code.modules;
}

/**
 * A code on its white square, quiet zone included. Modules are whole micrometres, so that no edge is rounded away from
 * its neighbour, and all of them are one path, which leaves no hairlines between rows.
 */
export function drawQrCode(code: QrCode, square: Box): readonly Node[] {
  const module = Math.floor((square.width / (code.modules + 2 * QUIET)) * 1000) / 1000;
  const inset = (square.width - module * code.modules) / 2;
  const [left, top] = [square.x + inset, square.y + inset].map((value) => Math.round(value * 1000) / 1000);
  const d = code.dark.flatMap((row, y) =>
    runs(row).flatMap(([from, to]) =>
      rectangle(left! + from * module, top! + y * module, (to - from) * module, module),
    ),
  );
  return [
    { type: 'path', d: rectangle(square.x, square.y, square.width, square.width), fill: '#ffffff' },
    { type: 'path', d, fill: '#000000' },
  ];
}

/** Stretches of dark modules in a row, as [first, one after the last]. */
function runs(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
  return starts.map((from) => {
    const length = row.slice(from).indexOf(false);
    return [from, length < 0 ? row.length : from + length];
  });
}

function rectangle(x: number, y: number, width: number, height: number): readonly Segment[] {
  return [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']];
}
