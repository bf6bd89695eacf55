import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { OPEN_GAMES } from '#games/registry.ts';
import { axeFinds } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { builtPages } from './pages.ts';

const site = inject('site');
const GLOSSARY = 'a-new-regime/glossary/';
/** A page of the manual with words of the glossary early in its text. */
const CHAPTER = 'a-new-regime/imperialization/';
const fileOf = (page: string): string => `dist/${page.endsWith('.html') ? page : `${page}index.html`}`;

describe('words of the glossary', () => {
  const glossaries = new Map(
    OPEN_GAMES.map(({ id }) => [id as string, parse(readFileSync(fileOf(`${id}/glossary/`), 'utf8'))]),
  );
  const gameOf = (page: string): string => page.split('/')[0] ?? '';
  const entryOf = (page: string, id: string) => glossaries.get(gameOf(page))?.querySelector(`[id="${id}"]`);
  const pages = builtPages().map((page) => ({ page, html: parse(readFileSync(fileOf(page), 'utf8')) }));
  const terms = pages.flatMap(({ page, html }) =>
    html
      .querySelectorAll('a[data-term]')
      .map((link) => ({ page, link, id: link.getAttribute('data-term') ?? '' })),
  );

  test('are marked in the manual and on cards', () => {
    expect(terms.filter(({ page }) => page.includes('/cards/')).length).toBeGreaterThan(40);
    expect(terms.filter(({ page }) => !page.includes('/cards/')).length).toBeGreaterThan(40);
  });

  test('lead to their place in the glossary', () => {
    const lost = terms.filter(
      ({ page, id, link }) =>
        link.getAttribute('href') !== `/${gameOf(page)}/glossary/#${id}` ||
        !entryOf(page, id)?.querySelector('dfn'),
    );
    expect(lost.map(({ page, id }) => [page, id])).toEqual([]);
  });

  test('have their definition on each page that uses them, once', () => {
    for (const { page, html } of pages) {
      const used = html.querySelectorAll('a[data-term]').map((link) => link.getAttribute('data-term'));
      const defined = html
        .querySelectorAll('a[data-definition]')
        .map((link) => link.getAttribute('data-term'));
      expect([...defined].sort(), page).toEqual([...new Set(used)].sort());
    }
  });

  test('have the same definition there as in the glossary', () => {
    for (const { page, link, id } of terms) {
      const definition = link.getAttribute('data-definition');
      if (definition === undefined) continue;
      expect(entryOf(page, id)?.querySelector('dd')?.textContent.trim()).toBe(definition);
    }
  });

  test('are plain text on paper', () => {
    const books = builtPages().filter((page) => page.startsWith('print/'));
    for (const book of books) expect(readFileSync(fileOf(book), 'utf8')).not.toContain('data-term');
  });
});

