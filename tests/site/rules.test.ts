import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { OPEN_GAMES } from '#games/registry.ts';
import { rulesOf } from '../../src/manual/outline.ts';
import { manualOnDisk } from '../../src/site/manualOnDisk.ts';
import { opensCalculator } from './opensCalculator.ts';
import { axeFinds } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { BASE, FOLDERS } from './builtSite.ts';
import { builtPages, redirects } from './pages.ts';

const GAME = 'a-new-regime';
const MANUALS = OPEN_GAMES.map(({ id: game }) => {
  const { graph, chapters } = manualOnDisk(game);
  return { game, graph, rules: chapters.flatMap(rulesOf) };
});
const { graph, rules } = MANUALS.find(({ game }) => game === GAME)!;

/** What a page of a built site says, by its path below the base; undefined where there is none. */
function pageReader(folder: string): (path: string) => string | undefined {
  const read = new Map<string, string | undefined>();
  return (path) => {
    if (!read.has(path)) {
      const file = join(folder, path.endsWith('/') || path === '' ? join(path, 'index.html') : path);
      read.set(path, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    }
    return read.get(path);
  };
}

/** Why an address (`/base/topic/#id`) leads nowhere in a built site; undefined if it leads somewhere. */
function deadEnd(
  address: string,
  base: string,
  read: (path: string) => string | undefined,
): string | undefined {
  const [, path = '', hash = ''] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  if (!path.startsWith(base)) return `${address} is not under ${base}`;
  const html = read(decodeURI(path.slice(base.length)));
  if (html === undefined) return `${address}: no such page`;
  // What the board maker reads from its hash is not a place in the page.
  if (hash === '' || path.endsWith('/board/') || !/\.html$|\/$/.test(path)) return undefined;
  // Nor is what a calculator reads from its.
  if (opensCalculator(path, hash)) return undefined;
  return html.includes(` id="${hash}"`) ? undefined : `${address}: no such place in the page`;
}

describe.each([
  ['at the root', FOLDERS.root, '/'],
  ['under a base path', FOLDERS.base, BASE],
] as const)('the built site %s', (_, folder, base) => {
  const read = pageReader(folder);

  test('has a permanent address for each rule, by all its ids, and no other', () => {
    const ids = MANUALS.flatMap(({ game, rules }) =>
      rules.flatMap(({ id, oldIds }) => [id, ...oldIds].map((one) => `r/${game}/${one}/`)),
    );
    expect(redirects(folder)).toEqual(ids.sort());
  });

  test('leads from there to the rule, without a script, and keeps it out of indexes', () => {
    const addresses = MANUALS.flatMap(({ game, rules }) =>
      rules.flatMap((rule) => [rule.id, ...rule.oldIds].map((id) => ({ path: `r/${game}/${id}/`, rule }))),
    );
    for (const { path, rule } of addresses) {
      const html = read(path) ?? '';
      const target = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(html)?.[1] ?? '';
      expect(target).toBe(base + rule.address.slice(1));
      expect(deadEnd(target, base, read)).toBeUndefined();
      expect(html).toContain(`<a href="${target}">`);
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).not.toMatch(/<script/);
    }
    expect(readFileSync(join(folder, 'sitemap-0.xml'), 'utf8')).not.toContain('/r/');
  });

  test('shows no number that a condition left behind, where nothing cites a rule', () => {
    const stray = /<\/(?:div|p|ul|table|figure)>\s*(?:0|NaN|undefined|null|false)\s*</;
    expect(builtPages(folder).filter((path) => stray.test(read(path) ?? ''))).toEqual([]);
  });

  test('has a place for everything that can be cited', () => {
    const dead = MANUALS.flatMap(({ graph }) =>
      graph.nodes.map(({ address }) => deadEnd(base + address.slice(1), base, read)),
    );
    expect(dead.filter(Boolean)).toEqual([]);
  });
});

