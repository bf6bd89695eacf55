import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { makeBoardJson, printBoardJson } from '#games/a-new-regime/board/boardJson.ts';
import { batchSettings, rankBoard, sortByFairness } from '#games/a-new-regime/board/fairness/rankBoards.ts';
import { makeRankCsv } from '#games/a-new-regime/board/fairness/rankCsv.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { balance } from '#lib/board/fairness/balance.ts';
import { readPdf } from '../lib/render/readPdf.ts';
import { axeFinds } from './axe.ts';
import { openOnePage } from './onePage.ts';

const site = inject('site');
const { page, complaints } = await openOnePage(10_000);

/** A page of the site, once its scripts run. */
async function visit(path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(site + path);
  await page.locator('astro-island:not([ssr]) .maker').waitFor();
}

async function download(press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const said = () => page.locator('.maker > [role=status]');
const cards = () => page.locator('.ranked');
const seeds = () => page.locator('.ranked h2').allInnerTexts();

describe('the page that ranks many boards', () => {
  const settings = { ...DEFAULT_SETTINGS, regimes: 3 };
  const ranked = sortByFairness(
    batchSettings(settings, 14)!.map((each, at) => rankBoard(each, at + 1)),
    'score',
  );
  const titles = (by: 'score' | 'borders') =>
    sortByFairness(ranked, by).map((one, at) => `${at + 1}. ${one.settings.seed}`);

  test('draws the batch of a link, the fairest first, with pictures, and hands on all that it shows', async () => {
    await visit('a-new-regime/batch/#1.14.1.3x5.harbour');
    await expect
      .poll(() => said().innerText())
      .toMatch(/^14 boards drawn from seed harbour\. The fairest is/);
    await expect.poll(seeds).toEqual(titles('score').slice(0, 12));
    await expect.poll(() => page.locator('.ranked .picture .scene svg').count()).toBe(12);
    await button('Show more: 2 are left').click();
    await expect.poll(() => page.locator('.ranked .picture .scene svg').count()).toBe(14);
    expect(await axeFinds(page)).toEqual([]);

    const table = await download(() => button('Table as CSV').click());
    expect(table.name).toBe('a-new-regime-fairness-harbour.csv');
    expect(table.bytes.toString()).toBe(makeRankCsv(ranked));
    const best = ranked[0]!.settings;
    const json = await download(() => button(`JSON of ${best.seed}`).click());
    const board = generateBoard(best);
    expect(json.bytes.toString()).toBe(board.ok && printBoardJson(makeBoardJson(board.value, best)));
    const svg = await download(() => button(`SVG of ${best.seed}`).click());
    expect(svg.bytes.toString()).toContain(board.ok ? board.value.states[0]!.name : '');
    const pdf = await download(() => button(`PDF of ${best.seed}`).click());
    expect(pdf.name).toMatch(/\.pdf$/);
    expect((await readPdf(pdf.bytes)).pages.length).toBeGreaterThan(1);
    await expect.poll(() => said().innerText()).toBe(`The PDF of ${best.seed} goes to your downloads.`);

    await page.getByLabel('Ranked by').selectOption('borders');
    await expect.poll(seeds).toEqual(titles('borders').slice(0, 12));
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#1.14.by-borders.1.3x5.harbour');
    await cards().first().getByRole('link').click();
    await page.locator('astro-island:not([ssr]) .maker .sheet').waitFor();
    const first = sortByFairness(ranked, 'borders')[0]!.settings.seed;
    await expect.poll(() => page.getByLabel('Seed').inputValue()).toBe(first);
    // Back from the board all boards are there again, and from there on to another batch and back.
    await page.goBack();
    await expect.poll(seeds).toEqual(titles('borders').slice(0, 12));
    await page.getByLabel('Boards', { exact: true }).fill('10');
    await button('Draw and rank').click();
    await expect.poll(() => said().innerText()).toMatch(/^10 boards drawn/);
    await page.goBack();
    await expect.poll(seeds).toEqual(titles('borders').slice(0, 12));
    await page.goForward();
    await expect.poll(() => cards().count()).toBe(10);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#1.10.by-borders.1.3x5.harbour');
    expect(complaints).toEqual([]);
  });

  test('is worked by keyboard, and a long run is called off and keeps what it has', async () => {
    await visit('a-new-regime/batch/');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
    await page.getByLabel('Boards', { exact: true }).fill('1000');
    await page.getByLabel('Seed, numbered').fill('x'.repeat(36));
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('it may have 35 bytes');
    await page.getByLabel('Seed, numbered').fill('reef');
    await button('Draw and rank').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => said().innerText()).toBe('Drawing 1000 boards.');
    const drawn = async () => Number(await page.locator('progress').getAttribute('value'));
    await expect.poll(drawn).toBeGreaterThanOrEqual(12);
    await button('Cancel').focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => said().innerText())
      .toMatch(/^Called off\. \d+ of 1000 boards drawn from seed reef\./);
    await expect.poll(() => cards().count()).toBe(12);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#1.1000.1.4x5.reef');
    await expect.poll(() => page.locator('.ranked .picture .scene svg').count()).toBe(12);
    await page.setViewportSize({ width: 320, height: 740 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit('a-new-regime/batch/#1.5.1.4x5.reef');
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('a whole number from 10 to 1000');
    expect(complaints).toEqual([]);
  });
});

describe('fairness on the board page', () => {
  test('is shown seat by seat, improved by a key, and one undo takes that back', async () => {
    const board = generateBoard(DEFAULT_SETTINGS);
    if (!board.ok) throw new Error(board.error.message);
    const options = {
      placed: [],
      locked: [],
      may: ['population', 'kind'],
      wanted: 100,
      seed: 'balance',
    } as const;
    const made = balance(board.value, options)!;
    await visit('a-new-regime/board/');
    await page.locator('.maker .table').hover();
    const panel = page.getByRole('region', { name: 'Fairness', exact: true });
    const score = () => panel.locator('.score').innerText();
    await panel.waitFor();
    await expect.poll(score).toBe(`${Math.round(made.before.score)} of 100`);
    await expect
      .poll(() => panel.locator('thead th .seat-number').allInnerTexts())
      .toEqual(['1', '2', '3', '4']);
    expect(await axeFinds(page, { include: ['.panel.fairness'] })).toEqual([]);

    await panel.getByRole('button', { name: 'Balance', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(score).toBe(`${Math.round(made.after.score)} of 100`);
    const told = () => panel.locator('.outcome').innerText();
    await expect
      .poll(told)
      .toContain(
        `Fairness goes from ${made.before.score.toFixed(1)} to ${made.after.score.toFixed(1)}: capitals placed and`,
      );
    await expect.poll(() => said().innerText()).toBe(await told());
    await button('Undo').click();
    await expect.poll(score).toBe(`${Math.round(made.before.score)} of 100`);
    await expect.poll(() => panel.locator('.outcome').count()).toBe(0);

    await visit('a-new-regime/board/#1.8x12.harbour');
    await page.locator('.maker .table').hover();
    await panel.getByLabel('Move capitals').check();
    await panel.getByRole('button', { name: 'Balance', exact: true }).click();
    await expect.poll(() => panel.getByRole('progressbar', { name: 'Balancing' }).count()).toBe(1);
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(told).toBe('Called off; nothing was changed.');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Balance');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#1.8x12.harbour');

    await visit('a-new-regime/board/');
    await page.locator('.maker .table').hover();
    await panel.getByLabel('Wanted unfairness').selectOption('1');
    await panel.getByLabel('How many people it has').selectOption('50');
    await panel.getByRole('button', { name: 'Balance', exact: true }).click();
    await panel.locator('.outcome').waitFor();
    const shares = await panel.locator('tbody').first().locator('td').allInnerTexts();
    const [first, second] = shares.map((share) => Number.parseInt(share));
    expect(second! / first!).toBeLessThan(0.62);
    expect(complaints).toEqual([]);
  });
});
