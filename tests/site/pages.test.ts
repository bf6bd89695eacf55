import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { describeEachPage } from './eachPage.ts';
import { builtPages, chapterPages, isCard } from './pages.ts';
import { visit } from './visiting.ts';

const site = inject('site');
/** The pages of cards are made by one template: one a pile is looked at in the browser, the rest as text. */
const CARDS_LOOKED_AT = ['enemy-of-my-enemy', 'greed', 'prophet', 'counter'];
// Chapters have a file of their own, so that two browsers can share the work.
describeEachPage(
  builtPages()
    .filter((page) => !chapterPages().includes(page))
    .filter((page) => !isCard(page) || CARDS_LOOKED_AT.some((id) => page.endsWith(`/${id}/`))),
);

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
});

describe('the pages of cards', () => {
  test('all have a title of their own, one heading, words to read and a policy', () => {
    const cards = builtPages().filter(isCard);
    expect(cards.length).toBeGreaterThanOrEqual(40);
    const titles = cards.map((page) => {
      const html = readFileSync(join('dist', page, 'index.html'), 'utf8');
      expect(html.match(/<h1\b/g), page).toHaveLength(1);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(html).toContain('http-equiv="Content-Security-Policy"');
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/<[^>]+>/g, ' ') ?? '';
      expect(main.trim().length, page).toBeGreaterThan(80);
      return /<title>([^<]+)<\/title>/.exec(html)?.[1];
    });
    expect(new Set(titles).size).toBe(cards.length);
  });
});

describe('the theme switch', () => {
  test('turns the page to night, and remembers it', async () => {
    await visit(browser, '', { colorScheme: 'light' }, async ({ page }) => {
      const paper = (): Promise<string> =>
        page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const day = await paper();
      await page.getByLabel('Theme').selectOption('dark');
      const night = await paper();
      expect(night).not.toBe(day);
      await page.goto(`${site}a-new-regime/setting-up/`);
      await expect.poll(paper).toBe(night);
      await page.getByLabel('Theme').selectOption('system');
      await expect.poll(paper).toBe(day);
    });
  });

  test('reaches the other open pages', async () => {
    await visit(browser, '', { colorScheme: 'light' }, async ({ page }) => {
      const other = await page.context().newPage();
      await other.goto(`${site}a-new-regime/board/`);
      const mode = () => other.evaluate(() => document.documentElement.dataset['mode'] ?? 'system');
      for (const wanted of ['dark', 'light', 'system']) {
        await page.getByLabel('Theme').selectOption(wanted);
        await expect.poll(mode).toBe(wanted);
        await expect.poll(() => other.getByLabel('Theme').inputValue()).toBe(wanted);
      }
    });
  });
});

describe('the worked example of the set-up', () => {
  test('rolls again by keyboard, says so once, and shows the seed', async () => {
    await visit(browser, 'a-new-regime/setting-up/', {}, async ({ page, complaints }) => {
      const example = page.locator('#example-four-states-roll');
      const outcomes = (): Promise<string[]> => example.locator('.outcome').allInnerTexts();
      const before = await outcomes();
      const button = example.getByRole('button', { name: 'Roll again' });
      await button.focus();
      await page.locator('#example-four-states-roll astro-island:not([ssr])').waitFor();
      await page.keyboard.press('Enter');
      await example.getByText('harbour-2', { exact: true }).waitFor();
      const after = await outcomes();
      expect(after).not.toEqual(before);
      const status = example.getByRole('status');
      await expect.poll(() => status.count()).toBe(1);
      await expect.poll(() => status.innerText()).toContain(after[0]);
      expect(complaints).toEqual([]);
    });
  });

  test('shows its dice and outcomes before any script runs', async () => {
    await visit(browser, 'a-new-regime/setting-up/', { javaScriptEnabled: false }, async ({ page }) => {
      await expect.poll(() => page.locator('#example-four-states-roll svg.die').count()).toBe(8);
      await expect
        .poll(() => page.locator('#example-four-states-roll .outcome').allInnerTexts())
        .toHaveLength(4);
    });
  });
});
