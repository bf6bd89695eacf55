import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planBooklet, type BookletPlan, type BookletRequest } from '#lib/print/booklet.ts';
import { SAFE_MARGIN } from '#lib/print/papers.ts';

const A4 = { width: 210, height: 297 };
const A4_ACROSS = { width: 297, height: 210 };
const LETTER_ACROSS = { width: 279.4, height: 215.9 };

const requests: fc.Arbitrary<BookletRequest> = fc.record(
  {
    pages: fc.integer({ min: 0, max: 90 }),
    page: fc.constantFrom(A4, { width: 215.9, height: 279.4 }, { width: 148, height: 148 }),
    sheet: fc.constantFrom(A4_ACROSS, LETTER_ACROSS),
    binding: fc.constantFrom('left', 'right'),
    sheetsPerSignature: fc.integer({ min: 1, max: 12 }),
    creep: fc.constantFrom(0, 0.1, 0.3),
    blank: fc.constantFrom(0, 10, 14),
  },
  { requiredKeys: ['pages', 'page', 'sheet'] },
);

/** Creep may put a page exactly at the fold, give or take the last digit. */
const NEAR = 1e-9;

type Leaf = readonly [recto: number | undefined, verso: number | undefined];

/** The page on a half of a side, told by where it lies. */
function on(plan: BookletPlan, side: number, half: 'left' | 'right'): number | undefined {
  const middle = plan.sheet.width / 2;
  const found = plan.sides[side]?.placements.filter(
    ({ x }) => (x < middle - NEAR ? 'left' : 'right') === half,
  );
  expect(found?.length).toBeLessThanOrEqual(1);
  return found?.[0]?.page;
}

/**
 * What a reader leafs through: sheets come out of the printer, each turned over its short edge between its sides, so
 * that what is left on the front has what is right on the back behind it; a signature is folded as a pile.
 */
function leavesOf(plan: BookletPlan, signatures: readonly number[], binding: 'left' | 'right'): Leaf[] {
  const [early, late] = binding === 'left' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  let sheet = 0;
  return signatures.flatMap((size) => {
    const pile = Array.from({ length: size }, (_, index) => sheet + index);
    sheet += size;
    const front = pile.map((at): Leaf => [on(plan, 2 * at, early), on(plan, 2 * at + 1, late)]);
    const back = pile.map((at): Leaf => [on(plan, 2 * at + 1, early), on(plan, 2 * at, late)]);
    return [...front, ...back.reverse()];
  });
}

/** The sizes of signatures as equal as can be, the larger ones first. */
function dealt(sheets: number, most: number): number[] {
  const count = Math.ceil(sheets / most);
  const size = count === 0 ? 0 : Math.floor(sheets / count);
  const larger = sheets - size * count;
  return Array.from({ length: count }, (_, index) => size + (index < larger ? 1 : 0));
}

describe('a booklet', () => {
  test('of eight pages is the two sheets that every printer’s manual shows', () => {
    const { sides } = planBooklet({ pages: 8, page: A4, sheet: A4_ACROSS });
    const pages = sides.map(({ placements }) => placements.map(({ page }) => page));
    expect(pages).toEqual([
      [8, 1],
      [2, 7],
      [6, 3],
      [4, 5],
    ]);
  });

  test('printed on both sides and folded shows its pages in order, blank ones last', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const plan = planBooklet(request);
        const sheets = plan.sides.length / 2;
        expect(sheets).toBe(Math.ceil(request.pages / 4));
        const most = request.sheetsPerSignature ?? Math.max(1, sheets);
        const sizes = signaturesOf(plan, request.binding ?? 'left');
        expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(most);
        expect([...sizes].sort((a, b) => b - a)).toEqual(dealt(sheets, most));
        const read = leavesOf(plan, sizes, request.binding ?? 'left').flat();
        expect(read).toEqual(
          Array.from({ length: 4 * sheets }, (_, index) => (index < request.pages ? index + 1 : undefined)),
        );
      }),
    );
  });

  test('keeps each page whole on its half of the sheet, and its print clear of the edges', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { sides, sheet } = planBooklet(request);
        const { page, blank = 0 } = request;
        for (const { x, y, scale } of sides.flatMap(({ placements }) => placements)) {
          const [right, bottom] = [x + page.width * scale, y + page.height * scale];
          const from = x < sheet.width / 2 - NEAR ? 0 : sheet.width / 2;
          expect(x).toBeGreaterThanOrEqual(from - NEAR);
          expect(right).toBeLessThanOrEqual(from + sheet.width / 2 + NEAR);
          expect(y).toBeGreaterThanOrEqual(-NEAR);
          expect(bottom).toBeLessThanOrEqual(sheet.height + NEAR);
          const inset = blank * scale;
          const outer = from === 0 ? x + inset : sheet.width - right + inset;
          expect(Math.min(outer, y + inset, sheet.height - bottom + inset)).toBeGreaterThanOrEqual(
            SAFE_MARGIN - NEAR,
          );
        }
      }),
    );
  });

  test('keeps a page whole that creep moves exactly to the fold', () => {
    const page = { width: 215.9, height: 279.4 };
    const request = { pages: 85, page, sheet: LETTER_ACROSS, creep: 0.3, blank: 10 };
    const plan = planBooklet(request);
    expect(leavesOf(plan, [22], 'left').flat().slice(0, 85)).toEqual(
      Array.from({ length: 85 }, (_, index) => index + 1),
    );
  });

  test('moves the inner sheets towards the fold by the thickness of the paper', () => {
    const { sides } = planBooklet({ pages: 12, page: A4, sheet: A4_ACROSS, creep: 0.2 });
    const rights = [0, 2, 4].map((side) => sides[side]?.placements[1]?.x ?? NaN);
    const lefts = [0, 2, 4].map((side) => sides[side]?.placements[0]?.x ?? NaN);
    for (const inner of [1, 2]) {
      expect((rights[inner - 1] ?? NaN) - (rights[inner] ?? NaN)).toBeCloseTo(0.2);
      expect((lefts[inner] ?? NaN) - (lefts[inner - 1] ?? NaN)).toBeCloseTo(0.2);
    }
  });

  test('refuses a signature without sheets', () => {
    expect(() => planBooklet({ pages: 8, page: A4, sheet: A4_ACROSS, sheetsPerSignature: 0 })).toThrow(
      'whole number of sheets',
    );
  });
});

/** Signatures begin where the early page of a sheet's front is one more than all pages before it. */
function signaturesOf(plan: BookletPlan, binding: 'left' | 'right'): number[] {
  const early = binding === 'left' ? 'right' : 'left';
  const sizes: number[] = [];
  for (let sheet = 0; sheet < plan.sides.length / 2; sheet++) {
    if (on(plan, 2 * sheet, early) === 4 * sheet + 1) sizes.push(1);
    else sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + 1;
  }
  return sizes;
}
