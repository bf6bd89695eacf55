import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Locator, Page, Route } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { SearchFile } from '#lib/search/searchFile.ts';
import { axeFinds } from './axe.ts';
import { OPEN_GAMES } from '#games/registry.ts';
import { launchBrowser } from './browser.ts';

const site = inject('site');
const KILOBYTE = 1024;
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
});

interface Visit {
  readonly page: Page;
  readonly field: Locator;
  readonly options: Locator;
  /** Errors and warnings that reached the console. */
  readonly complaints: readonly string[];
}

async function visit(
  {
    path = 'a-new-regime/outfits/',
    base = site,
    route,
    ...options
  }: BrowserContextOptions & { path?: string; base?: string; route?: Parameters<Page['route']> },
  work: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  // Ahead of the page: a pointer that happens to lie on the opener fetches the search at once.
  if (route) await page.route(...route);
  try {
    await page.goto(base + path);
    await page.locator('site-search[data-ready]').waitFor();
    await work({
      page,
      field: page.getByRole('combobox', { name: 'Search rules, cards and terms' }),
      options: page.locator('site-search').getByRole('option'),
      complaints,
    });
  } finally {
    await context.close();
  }
}

const violationsOn = (page: Page) => axeFinds(page, { include: ['site-search'] });

const chosen = (field: Locator): Promise<string | null> => field.getAttribute('aria-activedescendant');

