import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { BASE } from './builtSite.ts';
import { launchBrowser } from './browser.ts';

const site = inject('site');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
});

/** Opens a page of a window and counts what moves by itself in it. */
async function opened(
  address: string,
  options: Parameters<Browser['newContext']>[0],
  look: (page: Page, shifts: () => Promise<number>) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  try {
    await context.addInitScript(() => {
      let sum = 0;
      Object.assign(window, { shifts: () => sum });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const page = await context.newPage();
    await page.goto(address);
    await look(page, () => page.evaluate(() => (window as unknown as { shifts: () => number }).shifts()));
  } finally {
    await context.close();
  }
}

describe('an address that leads nowhere', () => {
  test('offers what is nearest to it, and the search with its words', async () => {
    await opened(`${site}r/a-new-regime/purchse-price/`, {}, async (page, shifts) => {
      const near = page.locator('nearest-list li a');
      await expect.poll(() => near.first().getAttribute('href')).toMatch(/imperialization\/#purchase-price$/);
      await expect
        .poll(() => page.locator('nearest-list').getByRole('status').innerText())
        .toMatch(/^\d places/);
      expect(await axeFinds(page)).toEqual([]);
      expect(await shifts()).toBeLessThan(0.01);
      await page.getByRole('button', { name: 'Search for “purchse price”' }).click();
      const field = page.getByRole('combobox', { name: 'Search rules, cards and terms' });
      await expect.poll(() => field.inputValue()).toBe('purchse price');
      await expect.poll(() => page.locator('site-search').getByRole('option').count()).toBeGreaterThan(0);
    });
  });

  test('is read without the folder that the site lies in', async () => {
    await opened(`${inject('siteUnderBase')}a-new-regime/outfist/`, {}, async (page) => {
      const first = page.locator('nearest-list li a').first();
      await expect.poll(() => first.getAttribute('href')).toBe(`${BASE}a-new-regime/outfits/`);
      await expect.poll(() => page.locator('nearest-list button').innerText()).toBe('Search for “outfist”');
    });
  });

  test('has the main doors without scripts too', async () => {
    await opened(`${site}a-new-regime/outfist/`, { javaScriptEnabled: false }, async (page) => {
      for (const name of ['the home page', 'Manual', 'Cards', 'Glossary', 'Player aid'])
        await expect
          .poll(() => page.locator('main').getByRole('link', { name }).first().isVisible())
          .toBe(true);
    });
  });
});

describe('the list of chapters', () => {
  const WINDOW = { viewport: { width: 1280, height: 420 } };
  const marked = (page: Page) =>
    page
      .locator('nav.wide [aria-current="location"]')
      .evaluateAll((links) => links.map((link) => link.textContent));

  test('marks the section that is being read, one at a time, where it can be seen', async () => {
    await opened(`${site}a-new-regime/imperialization/`, WINDOW, async (page, shifts) => {
      const sections = page.locator('nav.wide ol ul a');
      await sections.nth(4).waitFor();
      await expect.poll(() => marked(page)).toEqual([]);
      for (const at of [1, 3, 0, 4]) {
        const name = await sections.nth(at).innerText();
        await page.evaluate((text) => {
          const heading = [...document.querySelectorAll('main h2')].find((one) =>
            one.textContent.includes(text),
          );
          heading?.scrollIntoView({ block: 'start' });
        }, name);
        await expect.poll(() => marked(page)).toEqual([name]);
        await expect
          .poll(() =>
            sections.nth(at).evaluate((link) => {
              const list = link.closest('.stay')!.getBoundingClientRect();
              const { top, bottom } = link.getBoundingClientRect();
              return top >= list.top && bottom <= Math.min(list.bottom, innerHeight);
            }),
          )
          .toBe(true);
      }
      expect(await shifts()).toBeLessThan(0.01);
    });
  });

  test('marks the last section at the end of the page, and the one that was chosen there', async () => {
    await opened(`${site}a-new-regime/dice/`, WINDOW, async (page) => {
      const sections = page.locator('nav.wide ol ul a');
      const last = await sections.last().innerText();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => marked(page)).toEqual([last]);
      const first = await sections.first().innerText();
      await sections.first().click();
      await expect.poll(() => marked(page)).toEqual([first]);
    });
  });
});