describe('the glossary', () => {
  const html = parse(readFileSync(fileOf(GLOSSARY), 'utf8'));
  const entries = html.querySelectorAll('.entry');

  test('has each term once, with what it means and where it is used', () => {
    expect(entries.length).toBeGreaterThan(50);
    const ids = html.querySelectorAll('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const outfit = html.querySelector('#outfit');
    expect(outfit?.textContent).toContain('army');
    expect(outfit?.textContent).toContain('Used in');
    expect(outfit?.querySelector('a[href="/a-new-regime/cards/air-drop/"]')).toBeTruthy();
  });

  test('leads only to terms that it has', () => {
    const inside = html
      .querySelectorAll('.glossary a[href^="#"]')
      .map((link) => link.getAttribute('href') ?? '');
    expect(inside.filter((hash) => !html.querySelector(`[id="${hash.slice(1)}"]`))).toEqual([]);
  });

  test('is linked data with the words of the page', () => {
    const script = html.querySelector('script[type="application/ld+json"]');
    const set = JSON.parse(script?.textContent ?? '') as {
      hasDefinedTerm: { termCode: string; name: string; description: string; url: string }[];
    };
    expect(set.hasDefinedTerm.map(({ termCode }) => termCode)).toEqual(entries.map(({ id }) => id));
    for (const { termCode, name, description, url } of set.hasDefinedTerm) {
      const entry = html.querySelector(`[id="${termCode}"]`);
      expect(entry?.querySelector('dfn')?.textContent).toBe(name);
      expect(entry?.querySelector('dd')?.textContent).toBe(description);
      expect(url).toMatch(new RegExp(`^https?://.*/${GLOSSARY}#${termCode}$`));
    }
  });
});

describe('definitions beside words', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
  });

  async function visit(
    path: string,
    options: BrowserContextOptions,
    look: (page: Page, asked: readonly string[]) => Promise<void>,
  ): Promise<void> {
    const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, ...options });
    try {
      const page = await context.newPage();
      await page.goto(site + path, { waitUntil: 'networkidle' });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await look(page, asked);
    } finally {
      await context.close();
    }
  }

  const box = (page: Page) => page.locator('.term-definition');
  const word = (page: Page, place = 0) => page.locator('main a.term').nth(place);
  const definitionOf = (page: Page): Promise<string> =>
    word(page).evaluate((link) => (link as HTMLElement).dataset['definition'] ?? '');
  const away = (page: Page): Promise<void> => page.mouse.move(5, 5);

  test('open when the pointer rests on a word, let it come over, and close when it leaves', async () => {
    await visit(CHAPTER, {}, async (page, asked) => {
      await word(page).hover();
      await box(page).waitFor();
      await expect.poll(() => box(page).innerText()).toContain(await definitionOf(page));
      await box(page).getByText('All about it').hover();
      await page.waitForTimeout(500);
      await expect.poll(() => box(page).isVisible()).toBe(true);
      await away(page);
      await box(page).waitFor({ state: 'detached' });
      expect(asked).toEqual([]);
    });
  });

  test('open by key, describe the word, lead on with Tab, and close with Escape', async () => {
    await visit(CHAPTER, {}, async (page, asked) => {
      await page.locator('main h1').evaluate((title) => {
        (title as HTMLElement).tabIndex = -1;
        (title as HTMLElement).focus();
      });
      while (!(await word(page).evaluate((link) => link === document.activeElement)))
        await page.keyboard.press('Tab');
      await box(page).waitFor();
      await expect
        .poll(() => word(page).getAttribute('aria-describedby'))
        .toBe(await box(page).getAttribute('id'));
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('All about it');
      await page.keyboard.press('Escape');
      await expect.poll(() => box(page).count()).toBe(0);
      await expect.poll(() => word(page).evaluate((link) => link === document.activeElement)).toBe(true);
      await expect.poll(() => word(page).getAttribute('aria-describedby')).toBeNull();
      expect(asked).toEqual([]);
    });
  });

  test('stay while the word has the focus, and close when it goes on', async () => {
    await visit(CHAPTER, {}, async (page) => {
      await page.keyboard.press('Tab');
      await word(page).focus();
      await box(page).waitFor();
      await word(page).hover();
      await away(page);
      await page.waitForTimeout(500);
      await expect.poll(() => box(page).isVisible()).toBe(true);
      await page.keyboard.press('Shift+Tab');
      await box(page).waitFor({ state: 'detached' });
    });
  });

  test.each([360, 320])(
    'open on a tap inside a window of %i pixels, and close on the next',
    async (width) => {
      await visit(
        CHAPTER,
        { viewport: { width, height: 640 }, hasTouch: true, isMobile: true },
        async (page, asked) => {
          for (const place of [0, 1, 2]) {
            await word(page, place).tap();
            await box(page).waitFor();
            const inside = await box(page).boundingBox();
            expect(inside?.x).toBeGreaterThanOrEqual(0);
            expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThanOrEqual(width);
            expect(inside?.y).toBeGreaterThanOrEqual(0);
            expect((inside?.y ?? 0) + (inside?.height ?? 0)).toBeLessThanOrEqual(640);
            await expect
              .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
              .toBeLessThanOrEqual(width);
          }
          await page.locator('main h1').tap();
          await expect.poll(() => box(page).count()).toBe(0);
          await word(page).tap();
          await box(page).waitFor();
          await word(page).tap();
          await expect.poll(() => box(page).count()).toBe(0);
          await expect.poll(() => page.url()).toBe(site + CHAPTER);
          expect(asked).toEqual([]);
        },
      );
    },
  );

  test.each(['light', 'dark'] as const)('please axe while open in the %s theme', async (colorScheme) => {
    await visit(CHAPTER, { colorScheme }, async (page) => {
      await word(page).hover();
      await box(page).waitFor();
      expect(await axeFinds(page)).toEqual([]);
    });
  });

  test('lead to the place in the glossary', async () => {
    await visit(CHAPTER, {}, async (page) => {
      const id = await word(page).getAttribute('data-term');
      await word(page).hover();
      await box(page).getByText('All about it').click();
      await page.waitForURL(`${site}${GLOSSARY}#${id}`);
      await expect.poll(() => page.locator(`[id="${id}"] dfn`).isVisible()).toBe(true);
    });
  });

  test('can be switched off for good beside a word, and on again in the glossary', async () => {
    await visit(CHAPTER, {}, async (page) => {
      await word(page).hover();
      await box(page).getByRole('button').click();
      await expect.poll(() => box(page).innerText()).toContain('Definitions are off');
      await page.reload({ waitUntil: 'networkidle' });
      await word(page).hover();
      await page.waitForTimeout(500);
      await expect.poll(() => box(page).count()).toBe(0);
      await away(page);
      const line = () => word(page).evaluate((link) => getComputedStyle(link).textDecorationLine);
      await expect.poll(line).toBe('none');
      await word(page).click();
      await page.waitForURL(new RegExp(GLOSSARY));
      const choice = page.getByLabel('Open definitions beside words in the text');
      await expect.poll(() => choice.isChecked()).toBe(false);
      await choice.check();
      await page.goto(site + CHAPTER, { waitUntil: 'networkidle' });
      await expect.poll(line).toBe('underline');
      await word(page).hover();
      await box(page).waitFor();
    });
  });

  test('are plain links without scripts', async () => {
    await visit(CHAPTER, { javaScriptEnabled: false }, async (page) => {
      await word(page).click();
      await page.waitForURL(new RegExp(`${GLOSSARY}#`));
    });
  });

  test('leave nothing on paper', async () => {
    await visit(CHAPTER, {}, async (page) => {
      await word(page).hover();
      await box(page).waitFor();
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => box(page).isVisible()).toBe(false);
      await expect
        .poll(() => word(page).evaluate((link) => getComputedStyle(link).textDecorationLine))
        .toBe('none');
    });
  });
});

describe('the filter of the glossary', () => {
  test('finds a term by what people call it, in the address too', async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`${site}${GLOSSARY}`, { waitUntil: 'networkidle' });
      await page.getByLabel('Find a word').fill('pawn');
      const shown = () => page.locator('.entry:visible').evaluateAll((all) => all.map(({ id }) => id));
      await expect.poll(shown).toEqual(['figure']);
      await expect.poll(() => new URL(page.url()).search).toBe('?q=pawn');
      await page.getByLabel('Find a word').fill('zzz');
      await expect.poll(() => page.getByText('No term has these words.').isVisible()).toBe(true);
      await page.getByRole('button', { name: 'Show all terms' }).click();
      await expect.poll(async () => (await shown()).length).toBeGreaterThan(50);
    } finally {
      await browser.close();
    }
  });
});
