import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { CARD_IDS } from '#games/a-new-regime/cards.ts';
import { EDITION } from '#games/a-new-regime/edition.ts';
import { RULINGS } from '#games/a-new-regime/rulings.ts';
import { offerFiles } from '../../scripts/book/offerFiles.ts';
import { outlineOf, rulesOf } from '../../src/manual/outline.ts';
import { BOOK_KINDS, BOOK_PAPERS, bookFile } from '../../src/site/bookFiles.ts';
import { chapterSources } from '../../src/site/manualOnDisk.ts';
import { type ReadBook, readBook } from '../lib/render/readBook.ts';

const GAME = 'a-new-regime';
const html = readFileSync(join('dist', 'print', GAME, 'index.html'), 'utf8');
const book = parse(html);
const chapters = outlineOf(GAME, chapterSources(GAME));
const rules = chapters.flatMap(rulesOf);

const MEGABYTE = 2 ** 20;
/** Most that a reader should have to wait for; written as the browser prints them, they would be half as large again. */
const MOST_BYTES = { pages: 1.4 * MEGABYTE, booklet: MEGABYTE };
const MILLIMETRES = { a4: [210, 297], letter: [215.9, 279.4] } as const;

/** Words on controls of the site. */
const INTERFACE =
  /Copy link|Roll again|Copied|Undo|Search|Filter|Theme|Ask about this rule|Words on the card|Show only/;

const text = (element: HTMLElement | null | undefined): string =>
  (element?.text ?? '').replace(/\s+/g, ' ').trim();
/** Spaces depend on how a line was broken. */
const bare = (words: string): string => words.replace(/\s+/g, '');
const fileOf = (paper: 'a4' | 'letter', kind: 'pages' | 'booklet'): Buffer =>
  readFileSync(join('dist', bookFile(GAME, paper, kind)));

/** Lines of the contents as the page has them, chapters and sections in one list. */
const lines = book.querySelectorAll('.book-contents a').map((link) => ({
  title: [text(link.querySelector('.number')), text(link.querySelector('.name'))].filter(Boolean).join(' '),
  depth: link.closest('ol')?.parentNode?.tagName === 'LI' ? 1 : 0,
}));

