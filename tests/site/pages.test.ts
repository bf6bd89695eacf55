import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { builtPages } from './pages.ts';

const site = inject('site');
/** The pages of cards are made by one template: one a pile is looked at in the browser, the rest as text. */
const CARDS_LOOKED_AT = ['enemy-of-my-enemy', 'greed', 'prophet', 'counter'];
const isCard = (page: string): boolean => /\/cards\/./.test(page);
const pages = builtPages().filter(
  (page) => !isCard(page) || CARDS_LOOKED_AT.some((id) => page.endsWith(`/${id}/`)),
);
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
});

interface Visit {
  readonly page: Page;
  /** Errors, warnings and violations of the page's policy that reached the console. */
  readonly complaints: readonly string[];
  /** Addresses asked for that are not of this site. */
  readonly strangers: readonly string[];
}

/** Opens a page and listens to it from its first byte until its network is quiet. */
async function open(context: BrowserContext, path: string): Promise<Visit> {
  const page = await context.newPage();
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== new URL(site).origin)
      strangers.push(request.url());
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  return { page, complaints, strangers };
}

/** Opens a page in a browser window of its own, hands it to `look`, and closes it. */
async function visit(
  path: string,
  options: BrowserContextOptions,
  look: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  try {
    await look(await open(context, path));
  } finally {
    await context.close();
  }
}

/** What axe finds depends on the theme in these rules alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

describe.each(pages)('page /%s', (path) => {
  let context: BrowserContext;
  let opened: Visit;
  let shifts: number;

  // Opened once and looked at from all sides: opening is what takes the time.
  beforeAll(async () => {
    context = await browser.newContext({ colorScheme: 'light' });
    await context.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { shifts: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    opened = await open(context, path);
    shifts = await opened.page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
  });

  afterAll(async () => {
    await context.close();
  });

  test('opens without complaint, breaks no policy and asks nobody else', async () => {
    expect(await opened.page.locator('meta[http-equiv="Content-Security-Policy"]').count()).toBe(1);
    expect(opened.complaints).toEqual([]);
    expect(opened.strangers).toEqual([]);
  });

  test('does not jump while it loads', () => {
    expect(shifts).toBeLessThan(0.02);
  });

  // Calculators are looked at by their own tests, unfolded and with two set-ups beside each other.
  test.skipIf(/\/odds\/./.test(path)).each(['light', 'dark'] as const)(
    'axe finds nothing in the %s theme',
    async (colorScheme) => {
      await opened.page.emulateMedia({ colorScheme });
      const axe = new AxeBuilder({ page: opened.page });
      // Everything once; at night only what colours can break.
      const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(COLOUR_RULES)).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual(
        [],
      );
    },
  );

  // 320 pixels are a window of 1280 at four times its size.
  test.each([360, 320])('does not scroll sideways in %i pixels', async (width) => {
    await opened.page.setViewportSize({ width, height: 740 });
    expect(await opened.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  test('can be read with scripts off', async () => {
    await visit(path, { javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.locator('main h1').first().isVisible()).toBe(true);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(80);
    });
  });
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
    await visit('', { colorScheme: 'light' }, async ({ page }) => {
      const paper = (): Promise<string> =>
        page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const day = await paper();
      await page.getByLabel('Theme').selectOption('dark');
      const night = await paper();
      expect(night).not.toBe(day);
      await page.goto(`${site}a-new-regime/setting-up/`);
      expect(await paper()).toBe(night);
      await page.getByLabel('Theme').selectOption('system');
      expect(await paper()).toBe(day);
    });
  });

  test('reaches the other open pages', async () => {
    await visit('', { colorScheme: 'light' }, async ({ page }) => {
      const other = await page.context().newPage();
      await other.goto(`${site}a-new-regime/board/`);
      const mode = () => other.evaluate(() => document.documentElement.dataset['mode'] ?? 'system');
      for (const wanted of ['dark', 'light', 'system']) {
        await page.getByLabel('Theme').selectOption(wanted);
        await expect.poll(mode).toBe(wanted);
        expect(await other.getByLabel('Theme').inputValue()).toBe(wanted);
      }
    });
  });
});

describe('the worked example of the set-up', () => {
  test('rolls again by keyboard, says so once, and shows the seed', async () => {
    await visit('a-new-regime/setting-up/', {}, async ({ page, complaints }) => {
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
      expect(await status.count()).toBe(1);
      expect(await status.innerText()).toContain(after[0]);
      expect(complaints).toEqual([]);
    });
  });

  test('shows its dice and outcomes before any script runs', async () => {
    await visit('a-new-regime/setting-up/', { javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.locator('#example-four-states-roll svg.die').count()).toBe(8);
      expect(await page.locator('#example-four-states-roll .outcome').allInnerTexts()).toHaveLength(4);
    });
  });
});