describe('the search dialog', () => {
  test('goes from the first key to an opened rule without a pointer', async () => {
    await visit({}, async ({ page, field, options, complaints }) => {
      await page.keyboard.press('/');
      await page.keyboard.type('8.2.3');
      await options.first().waitFor();
      await expect
        .poll(() => options.first().innerText())
        .toMatch(/8\.2\.3.*Who can pay must pay.*Imperialization/);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/a-new-regime/imperialization/#purchase-must');
      await expect.poll(() => page.locator('#purchase-must').isVisible()).toBe(true);
      await expect.poll(() => field.isVisible()).toBe(false);
      expect(complaints).toEqual([]);
    });
  });

  test('opens with Ctrl and K too, even from a field, but a slash in a field is a slash', async () => {
    await visit({ path: 'a-new-regime/board/' }, async ({ page, field }) => {
      const seed = page.locator('main input').first();
      await seed.focus();
      await page.keyboard.press('/');
      await expect.poll(() => field.isVisible()).toBe(false);
      await page.keyboard.press('Control+k');
      await expect.poll(() => field.isVisible()).toBe(true);
    });
  });

  test('lets the arrows, Home and End choose, and tells which option is chosen', async () => {
    await visit({}, async ({ page, field, options }) => {
      await page.keyboard.press('/');
      await field.fill('8.2');
      await options.nth(3).waitFor();
      await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');
      await expect.poll(() => chosen(field)).toBeNull();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => chosen(field)).toBe(await options.nth(0).getAttribute('id'));
      await page.keyboard.press('End');
      await expect.poll(() => chosen(field)).toBe(await options.nth(3).getAttribute('id'));
      await expect.poll(() => options.nth(3).getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => chosen(field)).toBe(await options.nth(0).getAttribute('id'));
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await expect
        .poll(() => page.locator('site-search').getByRole('option', { selected: true }).count())
        .toBe(1);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/#purchase-price');
    });
  });

  test('is cleared by Escape and closed by the next one, and gives the focus back', async () => {
    await visit({}, async ({ page, field, options }) => {
      await page.locator('.opener').focus();
      await page.keyboard.press('Enter');
      await field.fill('outfit');
      await options.first().waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => field.inputValue()).toBe('');
      await expect.poll(() => options.count()).toBe(0);
      await page.keyboard.press('Escape');
      await expect.poll(() => field.isVisible()).toBe(false);
      await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('opener');
    });
  });

  test('announces how many results there are, once the typing rests', async () => {
    await visit({}, async ({ page, field }) => {
      await page.keyboard.press('/');
      await field.fill('8.2');
      const status = page.locator('site-search [role=status]');
      await expect.poll(() => status.innerText()).toContain('4 results');
      await field.fill('zzqq');
      await expect.poll(() => status.innerText()).toContain('No results');
    });
  });

  test('offers the right word for a misspelt one, and searches for it at a press', async () => {
    await visit({}, async ({ page, field, options }) => {
      await page.keyboard.press('/');
      await field.fill('imperalize');
      await expect.poll(() => options.first().innerText()).toContain('Imperialize');
      await page.getByRole('button', { name: 'imperialize', exact: true }).click();
      await expect.poll(() => field.inputValue()).toBe('imperialize');
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
      await expect.poll(() => page.locator('site-search .suggestion').count()).toBe(0);
    });
  });

  test('narrows to a kind, with the right counts, and keeps the keyboard’s place', async () => {
    await visit({}, async ({ page, field, options }) => {
      await page.keyboard.press('/');
      await field.fill('bribe');
      await options.first().waitFor();
      const cards = page.getByRole('button', { name: /^Cards \d+$/ });
      const count = Number((await cards.innerText()).replace(/\D/g, ''));
      await cards.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => options.count()).toBe(count);
      await expect
        .poll(async () => new Set(await page.locator('site-search .result .kind').allInnerTexts()))
        .toEqual(new Set(['Card']));
      await expect.poll(() => cards.getAttribute('aria-pressed')).toBe('true');
      await expect.poll(() => cards.evaluate((element) => element === document.activeElement)).toBe(true);
      await expect
        .poll(() => page.getByRole('group', { name: 'Games' }).locator('button').count())
        .toBe(OPEN_GAMES.length);
    });
  });

  test('marks what was found, and shows doors where nothing was asked or found', async () => {
    await visit({}, async ({ page, field, options }) => {
      await page.keyboard.press('/');
      for (const name of ['Contents', 'Cards', 'Glossary', 'Open questions'])
        await expect
          .poll(() => page.locator('site-search .doors').getByRole('link', { name }).isVisible())
          .toBe(true);
      await field.fill('friendly fire');
      await options.first().waitFor();
      await expect.poll(() => options.first().locator('mark').allInnerTexts()).toContain('Friendly');
      await expect.poll(() => page.locator('site-search .doors').isVisible()).toBe(false);
      await field.fill('zzqq');
      await expect
        .poll(() => page.locator('site-search .note').innerText())
        .toContain('Nothing here says “zzqq”');
      await expect.poll(() => page.locator('site-search .doors').isVisible()).toBe(true);
    });
  });

  test('says so where it cannot be loaded, and works once it can, with what was typed', async () => {
    let asked = 0;
    const refuse = (route: Route) => {
      asked++;
      return route.abort();
    };
    await visit({ route: ['**/search/*.json', refuse] }, async ({ page, field, options }) => {
      await page.keyboard.press('/');
      await page.keyboard.type('greed');
      await expect.poll(() => page.getByRole('alert').innerText()).toContain('could not be loaded');
      // Every letter asks once more; only then is it sure that nothing but the button helps.
      const more = async () => {
        const before = asked;
        await page.waitForTimeout(300);
        return asked - before;
      };
      await expect.poll(more).toBe(0);
      await page.unroute('**/search/*.json');
      await page.getByRole('button', { name: 'Try again' }).click();
      await options.first().waitFor();
      await expect.poll(() => field.inputValue()).toBe('greed');
      await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    });
  });

  test('asks for the page to be loaded again where its script cannot be had', async () => {
    await visit({ route: ['**/openSearch*.js', (route) => route.abort()] }, async ({ page }) => {
      await page.keyboard.press('/');
      await page.keyboard.type('greed');
      await expect.poll(() => page.getByRole('alert').innerText()).toContain('load the page again');
      await page.getByRole('button', { name: 'Load the page again' }).waitFor();
    });
  });

  test('waits for its file if Enter comes first', async () => {
    const late = async (route: Route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    };
    await visit({ route: ['**/search/*.json', late] }, async ({ page }) => {
      await page.keyboard.press('/');
      await page.keyboard.type('greed');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/a-new-regime/cards/greed/');
    });
  });

  test('fills a phone from edge to edge, and nothing in it goes past', async () => {
    for (const width of [360, 320])
      await visit({ viewport: { width, height: 640 } }, async ({ page, field, options }) => {
        await page.locator('.opener').click();
        await field.fill('imperalize');
        await options.first().waitFor();
        await expect
          .poll(() => page.locator('site-search dialog').boundingBox())
          .toEqual({
            x: 0,
            y: 0,
            width,
            height: 640,
          });
        const over = await page.evaluate(() => {
          const list = document.querySelector('site-search .results');
          return (list?.scrollWidth ?? 0) - (list?.clientWidth ?? 0);
        });
        expect(over).toBeLessThanOrEqual(0);
      });
  });

  test('keeps its size while results come and go', async () => {
    await visit({}, async ({ page, field, options }) => {
      await page.keyboard.press('/');
      const box = () => page.locator('site-search dialog').boundingBox();
      const before = await box();
      await field.fill('outfit');
      await options.first().waitFor();
      await expect.poll(box).toEqual(before);
      await field.fill('zzqq');
      await expect.poll(box).toEqual(before);
    });
  });

  test.each(['light', 'dark'] as const)(
    'has nothing that axe finds, empty and full, %s',
    async (colorScheme) => {
      await visit({ colorScheme }, async ({ page, field, options }) => {
        await page.keyboard.press('/');
        expect(await violationsOn(page)).toEqual([]);
        await field.fill('imperalize');
        await options.first().waitFor();
        await page.keyboard.press('ArrowDown');
        expect(await violationsOn(page)).toEqual([]);
      });
    },
  );

  test.each(['light', 'dark'] as const)('has nothing that axe finds, failed, %s', async (colorScheme) => {
    await visit({ colorScheme, route: ['**/search/*.json', (route) => route.abort()] }, async ({ page }) => {
      await page.keyboard.press('/');
      await page.keyboard.type('greed');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      expect(await violationsOn(page)).toEqual([]);
    });
  });

  test('works under a base path', async () => {
    await visit({ base: inject('siteUnderBase') }, async ({ page, options, complaints }) => {
      await page.keyboard.press('/');
      await page.keyboard.type('capital distance');
      await options.first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/some/path/a-new-regime/setting-up/#capital-distance');
      expect(complaints).toEqual([]);
    });
  });
});

