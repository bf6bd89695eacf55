import { readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { changesOf, contradictionsOf } from '#games/changes.ts';
import { OPEN_GAMES } from '#games/registry.ts';
import { rulingsOf } from '#games/rulings.ts';
import { outlineOf } from '../../src/manual/outline.ts';
import { chapterSources } from '../../src/site/manualOnDisk.ts';
import { launchBrowser } from './browser.ts';

const site = inject('site');

const words = (element: HTMLElement | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

describe.each(OPEN_GAMES.map(({ id }) => id))('the questions of %s', (game) => {
  const rulings = rulingsOf(game);
  const contradictions = contradictionsOf(game);
  const built = (path: string): HTMLElement => parse(readFileSync(`dist/${game}/${path}/index.html`, 'utf8'));
  const page = built('open-questions');

  test.each(rulings.map((ruling) => [ruling.id, ruling] as const))('are told in full: %s', (id, ruling) => {
    const question = page.querySelector(`article[id="${id}"]`);
    const text = words(question);
    for (const part of [ruling.title, ruling.question, ruling.reason]) expect(text).toContain(part);
    const readings = question?.querySelectorAll('.readings li') ?? [];
    // Where a reading changes a chance, a link to the calculator follows it.
    const said = readings.map((reading) => words(reading).replace(/ Compare the chances$/, ''));
    expect(said).toEqual(
      ruling.options.map(
        (option) => `${option.id === ruling.default ? 'Taken' : 'Other reading'}: ${option.meaning}`,
      ),
    );
    expect(text.includes('open to choice')).toBe(ruling.selectable);
    expect(question?.querySelectorAll('.touches a')).toHaveLength(
      ruling.rules.length + (ruling.cards?.length ?? 0),
    );
  });

  test('are led to group by group, and counted rightly', () => {
    const counts = page.querySelectorAll('nav[aria-label="Questions by subject"] li').map((entry) => {
      const target = entry.querySelector('a')?.getAttribute('href')?.slice(1);
      const group = page.getElementById(target ?? '')?.parentNode;
      const told = Number(/\d+$/.exec(words(entry.querySelector('.count')))?.[0]);
      return [told, group?.querySelectorAll('article').length];
    });
    expect(counts.length).toBeGreaterThan(3);
    for (const [told, found] of counts) expect(told).toBe(found);
  });

  test('stand beside the contradictions of the draft', () => {
    const rows = page.querySelectorAll('.contradictions tbody tr').map(words);
    expect(rows).toHaveLength(contradictions.length);
    contradictions.forEach(({ conflict, reading }, index) => {
      expect(rows[index]).toContain(conflict);
      expect(rows[index]).toContain(reading);
    });
  });

  test('stand on a page that has no id twice', () => {
    const ids = page.querySelectorAll('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  const pages = outlineOf(game, chapterSources(game)).map(({ topic }) => built(topic));

  test.each(rulings.filter(({ rules }) => rules.length > 0).map((ruling) => [ruling.id, ruling] as const))(
    'stand each by its rule, behind its text: %s',
    (id, ruling) => {
      const found = pages.flatMap((page) => page.querySelectorAll(`[id="ruling-${id}"]`));
      expect(found).toHaveLength(1);
      const rule = found[0]?.parentNode;
      expect(rule?.id).toBe(ruling.rules[0]);
      const order = rule?.querySelectorAll('.rule-text, .ruling') ?? [];
      expect(order[0]?.classNames).toContain('rule-text');
      for (const part of [
        ruling.title,
        ruling.question,
        ruling.reason,
        ...ruling.options.map((o) => o.meaning),
      ])
        expect(words(found[0])).toContain(part);
    },
  );

  test('are answered in the change log, which tells every change', () => {
    const text = words(built('changes').querySelector('.changes'));
    for (const change of changesOf(game)) expect(text).toContain(change.text);
  });
});

const rulings = rulingsOf('a-new-regime');

describe('in a browser', () => {
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
    look: (page: Page) => Promise<void>,
  ): Promise<void> {
    const context = await browser.newContext(options);
    try {
      const page = await context.newPage();
      await page.goto(`${site}a-new-regime/${path}/`);
      await look(page);
    } finally {
      await context.close();
    }
  }

  test('questions that are not open to choice can be hidden without scripts', async () => {
    await visit('open-questions', { javaScriptEnabled: false }, async (page) => {
      const shown = page.locator('article:visible');
      await expect.poll(() => shown.count()).toBe(rulings.length);
      await page.getByLabel('Show only what is open to choice').check();
      await expect.poll(() => shown.count()).toBe(rulings.filter(({ selectable }) => selectable).length);
    });
  });

  test.each(['outfits', 'imperialization', 'setting-up', 'winning-and-scoring'])(
    'rulings do not outrun the text of the chapter %s on a wide screen',
    async (chapter) => {
      await visit(chapter, { viewport: { width: 1280, height: 900 } }, async (page) => {
        const bottom = (selector: string): Promise<number> =>
          page
            .locator(selector)
            .last()
            .evaluate((element) => element.getBoundingClientRect().bottom);
        expect((await bottom('.ruling')) - (await bottom('.rule-text'))).toBeLessThan(250);
      });
    },
  );

  test('on a narrow screen they follow the text of their rule', async () => {
    await visit('outfits', { viewport: { width: 360, height: 740 } }, async (page) => {
      const tops = await page
        .locator('.rule:has(.ruling)')
        .evaluateAll((rules) =>
          rules.map((rule) =>
            [...rule.querySelectorAll('.rule-text, .ruling')].map((part) => part.getBoundingClientRect().top),
          ),
        );
      expect(tops.length).toBeGreaterThan(5);
      for (const rule of tops) expect(rule).toEqual([...rule].sort((a, b) => a - b));
    });
  });

  test('on paper nothing of them is folded', async () => {
    await visit('outfits', {}, async (page) => {
      await page.emulateMedia({ media: 'print' });
      const hidden = await page
        .locator('.ruling .question')
        .evaluateAll(
          (all) => all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length,
        );
      expect(hidden).toBe(0);
    });
  });
});
