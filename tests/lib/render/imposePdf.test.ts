import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { finishPdf, linkedPages } from '#lib/render/pdf/finishPdf.ts';
import { imposePdf } from '#lib/render/pdf/imposePdf.ts';
import { readBook } from './readBook.ts';

const METADATA = { title: 'A pile', creationDate: new Date('2026-11-30T00:00:00Z') };
const SHEET = { width: 200, height: 100 };
const POINTS = 72 / 25.4;

/** Pages of 100 by 100 millimetres; each says its number a tenth from the left and the top. */
async function numbered(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage([100 * POINTS, 100 * POINTS]);
    page.drawText(`page ${number}`, { x: 10 * POINTS, y: 90 * POINTS, size: 12 });
  }
  return document.save();
}

const place = (page: number, x: number, y: number, scale: number) => ({ page, x, y, scale });

describe('imposing a finished PDF', () => {
  const sides = [
    { placements: [place(2, 0, 0, 1), place(1, 100, 0, 1)] },
    { placements: [place(3, 110, 20, 0.5)] },
  ];

  test('puts pages where the plan says, at the size that it says', async () => {
    const { pages, info } = await readBook(
      await imposePdf(await numbered(3), { sheet: SHEET, sides }, METADATA),
    );
    const near = (value: number) => Math.round(value * 10) / 10;
    expect(pages.map(({ width, height }) => [near(width), near(height)])).toEqual([
      [200, 100],
      [200, 100],
    ]);
    const texts = pages.map((page) => page.texts.map(({ text, x, y }) => [text, near(x), near(y)]));
    expect(texts[0]).toEqual([
      ['page 2', 10, 10],
      ['page 1', 110, 10],
    ]);
    expect(texts[1]).toEqual([['page 3', 115, 25]]);
    expect(info['Title']).toBe('A pile');
  });

  test('gives the same bytes for the same pages, and keeps no page that is not shown', async () => {
    const source = await numbered(3);
    const once = await imposePdf(source, { sheet: SHEET, sides }, METADATA);
    expect(await imposePdf(source, { sheet: SHEET, sides }, METADATA)).toEqual(once);
    const fewer = await imposePdf(await numbered(300), { sheet: SHEET, sides }, METADATA);
    expect(fewer.byteLength).toBeLessThan(1.1 * once.byteLength);
  });

  test('refuses a page that the document lacks', async () => {
    const lost = [{ placements: [place(4, 0, 0, 1)] }];
    await expect(imposePdf(await numbered(3), { sheet: SHEET, sides: lost }, METADATA)).rejects.toThrow(
      'no page 4',
    );
  });
});

describe('finishing a printed PDF', () => {
  test('refuses a bookmark to a place that no link leads to', async () => {
    const outline = [{ title: 'Nowhere', target: 'nowhere' }];
    await expect(finishPdf(await numbered(1), { outline, metadata: METADATA })).rejects.toThrow('"nowhere"');
  });

  test('counts pages where nothing is linked', async () => {
    expect(await linkedPages(await numbered(3))).toEqual({ count: 3, places: new Map() });
  });
});