describe('what search brings', () => {
  const text = readFileSync('dist/search/a-new-regime.json');
  const file = JSON.parse(text.toString()) as SearchFile;

  test('is at most 200 KB for the first search, script and file together', async () => {
    await visit({ path: '' }, async ({ page, options }) => {
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js')),
      );
      await page.keyboard.press('/');
      await page.keyboard.type('outfit');
      await options.first().waitFor();
      const bytes = await Promise.all(
        scripts.map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).byteLength),
      );
      // More than search needs: the whole page's scripts are counted.
      const sum = bytes.reduce((a, b) => a + b, gzipSync(text).byteLength);
      expect(sum).toBeLessThanOrEqual(200 * KILOBYTE);
    });
  });

  test('leads only to places that exist', async () => {
    const pages = new Map<string, string>();
    const lost: string[] = [];
    for (const { address } of file.records) {
      const [path = '', hash] = address.split('#');
      if (!pages.has(path)) {
        const response = await fetch(new URL(path.slice(1), site));
        pages.set(path, response.ok ? await response.text() : '');
      }
      const html = pages.get(path) ?? '';
      if (html === '' || (hash && !html.includes(`id="${hash}"`))) lost.push(address);
    }
    expect(lost).toEqual([]);
  });

  test('has each record once, with a title and a text', () => {
    const keys = file.records.map(({ kind, id }) => `${kind}:${id}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { id, title, text } of file.records)
      expect([id, title !== '', text !== '']).toEqual([id, true, true]);
    for (const kind of ['rule', 'card', 'term', 'ruling', 'tool', 'page'])
      expect(keys.some((key) => key.startsWith(kind))).toBe(true);
  });

  test('knows of the board page what it is for, not its controls', () => {
    const board = file.records.find(({ kind, id }) => kind === 'tool' && id === 'board');
    expect(board?.text).toContain('Choose how many regimes play');
    expect(board?.text).toContain('Ready to print');
    expect(board?.text).not.toMatch(/Undo|States a regime|Greys|Copy link|Without scripts/);
  });
});
