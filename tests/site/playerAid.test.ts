import type { Browser, Page } from 'playwright-core';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './browser.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.goto(`${inject('site')}a-new-regime/player-aid/`, { waitUntil: 'networkidle' });
});

afterAll(async () => {
  await browser.close();
});

/** The rows of one table of the aid, as the texts of their cells. */
const rows = (table: string): Promise<string[][]> =>
  page
    .locator(`.aid table.${table} tr`)
    .evaluateAll((all) =>
      all.map((row) =>
        [...(row as HTMLTableRowElement).cells].map((cell) => cell.innerText.replace(/\s+/g, ' ').trim()),
      ),
    );

describe('the player aid', () => {
  test.each(['A4', 'Letter'])('fits on one sheet of %s, from its first line to its last', async (format) => {
    const data = new Uint8Array(await page.pdf({ format }));
    const paper = await getDocument({ data, verbosity: 0 }).promise;
    expect(paper.numPages).toBe(1);
    const { items } = await (await paper.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    expect(text).toMatch(/Player aid.*Your turn.*Scoring.*Most points win.*designed by Lucas Arndt/s);
  });

  test('has the action grid', async () => {
    const numbers = (await rows('grid')).slice(1).map((cells) => cells.slice(1));
    expect(numbers).toEqual([
      ['1', '3', '2'],
      ['2', '2', '3'],
      ['1', '1', '1'],
    ]);
  });

  test('has the price of each outfit', async () => {
    await expect
      .poll(() => rows('units'))
      .toEqual([
        ['Units', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
        ['(Z)', '2', '2', '4', '4', '6', '6', '8', '8', '10'],
        ['($)', '–', '2', '2', '4', '4', '6', '6', '8', '8'],
      ]);
  });

  test('has the other prices', async () => {
    expect((await rows('prices')).map((cells) => cells.at(-1))).toEqual([
      '3(X) 2($) 3(T)',
      '5(X) 5($) 5(T)',
      '2(Y) 2($) 4(Z)',
      '1($) 3(T)',
      '3(Y)',
    ]);
  });

  test('has what the uprising die must show', async () => {
    expect((await rows('uprisings')).map((cells) => cells.slice(1).join(' | '))).toEqual([
      '0 % | 10 % | 20 % | 30 % | 40 % | 50 %',
      '0 | 1 | 2 | 3 | 4 | 5',
      '1 | 5/6 | 2/3 | 1/2 | 1/3 | 1/6',
    ]);
  });
});
