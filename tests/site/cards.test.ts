import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { rulingsOf } from '#games/rulings.ts';
import { CARD_FACTS, numbersIn } from '../content/cardFacts.ts';
import { axeFinds } from './axe.ts';
import { launchBrowser } from './browser.ts';

const site = inject('site');
const GALLERY = 'a-new-regime/cards/';
const htmlOf = (path: string) => parse(readFileSync(`dist/${path}index.html`, 'utf8'));
const wordsOf = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

describe('the page of each card', () => {
  const gallery = htmlOf(GALLERY);

  test.each(CARD_FACTS)('$id shows the card with its name, numbers and place', (fact) => {
    const page = htmlOf(`${GALLERY}${fact.id}/`);
    expect(wordsOf(page.querySelector('h1')?.textContent)).toBe(fact.name);
    const face = page.querySelector('.card');
    expect(face?.classList.contains(fact.pile === 'turn-the-tide' ? 'tide' : fact.pile)).toBe(true);
    expect(wordsOf(face?.querySelector('.card-title')?.textContent)).toBe(fact.name);
    expect(numbersIn(wordsOf(face?.querySelector('.card-text')?.textContent))).toEqual(fact.numbers);
    expect(Boolean(face?.querySelector('.card-judged'))).toBe(fact.table === true);
    const alike = CARD_FACTS.filter(
      ({ pile }) => (pile === 'turn-the-tide') === (fact.pile === 'turn-the-tide'),
    );
    expect(wordsOf(face?.querySelector('.card-number')?.textContent)).toBe(
      `Card ${alike.indexOf(fact) + 1}/${alike.length}`,
    );
  });

  test.each(CARD_FACTS)('$id has its rulings, its rules and its neighbours', ({ id, pile }) => {
    const page = htmlOf(`${GALLERY}${id}/`);
    const rulings = rulingsOf('a-new-regime').filter(({ cards }) => cards?.includes(id));
    expect(page.querySelectorAll('.ruling').map((ruling) => ruling.id)).toEqual(
      rulings.map((ruling) => `ruling-${ruling.id}`),
    );
    expect(page.querySelectorAll('section[aria-labelledby=rules] a').length).toBeGreaterThan(2);
    const mates = CARD_FACTS.filter((fact) => fact.pile === pile).map((fact) => fact.id);
    const place = mates.indexOf(id);
    const next = (rel: string): string | undefined =>
      page.querySelector(`.neighbours a[rel=${rel}]`)?.getAttribute('href');
    expect(next('prev')).toBe(place > 0 ? `/${GALLERY}${mates[place - 1]}/` : undefined);
    expect(next('next')).toBe(place < mates.length - 1 ? `/${GALLERY}${mates[place + 1]}/` : undefined);
  });

  test.each(CARD_FACTS)(
    '$id lies in the gallery under its pile and leads to its page',
    ({ id, name, pile }) => {
      const entry = gallery.querySelector(`section[aria-labelledby=${pile}] #${id}`);
      const link = entry?.querySelector('h3 a');
      expect(wordsOf(link?.textContent)).toBe(name);
      expect(link?.getAttribute('href')).toBe(`/${GALLERY}${id}/`);
    },
  );
});

