import { SAFE_MARGIN } from './papers.ts';
import type { Size } from './sheetPlan.ts';

/** A finished document that is to become a folded booklet. Millimetres. */
export interface BookletRequest {
  readonly pages: number;
  readonly page: Size;
  /** The paper as it lies in the printer, folded along the middle of its width. */
  readonly sheet: Size;
  /** Where it is stapled or sewn; `left` for books that are read from left to right. */
  readonly binding?: 'left' | 'right';
  /** Most sheets that are folded into each other; all of them if absent. */
  readonly sheetsPerSignature?: number;
  /** Thickness of the paper: each sheet of a signature is moved towards the fold by this much more than the one around it. */
  readonly creep?: number;
  /** How far from the edge of the page nothing is printed, so that this much of it may lie where printers leave paper blank. */
  readonly blank?: number;
}

export interface BookletPlan {
  readonly sheet: Size;
  /** Front and back of the first sheet, front and back of the second, and so on: pages of the file to print. */
  readonly sides: readonly BookletSide[];
}

export interface BookletSide {
  /** One or two; a side of the last sheets may have none. */
  readonly placements: readonly Placement[];
}

export interface Placement {
  /** From 1. */
  readonly page: number;
  /** Top-left corner on the sheet, y down. Millimetres. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * Two pages a side, in the order in which the printed and folded sheets show them as 1 to n, for a printer that turns
 * the paper over its short edge. The last pages stay blank where n is no multiple of four. Signatures are as equal in
 * size as their number allows.
 */
export function planBooklet(request: BookletRequest): BookletPlan {
  const { pages, sheet, binding = 'left', creep = 0 } = request;
  const sheets = Math.ceil(pages / 4);
  const sizes = signatureSizes(sheets, request.sheetsPerSignature ?? Math.max(1, sheets));
  const place = placer(request, creep * Math.max(0, ...sizes.map((size) => size - 1)));

  let first = 1;
  const sides = sizes.flatMap((size) => {
    const [from, to] = [first, first + 4 * size - 1];
    first = to + 1;
    return Array.from({ length: size }, (_, depth) => {
      const side = (outer: number, inner: number): BookletSide => {
        const [left, right] = binding === 'left' ? [outer, inner] : [inner, outer];
        const halves = [
          { page: left, half: 'left' },
          { page: right, half: 'right' },
        ] as const;
        return {
          placements: halves
            .filter(({ page }) => page <= pages)
            .map(({ page, half }) => place(page, half, creep * depth)),
        };
      };
      // Seen from the front, the late page lies left of the early one; turned over, it is the other way round.
      return [side(to - 2 * depth, from + 2 * depth), side(from + 2 * depth + 1, to - 2 * depth - 1)];
    }).flat();
  });
  return { sheet, sides };
}

/** How many sheets each signature takes, none more than `most`. */
function signatureSizes(sheets: number, most: number): readonly number[] {
  if (!(Number.isInteger(most) && most > 0))
    throw new RangeError(`A signature has a whole number of sheets from 1 on, not ${most}.`);
  const count = Math.ceil(sheets / most);
  return Array.from(
    { length: count },
    (_, index) => Math.floor(((index + 1) * sheets) / count) - Math.floor((index * sheets) / count),
  );
}

/**
 * Pages as large as half a sheet allows: whole on their half even where creep moves them most, and what is printed on
 * them clear of the edge of the paper.
 */
function placer({ page, sheet, blank = 0 }: BookletRequest, mostCreep: number) {
  const half = { width: sheet.width / 2, height: sheet.height };
  const scale = Math.min(
    (half.width - 2 * mostCreep) / page.width,
    half.height / page.height,
    (half.width - 2 * SAFE_MARGIN) / (page.width - 2 * blank),
    (half.height - 2 * SAFE_MARGIN) / (page.height - 2 * blank),
  );
  const gap = (half.width - page.width * scale) / 2;
  const y = (half.height - page.height * scale) / 2;
  return (number: number, side: 'left' | 'right', towardsFold: number): Placement => ({
    page: number,
    x: side === 'left' ? gap + towardsFold : half.width + gap - towardsFold,
    y,
    scale,
  });
}
