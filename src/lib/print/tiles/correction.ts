import { quote } from '#lib/core/quote.ts';
import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import type { Box } from '#lib/scene/bounds.ts';
import type { Scene } from '#lib/scene/scene.ts';
import { type AnyPaperName, pageSize, type PaperOrientation, SAFE_MARGIN } from '../papers.ts';
import { RULER_LENGTH } from './tileRulers.ts';

/** What the rulers of a printed sheet measured, in millimetres: across and down, 100 each on a true printer. */
export interface Measured {
  readonly x: number;
  readonly y: number;
}

/** Beyond these a printer is not a little off, it was told to scale. Millimetres of the ruler's 100. */
export const MEASURED_RANGE = { min: 90, max: 110 } as const;

/** Reads `98.5x99` (also with × and decimal commas), or one length for both. */
export function parseMeasured(text: string): Result<Measured> {
  const [, x, y = x] =
    /^\s*(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:[x×*]\s*(\d{1,3}(?:[.,]\d{1,3})?))?\s*(?:mm)?\s*$/i.exec(text) ?? [];
  if (x === undefined || y === undefined)
    return err({
      code: 'wrong-format',
      message: `The measured lengths are ${quote(text)}; they must be what the two rulers measured in millimetres, across x down, as in 98.5x99.`,
      where: 'measured',
      got: text,
      allowed: 'two lengths in millimetres, as in 98.5x99',
    });
  return checkMeasured({ x: Number(x.replace(',', '.')), y: Number(y.replace(',', '.')) });
}

export function checkMeasured(measured: Measured): Result<Measured> {
  const { min, max } = MEASURED_RANGE;
  for (const [way, value] of [
    ['across', measured.x],
    ['down', measured.y],
  ] as const)
    if (!(value >= min && value <= max)) return err(outOfRange(way, value));
  return ok(measured);
}

function outOfRange(way: string, value: number): Problem {
  const { min, max } = MEASURED_RANGE;
  return {
    code: 'out-of-range',
    message: `The ruler ${way} measured ${quote(value)} mm of ${RULER_LENGTH}; from ${min} to ${max} mm can be corrected. So much more means that the printer was told to scale: print at 100 % or "actual size", not "fit to page".`,
    where: 'measured',
    got: String(value),
    allowed: `${min} to ${max}`,
  };
}

/** How near to the edge of the file's page the drawing may come when it is enlarged for a printer that shrinks. */
const FILE_MARGIN = 6;

/**
 * The margin on paper that leaves room in the file for the correction: a page enlarged about its middle, for a printer
 * that shrinks, must not lose its edges. Never less than the wanted one, which is about paper. Millimetres.
 */
export function correctedMargin(
  wanted: { readonly x: number; readonly y: number },
  paper: AnyPaperName,
  orientation: PaperOrientation,
  { x, y }: Measured,
): { readonly x: number; readonly y: number } {
  const { width, height } = pageSize(paper, orientation);
  const least = (side: number, measured: number, margin: number) =>
    Math.ceil(Math.max(margin, side / 2 - (measured / RULER_LENGTH) * (side / 2 - FILE_MARGIN)) * 100) / 100;
  return { x: least(width, x, wanted.x), y: least(height, y, wanted.y) };
}

/** A page as the file must have it, so that it comes out right on a printer that measured so: scaled about its middle. */
export function correctPage(page: Scene, measured: Measured): Scene {
  const scale = { x: RULER_LENGTH / measured.x, y: RULER_LENGTH / measured.y };
  if (scale.x === 1 && scale.y === 1) return page;
  const move = { x: (page.width / 2) * (1 - scale.x), y: (page.height / 2) * (1 - scale.y) };
  const corrected = <T extends Box>(box: T): T => ({
    ...box,
    x: move.x + box.x * scale.x,
    y: move.y + box.y * scale.y,
    width: box.width * scale.x,
    height: box.height * scale.y,
  });
  return {
    ...page,
    ...(page.links && { links: page.links.map(corrected) }),
    ...(page.trim && { trim: corrected(page.trim) }),
    ...(page.bleed && { bleed: corrected(page.bleed) }),
    children: [
      {
        type: 'group',
        transform: { ...move, scale: scale.x, scaleY: scale.y },
        children: page.children,
      },
    ],
  };
}

/**
 * Pages with the usual margin for a printer that measured so. Fails where it shrinks so much that they would come
 * nearer than a millimetre to the edge of the file's page: sheets of a plan take a wider margin then, these cannot.
 */
export function correctPages(pages: readonly Scene[], measured: Measured): Result<readonly Scene[]> {
  const least = { x: 0, y: 0 };
  for (const { width, height } of pages) {
    least.x = Math.max(least.x, leastMeasured(width));
    least.y = Math.max(least.y, leastMeasured(height));
  }
  for (const [side, way] of [
    ['x', 'across'],
    ['y', 'down'],
  ] as const)
    if (measured[side] < least[side])
      return err({
        code: 'out-of-range',
        message: `The ruler ${way} measured ${quote(measured[side])} mm of ${RULER_LENGTH}; these pages have room for a correction from ${least[side]} mm on. Print at 100 % or "actual size", not "fit to page", and measure again.`,
        where: 'measured',
        got: String(measured[side]),
        allowed: `at least ${least[side]}`,
      });
  return ok(pages.map((page) => correctPage(page, measured)));
}

/** In tenths of a millimetre, rounded up. */
function leastMeasured(side: number): number {
  const least = (side / 2 - SAFE_MARGIN) / (side / 2 - 1);
  return Math.max(MEASURED_RANGE.min, Math.ceil(least * RULER_LENGTH * 10 - 1e-9) / 10);
}