describe('the gallery', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
  });

  async function visit(
    query: string,
    options: BrowserContextOptions,
    look: (page: Page) => Promise<void>,
  ): Promise<void> {
    const context = await browser.newContext(options);
    try {
      const page = await context.newPage();
      await page.goto(site + GALLERY + query, { waitUntil: 'networkidle' });
      await look(page);
    } finally {
      await context.close();
    }
  }

  const shown = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-entry]')]
        .filter((entry) => entry.checkVisibility())
        .map(({ id }) => id),
    );
  const idsWhere = (holds: (fact: (typeof CARD_FACTS)[number]) => boolean): string[] =>
    CARD_FACTS.filter(holds).map(({ id }) => id);
  const query = (page: Page): string => new URL(page.url()).search;

  test('shows all forty, and says so', async () => {
    await visit('', {}, async (page) => {
      await expect.poll(() => shown(page)).toEqual(idsWhere(() => true));
      await expect.poll(() => page.getByRole('status').innerText()).toBe('40 of 40 cards');
    });
  });

  test('filters by kind, affiliation, moment and judge, each in the address', async () => {
    await visit('', {}, async (page) => {
      const choose = async (label: string, option: string, expected: readonly string[]): Promise<void> => {
        await page.getByRole('combobox', { name: label, exact: true }).selectOption(option);
        await expect.poll(() => shown(page)).toEqual(expected);
      };
      await choose(
        'Kind',
        'end-game-condition',
        idsWhere(({ pile }) => pile !== 'turn-the-tide'),
      );
      await choose(
        'Affiliation',
        'economic',
        idsWhere(({ pile }) => pile === 'economic'),
      );
      await choose('Judged by', 'table', ['market-economy']);
      await expect.poll(() => query(page)).toBe('?kind=end-game-condition&affiliation=economic&judge=table');
      await expect.poll(() => page.getByRole('status').innerText()).toBe('1 of 40 cards');
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect.poll(() => query(page)).toBe('');
      await choose('When', 'any-roll', [
        'counter',
        'rebound',
        'advanced-tactics',
        'double-our-efforts',
        'overkill',
      ]);
    });
  });

  test('finds words of cards and of their notes, by keyboard, one step back for a word', async () => {
    await visit('', {}, async (page) => {
      const field = page.getByLabel('Words on the card');
      await field.focus();
      await page.keyboard.type('capital');
      await expect
        .poll(() => shown(page))
        .toEqual([
          'power-hungry',
          'last-man-standing',
          'bought-out',
          'purple-kool-aid',
          'fear-the-wrath',
          'forgiveness',
          'air-strike',
          'propaganda',
          'air-lift',
        ]);
      await expect.poll(() => query(page)).toBe('?q=capital');
      await expect.poll(() => page.getByRole('status').innerText()).toBe('9 of 40 cards');
      await page.goBack();
      await expect.poll(() => query(page)).toBe('');
      await expect.poll(() => field.inputValue()).toBe('');
      await expect.poll(() => shown(page)).toHaveLength(40);
      await page.goForward();
      await expect.poll(() => field.inputValue()).toBe('capital');
      await expect.poll(() => shown(page)).toHaveLength(9);
      await field.fill('obliterate');
      await expect.poll(() => shown(page)).toEqual(['dead-eye', 'purple-kool-aid']);
      await field.fill('sin');
      await expect.poll(() => shown(page)).toEqual(['condemnation']);
    });
  });

  test('opens filtered from an address, and goes back there from a card', async () => {
    await visit('?kind=turn-the-tide&q=tokens', {}, async (page) => {
      await expect.poll(() => shown(page)).toEqual(['mint-boost', 'false-profit', 'overkill']);
      await page.getByRole('link', { name: 'False Profit' }).click();
      await page.getByRole('heading', { level: 1, name: 'False Profit' }).waitFor();
      await page.goBack();
      await expect.poll(() => shown(page)).toEqual(['mint-boost', 'false-profit', 'overkill']);
    });
  });

  test('leaves out what the address asks for in vain, and says so', async () => {
    await visit('?kind=weather&affiliation=religious', {}, async (page) => {
      await expect.poll(() => shown(page)).toEqual(idsWhere(({ pile }) => pile === 'religious'));
      await expect.poll(() => page.getByRole('alert').innerText()).toContain('“weather”');
      await page.getByRole('combobox', { name: 'Kind', exact: true }).selectOption('turn-the-tide');
      await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    });
  });

  test('says when nothing fits, and shows all again', async () => {
    await visit('?q=submarine', {}, async (page) => {
      await expect.poll(() => shown(page)).toEqual([]);
      await expect.poll(() => page.getByText('No card fits all of that.').isVisible()).toBe(true);
      await expect.poll(() => page.getByRole('status').innerText()).toBe('0 of 40 cards');
      expect(await axeFinds(page)).toEqual([]);
      await page.getByRole('button', { name: 'Show all cards' }).click();
      await expect.poll(() => shown(page)).toHaveLength(40);
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
    });
  });

  test('can be read without scripts, grouped, with no dead controls', async () => {
    await visit('?kind=turn-the-tide', { javaScriptEnabled: false }, async (page) => {
      await expect.poll(() => page.locator('[data-entry]:visible').count()).toBe(40);
      await expect.poll(() => page.locator('main :is(select, input, button):visible').count()).toBe(0);
      await expect.poll(() => page.locator('.piles a').count()).toBe(4);
    });
  });

  test.each([
    [1280, 'screen'],
    [360, 'screen'],
    [320, 'screen'],
    [780, 'print'],
  ] as const)('has every text inside its card at %i pixels of %s', async (width, media) => {
    await visit('', { viewport: { width, height: 800 } }, async (page) => {
      await page.emulateMedia({ media });
      // On a phone cards lie in rows: the picture alone keeps a card's shape, and words have the size of the page's.
      const inRows = media === 'screen' && width < 480;
      const wrong = await page.evaluate(
        (rows) =>
          [...document.querySelectorAll('.card')]
            .filter((card) => {
              const shape = (rows ? card.querySelector('.card-art')! : card).getBoundingClientRect();
              const box = card.getBoundingClientRect();
              const foot = card.querySelector('.card-foot')?.getBoundingClientRect();
              const text = card.querySelector('.card-text')?.getBoundingClientRect();
              return (
                !foot ||
                !text ||
                text.bottom > foot.top + 1 ||
                foot.bottom > box.bottom ||
                Math.abs(shape.height / shape.width - 1.4) > 0.01 ||
                (rows && parseFloat(getComputedStyle(card.querySelector('.card-text')!).fontSize) < 16)
              );
            })
            .map((card) => card.querySelector('.card-title')?.textContent),
        inRows,
      );
      expect(wrong).toEqual([]);
    });
  });

  test('keeps the paper of its cards at night and where colours are forced', async () => {
    await visit('', { colorScheme: 'dark', forcedColors: 'active' }, async (page) => {
      const paper = await page
        .locator('.card')
        .first()
        .evaluate((card) => getComputedStyle(card).backgroundColor);
      expect(paper).toBe('rgb(255, 253, 248)');
    });
  });
});