describe('a rule in the browser', () => {
  const site = inject('site');
  const rule = rules.find(({ id }) => id === 'capital-distance')!;
  const path = rule.address.slice(1).replace(/#.*/, '');
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
  });

  async function visit(
    options: BrowserContextOptions,
    address: string,
    look: (page: Page) => Promise<void>,
  ): Promise<void> {
    const context = await browser.newContext(options);
    try {
      const page = await context.newPage();
      await page.goto(site + address);
      await look(page);
    } finally {
      await context.close();
    }
  }

  const number = (page: Page) => page.locator(`#${rule.id} .rule-number`);
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const allowed: BrowserContextOptions = { permissions: ['clipboard-read', 'clipboard-write'] };

  test('is reached by its permanent address, and marked there', async () => {
    await visit({}, `r/${GAME}/${rule.id}/`, async (page) => {
      await page.waitForURL(site + rule.address.slice(1));
      await expect.poll(() => page.locator(':target').getAttribute('id')).toBe(rule.id);
    });
  });

  test('gives its link by keyboard, says so, and hands the focus back', async () => {
    await visit(allowed, path, async (page) => {
      await number(page).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => number(page).getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Enter');
      await page.getByText('Link copied.').waitFor();
      await expect.poll(() => clipboard(page)).toBe(`${site}r/${GAME}/${rule.id}/`);
      await page.keyboard.press('Escape');
      await expect.poll(() => number(page).getAttribute('aria-expanded')).toBe('false');
      await expect.poll(() => number(page).evaluate((one) => one === document.activeElement)).toBe(true);
    });
  });

  test('can be asked about: id, number, edition and link are copied', async () => {
    await visit(allowed, path, async (page) => {
      await number(page).click();
      await page.getByRole('button', { name: 'Ask about this rule' }).click();
      await page.getByText('Copied: rule, edition and link.').waitFor();
      await expect
        .poll(() => clipboard(page))
        .toBe(
          `About rule ${rule.number} (${rule.id}) of A New Regime, first edition of 2026-11-30:\n${site}r/${GAME}/${rule.id}/\n`,
        );
    });
  });

  test('shows the text, selected, where the browser refuses to copy', async () => {
    await visit({}, path, async (page) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      await number(page).click();
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByRole('status').getByText('does not let this page copy').waitFor();
      await expect
        .poll(() => page.evaluate(() => getSelection()?.toString()))
        .toBe(`${site}r/${GAME}/${rule.id}/`);
    });
  });

  test('opens what cites it from its menu, with a link to each', async () => {
    await visit({}, path, async (page) => {
      await number(page).click();
      await page.getByRole('button', { name: /^Cited by \d+ / }).click();
      const links = page.locator(`#${rule.id} details.cited[open] dl a`);
      const node = graph.find('rule', rule.id)!;
      await expect
        .poll(() => links.allInnerTexts())
        .toEqual(graph.citedBy.get(node)?.map(({ label }) => label));
    });
  });

  test.each([360, 1280])(
    'has a menu inside a window of %i pixels in which axe finds nothing',
    async (width) => {
      await visit({ viewport: { width, height: 740 } }, path, async (page) => {
        await number(page).click();
        const box = (await page.locator('rule-menu').boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(await axeFinds(page, { include: ['rule-menu', `#${rule.id}`] })).toEqual([]);
      });
    },
  );

  test('is a plain link without scripts, and still says what cites it', async () => {
    await visit({ javaScriptEnabled: false }, path, async (page) => {
      await expect.poll(() => page.locator('rule-menu').isVisible()).toBe(false);
      await number(page).click();
      await expect.poll(() => page.url()).toBe(site + rule.address.slice(1));
      const cited = page.locator(`#${rule.id} details.cited`);
      await cited.locator('summary').click();
      await expect.poll(() => cited.getByRole('link').first().isVisible()).toBe(true);
    });
  });

  test('shows neither menu nor what cites it on paper', async () => {
    await visit({}, path, async (page) => {
      await number(page).click();
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => page.locator('rule-menu').isVisible()).toBe(false);
      await expect.poll(() => page.locator('details.cited').first().isVisible()).toBe(false);
    });
  });

  test('is read before the rulings beside it, which stand level with it on a wide screen', async () => {
    await visit({ viewport: { width: 1280, height: 900 } }, path, async (page) => {
      const ruled = page.locator('.rule.ruled').first();
      await expect
        .poll(() => ruled.evaluate((one) => [...one.children].map((child) => child.className.split(' ')[0])))
        .toEqual(expect.arrayContaining(['rule-body', 'ruling']));
      await expect.poll(() => ruled.evaluate((one) => one.firstElementChild?.className)).toBe('rule-body');
      const [text, ruling] = [
        await ruled.locator('.rule-body').boundingBox(),
        await ruled.locator('.ruling').first().boundingBox(),
      ];
      expect(Math.abs(text!.y - ruling!.y)).toBeLessThan(12);
      expect(ruling!.x).toBeGreaterThan(text!.x + text!.width);
      const boxes = await page
        .locator('.ruling')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom] as const),
        );
      for (const [index, [top]] of boxes.entries())
        if (index > 0) expect(top).toBeGreaterThanOrEqual(boxes[index - 1]![1]);
    });
  });
});