describe('the page of the book', () => {
  test('has every id once, and each link within it leads to one', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const lost = book
      .querySelectorAll('main a[href^="#"]')
      .map((link) => link.getAttribute('href')!.slice(1))
      .filter((id) => !ids.includes(id));
    expect(lost).toEqual([]);
  });

  test('holds every rule with its number, every card and every ruling', () => {
    expect(book.querySelectorAll('.rule').map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
    expect(book.querySelectorAll('.rule-number').map(text)).toEqual(rules.map(({ number }) => number));
    for (const id of CARD_IDS) expect(book.querySelector(`#card-${id}`)).not.toBeNull();
    for (const { id } of RULINGS) expect(book.querySelector(`#open-questions-${id}`)).not.toBeNull();
  });

  test('leads from rule to rule without leaving it', () => {
    const out = book
      .querySelectorAll('main .figure-number')
      .map((link) => link.getAttribute('href'))
      .filter((href) => !href?.startsWith('#'));
    expect(out).toEqual([]);
  });

  test('has nothing left to click, type into or run in it', () => {
    const controls =
      'main :is(button, input, select, textarea, summary, details, script, template, astro-island)';
    expect(book.querySelectorAll(controls).map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(INTERFACE.exec(text(book.querySelector('main')))?.[0]).toBeUndefined();
  });

  test('lists all chapters and sections', () => {
    const expected = chapters.flatMap(({ number, title, sections }) => [
      `${number} ${title}`,
      ...sections.map((section, index) => `${number}.${index + 1} ${section.title}`),
    ]);
    expect(lines.slice(0, expected.length).map(({ title }) => title)).toEqual(expected);
  });

  test('offers each printed file, with its pages and size', () => {
    const offered = book.querySelectorAll('[data-printed-files] a');
    expect(offered.map((link) => link.getAttribute('href')).sort()).toEqual(
      BOOK_KINDS.flatMap((kind) => BOOK_PAPERS.map(({ id }) => bookFile(GAME, id, kind))).sort(),
    );
    for (const link of offered) expect(text(link)).toMatch(/\d+ pages, \d\.\d MB/);
  });

  test('says how to print it where there are no files', () => {
    const built = '<div data-printed-files><p>print it from your browser</p></div>';
    const file = { kind: 'pages', paper: 'A4', address: '/x.pdf', pages: 3, bytes: MEGABYTE } as const;
    expect(offerFiles(built, [file])).toContain(
      '<a href="/x.pdf">A4 <small>PDF, 3 pages, 1.0 MB</small></a>',
    );
    expect(offerFiles(built, [file])).not.toContain('from your browser');
    expect(() => offerFiles('<p></p>', [file])).toThrow('no place');
  });
});

describe.each(['a4', 'letter'] as const)('the book on %s', (paper) => {
  let read: ReadBook;
  /** The text of each page without its spaces, and without the pages that links in words lead to. */
  let pages: readonly string[];

  beforeAll(async () => {
    read = await readBook(fileOf(paper, 'pages'));
    pages = read.pages.map(({ texts }) =>
      bare(texts.map((one) => one.text).join('')).replace(/\(p\.\d+\)/g, ''),
    );
  });

  /** What stands beside a title in the contents. */
  function pageInContents(title: string): number {
    for (const { texts } of read.pages.slice(1, 5)) {
      for (const y of new Set(texts.map((one) => Math.round(one.y)))) {
        const words = texts.filter((one) => Math.round(one.y) === y).map((one) => one.text.trim());
        if (bare(words.slice(0, -1).join('')) === bare(title)) return Number(words.at(-1));
      }
    }
    return NaN;
  }

  test('has 60 to 120 pages of that paper, and few bytes', () => {
    expect(read.pages.length).toBeGreaterThanOrEqual(60);
    expect(read.pages.length).toBeLessThanOrEqual(120);
    const [width, height] = MILLIMETRES[paper];
    for (const page of read.pages) {
      expect(Math.abs(page.width - width)).toBeLessThan(0.5);
      expect(Math.abs(page.height - height)).toBeLessThan(0.5);
    }
    for (const kind of BOOK_KINDS)
      expect(fileOf(paper, kind).byteLength, kind).toBeLessThanOrEqual(MOST_BYTES[kind]);
  });

  test('says what it is, in which language, and is as old as its edition', () => {
    expect(read.info).toMatchObject({
      Title: 'A New Regime: the rules',
      Author: 'Lucas Arndt',
      Language: 'en',
      CreationDate: `D:${EDITION.date.replaceAll('-', '')}000000Z`,
    });
    expect(read.tagged).toBe(true);
    expect(pages[0]).toContain(bare(`${EDITION.name} of`));
  });

  test('has the lines of its contents as bookmarks, and both name the page on which the title stands', () => {
    expect(read.bookmarks.map(({ title, depth }) => ({ title, depth }))).toEqual(lines);
    for (const { title, page, depth } of read.bookmarks) {
      expect.soft(pageInContents(title), title).toBe(page);
      // A section's heading does not say its number.
      const heading = depth === 0 ? title.replace(/^\d+ /, '') : title.replace(/^[\d.]+ /, '');
      expect.soft(pages[page - 1], title).toContain(bare(heading));
    }
  });

  test('has every title, caption and ruling’s title whole in its text, so that it can be searched', () => {
    const found = read.pages.map((page) => page.text.toLowerCase());
    const named =
      '.part-title :is(h1, .kicker), h2, h3, h4, caption, figcaption, .ruling .title, .book-contents .name';
    const titles = book.querySelectorAll(named).map((title) => text(title).toLowerCase());
    expect(titles.length).toBeGreaterThan(400);
    expect(titles.filter((title) => !found.some((page) => page.includes(title)))).toEqual([]);
    for (const { title, page } of read.bookmarks.filter(({ depth }) => depth === 0))
      expect.soft(found[page - 1], title).toContain(title.replace(/^\d+ /, '').toLowerCase());
  });

  test('says of every link in words the page that it leads to', () => {
    const links = book.querySelectorAll('.page-ref');
    expect(links.length).toBeGreaterThan(RULINGS.filter(({ rules: [first] }) => first).length);
    const said = read.pages.flatMap(({ text: words }) =>
      [...bare(words).matchAll(/\(p\.(\d+)\)/g)].map(([, page]) => Number(page)),
    );
    expect(said.length).toBe(links.length);
    const full = bare(read.pages.map(({ text: words }) => words).join(' '));
    const [, cards] = /allthecards\(p\.(\d+)\)/.exec(full) ?? [];
    expect(Number(cards)).toBe(read.bookmarks.find(({ title }) => title === 'Cards')!.page);
  });

  test('begins each chapter at the head of a page', () => {
    for (const { title, page } of read.bookmarks.filter(({ depth }) => depth === 0)) {
      const name = bare(title.replace(/^\d+ /, ''));
      const top = read.pages[page - 1]!.texts.filter(({ y }) => y < 45);
      expect(bare(top.map((one) => one.text).join('')), title).toContain(name);
    }
  });

  test('has each rule’s number once in the margin, on the page that the index gives', () => {
    const margin = (index: number) => (index % 2 === 0 ? 27 + 14 : 20 + 14) - 2;
    const places = new Map<string, number[]>();
    read.pages.forEach(({ texts }, index) => {
      for (const one of texts)
        if (/^\d+\.\d+\.\d+$/.test(bare(one.text)) && one.x < margin(index))
          places.set(bare(one.text), [...(places.get(bare(one.text)) ?? []), index + 1]);
    });
    const numbered = new Map([...places].map(([number, at]) => [number, at.length]));
    expect(numbered).toEqual(new Map(rules.map(({ number }) => [number, 1])));
    const [index] = read.bookmarks.filter(({ title }) => title === 'Index');
    const indexText = pages.slice(index!.page - 1).join('');
    for (const { number } of rules)
      expect.soft(indexText, number).toContain(`${number}${places.get(number)?.[0]}`);
  });

  test('splits no rule, no ruling and no card over two pages', () => {
    // Capitals of a style sheet are capitals in the file.
    const lowered = pages.map((page) => page.toLowerCase());
    const pagesWith = (words: string) =>
      new Set(lowered.flatMap((page, index) => (page.includes(words) ? [index + 1] : [])));
    for (const whole of book.querySelectorAll('.rule-body, .ruling, .book-card, .book-glossary > div')) {
      // The file has blocks in the order of painting; within each, the words are in theirs.
      const blocks = whole
        .querySelectorAll('p, li, h3, dt, dd')
        .filter((block) => !block.querySelector('svg, p, li'))
        .map((block) => bare(block.text).toLowerCase());
      const shared = blocks
        .map(pagesWith)
        .reduce((all, some) => new Set([...all].filter((page) => some.has(page))));
      expect.soft(shared.size, text(whole).slice(0, 80)).toBeGreaterThan(0);
    }
  });

  test('bears no word of an interface', () => {
    const words = read.pages.map(({ texts }) => texts.map((one) => one.text).join(' '));
    expect(words.map((page) => INTERFACE.exec(page)?.[0]).filter(Boolean)).toEqual([]);
  });

  test('becomes a booklet of half as many sides, across, with the cover on the right of its first', async () => {
    const booklet = await readBook(fileOf(paper, 'booklet'));
    expect(booklet.pages.length).toBe(2 * Math.ceil(read.pages.length / 4));
    const [height, width] = MILLIMETRES[paper];
    for (const side of booklet.pages) {
      expect(side.width).toBeCloseTo(width, 1);
      expect(side.height).toBeCloseTo(height, 1);
    }
    const title = booklet.pages[0]!.texts.find((one) => one.text.includes('The rules of a game by'));
    expect(title!.x).toBeGreaterThan(width / 2);
    expect(booklet.info['Title']).toBe('A New Regime: the rules (booklet)');
    // Folded, the second side shows the second page on the left.
    const second = booklet.pages[1]!.texts.filter(({ x }) => x < width / 2).map((one) => one.text);
    expect(second).toContain('Contents');
  });
});
