import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '#games/nomads-threat/examples/index.ts';
import { runExample } from '#games/nomads-threat/examples/run.ts';
import { SOLVED_BOARDS } from '#games/nomads-threat/solved/solvedBoards.ts';
import { SOLVED_INVADING } from '#games/nomads-threat/solved/solvedInvading.ts';
import { search } from '#lib/search/search.ts';
import type { SearchFile } from '#lib/search/searchFile.ts';
import { openIndex } from '#lib/search/searchIndex.ts';
import { outlineOf, rulesOf } from '../../src/manual/outline.ts';
import { BOOK_KINDS, BOOK_PAPERS, bookFile } from '../../src/site/bookFiles.ts';
import { chapterSources } from '../../src/site/manualOnDisk.ts';
import { readBook } from '../lib/render/readBook.ts';
import { launchBrowser } from './browser.ts';
import { visit } from './visiting.ts';

const GAME = 'nomads-threat';
const chapters = outlineOf(GAME, chapterSources(GAME));
const rules = chapters.flatMap(rulesOf);
const built = (path: string): HTMLElement => parse(readFileSync(join('dist', path, 'index.html'), 'utf8'));
const words = (element: HTMLElement | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

describe('the numbers of the draft of Nomads’ Threat, on the finished pages', () => {
  const texts = new Map(
    chapters.flatMap(({ path }) =>
      built(path)
        .querySelectorAll('.rule')
        .map((rule) => [rule.id, words(rule.querySelector('.rule-text'))] as const),
    ),
  );

  test.each([
    ['board-grid', '5 by 5 tiles'],
    ['one-tent-a-tile', 'one tent at most'],
    ['chief-tents', 'Each player has 2 Chief Tents'],
    ['wander-makes-tent', 'every wander gives you one tent more'],
    ['turn-goes-on', 'As long as you have fewer than your opponent or as many, you act again'],
    ['turn-end', 'more tents than your opponent, your turn is over'],
    ['swarm-strength', 'Three regular tents took a Chief Tent, and two of the three were lost'],
    ['repetition', 'for the third time'],
    ['chiefs-number', '3 Chief Tents'],
  ])('%s reads as it should', (rule, reads) => {
    expect(texts.get(rule)).toContain(reads);
  });

  test('swarming is told as history, rule by rule', () => {
    const record = built(`${GAME}/swarming`);
    expect(words(record.querySelector('main'))).toContain('This chapter is history');
    const swarming = rules.filter(({ id }) => id.startsWith('swarm'));
    expect(swarming.length).toBeGreaterThan(3);
    for (const { title } of swarming) expect(title).toContain('(history)');
  });
});

describe('the page of findings', () => {
  const page = built(`${GAME}/solved`);

  test('shows what the program printed, and says which player wins', () => {
    const board = SOLVED_BOARDS.find(
      ({ width, height, chiefs, pass, blockedMover }) =>
        width === 5 && height === 5 && chiefs === 2 && pass === 'must' && blockedMover === 'ends-at-once',
    );
    expect(board?.status).toBe('solved');
    expect(words(page.querySelector('main'))).toContain(
      board!.margin! > 0
        ? `Yes. If both play as well as can be on 5 by 5, the result is that Dark wins by ${board!.margin!}.`
        : 'If both play as well as can be on 5 by 5',
    );
    const picture = page.querySelector('.sure-win svg')?.getAttribute('aria-label') ?? '';
    for (const { tile, margin } of board!.firstTiles)
      expect(picture).toMatch(
        new RegExp(`${tile} ${margin < 0 ? '−' : margin > 0 ? '\\+' : ''}${Math.abs(margin)}[,.]`),
      );
  });

  test('tells each board that was worked out with invading, and that larger ones are not', () => {
    const table = page.querySelectorAll('table.findings').at(-2);
    expect(table?.querySelectorAll('tbody tr')).toHaveLength(SOLVED_INVADING.length);
    expect(words(page.querySelector('main'))).toContain('Larger boards with invading are not solved.');
  });

  test('has a row for each board that was worked on under the usual rules', () => {
    const usual = SOLVED_BOARDS.filter(
      ({ chiefs, pass, blockedMover }) => chiefs === 2 && pass === 'must' && blockedMover === 'ends-at-once',
    );
    const last = page.querySelectorAll('table.findings').at(-1);
    expect(last?.querySelectorAll('tbody th').map(words)).toEqual(
      usual.map(({ width, height }) => `${width} by ${height}`),
    );
  });
});

describe('the book of Nomads’ Threat', () => {
  const book = built(`print/${GAME}`);

  test('holds every rule and example, and each link within it leads somewhere', () => {
    expect(book.querySelectorAll('.rule').map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
    for (const { id, chapter } of EXAMPLES)
      expect(book.querySelector(`[id="${chapter}-example-${id}"]`), id).not.toBeNull();
    const ids = book.querySelectorAll('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const lost = book
      .querySelectorAll('main a[href^="#"]')
      .map((link) => link.getAttribute('href')!.slice(1))
      .filter((id) => !ids.includes(id));
    expect(lost).toEqual([]);
  });

  test('names no designer where the draft names none, and says so', () => {
    expect(words(book.querySelector('.title-page'))).toContain('whose public draft names no designer');
  });

  test('is printed on both papers, with bookmarks for what its contents list', async () => {
    const lines = book.querySelectorAll('.book-contents a').length;
    for (const { id: paper } of BOOK_PAPERS) {
      for (const kind of BOOK_KINDS)
        expect(readFileSync(join('dist', bookFile(GAME, paper, kind))).byteLength).toBeLessThan(2 ** 20);
      const { info, bookmarks, pages } = await readBook(
        readFileSync(join('dist', bookFile(GAME, paper, 'pages'))),
      );
      expect(info['Title']).toBe('Nomads’ Threat: the rules');
      expect(bookmarks).toHaveLength(lines);
      expect(pages.length).toBeGreaterThan(15);
    }
  });
});

describe('search in Nomads’ Threat', () => {
  const index = openIndex([JSON.parse(readFileSync(`dist/search/${GAME}.json`, 'utf8')) as SearchFile]);

  test.each([
    ['4.3.1', 'rule:camp'],
    ['chief', 'term:chief-tent'],
    ['capture', 'rule:invade'],
    ['who wins', 'rule:winner'],
    ['stuck', 'rule:game-end-blocked'],
    ['solved', 'page:solved'],
    ['notation', 'rule:tile-names'],
    ['three camps at once', 'example:camp-three-ways'],
    ['swarming', 'term:swarm'],
    ['how many coins', 'rule:tent-supply'],
  ])('%s leads to %s', (query, wanted) => {
    const record = search(index, query, GAME).hits[0]?.record;
    expect(record && `${record.kind}:${record.id}`).toBe(wanted);
  });
});

describe('a worked example in a browser', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
  });

  const id = 'camp-three-ways';
  const example = EXAMPLES.find((one) => one.id === id)!;
  const { steps } = runExample(example);
  const path = `${GAME}/${example.chapter}/`;

  test('is stepped through by keyboard, and says each step once', async () => {
    await visit(browser, path, {}, async ({ page, complaints }) => {
      const place = page.locator(`#example-${id}`);
      await place.scrollIntoViewIfNeeded();
      await page.locator(`#example-${id} astro-island:not([ssr])`).waitFor();
      const after = place.locator('figure').last();
      const board = () => after.locator('svg').getAttribute('aria-label');
      const whole = await board();
      const back = place.getByRole('button', { name: 'One step back' });
      await back.focus();
      for (let step = 0; step < steps.length; step++) await page.keyboard.press('Enter');
      await expect.poll(board).toContain('Before step 1. ');
      await place.getByRole('button', { name: 'Next step' }).focus();
      await page.keyboard.press('Enter');
      const status = place.getByRole('status');
      await expect.poll(() => status.innerText()).toBe(`Step 1 of ${steps.length}. ${steps[0]!.told}`);
      await expect.poll(board).not.toBe(whole);
      await expect.poll(() => place.locator('.step.later').count()).toBe(steps.length - 1);
      expect(complaints).toEqual([]);
    });
  });

  test('plays its steps from the first, and stands still when asked', async () => {
    await visit(browser, path, { reducedMotion: 'reduce' }, async ({ page }) => {
      const place = page.locator(`#example-${id}`);
      await place.scrollIntoViewIfNeeded();
      await page.locator(`#example-${id} astro-island:not([ssr])`).waitFor();
      await place.getByRole('button', { name: 'Play the steps' }).click();
      await expect.poll(() => place.locator('.step.later').count()).toBe(steps.length);
      await place.getByRole('button', { name: 'Pause' }).click();
      await expect.poll(() => place.getByRole('button', { name: 'Play the steps' }).count()).toBe(1);
      await expect
        .poll(() =>
          place
            .locator('.tent-grid')
            .last()
            .evaluate((grid) => grid.getAnimations({ subtree: true }).length),
        )
        .toBe(0);
    });
  });

  test('shows both boards and every step before any script runs', async () => {
    await visit(browser, path, { javaScriptEnabled: false }, async ({ page }) => {
      const place = page.locator(`#example-${id}`);
      await expect.poll(() => place.locator('svg.tent-grid').count()).toBe(2);
      await expect.poll(() => place.locator('.told').count()).toBe(steps.length);
    });
  });
});
