import type { Browser, Page } from 'playwright-core';
import { planBooklet } from '../../src/lib/print/booklet.ts';
import { pageSize } from '../../src/lib/print/papers.ts';
import { finishPdf, linkedPages } from '../../src/lib/render/pdf/finishPdf.ts';
import { imposePdf } from '../../src/lib/render/pdf/imposePdf.ts';
import type { OutlineEntry } from '../../src/lib/render/pdf/outline.ts';
import type { BookKind, BookPaper } from '../../src/site/bookFiles.ts';

/** What a page of `src/layouts/Book.astro` says about the book that it holds. */
interface BookFacts {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** The edition's day, ISO. */
  readonly date: string;
  readonly outline: readonly OutlineEntry<string>[];
}

export type PrintedBook = Readonly<Record<BookKind, PrintedFile>>;

export interface PrintedFile {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

interface Options {
  /** Where the page is served. */
  readonly address: string;
  readonly paper: BookPaper;
  /** Where links out of the book are to lead: the site's public address. Without one they become plain text. */
  readonly site?: string | undefined;
}

/** Nothing of a page of the book is nearer to its edge than this: see the margins in src/styles/book.css. Millimetres. */
const BLANK_EDGE = 8;

/** Thickness of a sheet of common office paper, 80 grams a square metre. Millimetres. */
const SHEET_THICKNESS = 0.1;

/** Page numbers may move what they stand beside; more rounds than this would mean that they never come to rest. */
const MOST_ROUNDS = 4;

/**
 * Prints a book from its page, with bookmarks, and with the numbers of its pages in contents and index: these are read
 * from the PDF, written into the page, and the page is printed again until they hold. The same page and browser give
 * the same bytes.
 */
export async function printBook(browser: Browser, { address, paper, site }: Options): Promise<PrintedBook> {
  const context = await browser.newContext({ colorScheme: 'light' });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.evaluate(turnOutwardLinks, site);
    await page.evaluate(drawDots);
    const { outline, date, ...facts } = await page.evaluate(readFacts);
    const metadata = { ...facts, creationDate: new Date(date) };
    const printed = await withPageNumbers(page, paper);
    const pages = await finishPdf(printed.bytes, { outline, metadata });
    const plan = planBooklet({
      pages: printed.count,
      page: pageSize(paper, 'portrait'),
      sheet: pageSize(paper, 'landscape'),
      blank: BLANK_EDGE,
      creep: SHEET_THICKNESS,
    });
    const booklet = await imposePdf(pages, plan, { ...metadata, title: `${facts.title} (booklet)` });
    return {
      pages: { bytes: pages, pages: printed.count },
      booklet: { bytes: booklet, pages: plan.sides.length },
    };
  } finally {
    await context.close();
  }
}

async function withPageNumbers(page: Page, paper: BookPaper): Promise<{ bytes: Uint8Array; count: number }> {
  let written = '';
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const bytes = await page.pdf({
      format: paper === 'a4' ? 'A4' : 'Letter',
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
    });
    const { places, count } = await linkedPages(bytes);
    const numbers = Object.fromEntries(places);
    if (JSON.stringify(numbers) === written) return { bytes, count };
    written = JSON.stringify(numbers);
    await page.evaluate(writePageNumbers, numbers);
  }
  throw new Error(`The page numbers of ${page.url()} still move after ${MOST_ROUNDS} rounds of printing.`);
}

/* What follows runs in the page. */

function writePageNumbers(numbers: Record<string, number>): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-page-of]')) {
    const number = numbers[place.dataset['pageOf'] ?? ''];
    if (number === undefined) throw new Error(`The page of "${place.dataset['pageOf']}" is unknown.`);
    place.textContent = String(number);
  }
}

function turnOutwardLinks(site: string | undefined): void {
  for (const link of document.querySelectorAll('main a[href]')) {
    const target = new URL((link as HTMLAnchorElement).href);
    const inBook = target.hash !== '' && target.pathname === location.pathname;
    if (inBook || target.origin !== location.origin) continue;
    if (site === undefined) link.removeAttribute('href');
    else link.setAttribute('href', new URL(target.pathname + target.search + target.hash, site).href);
  }
}

/**
 * Draws dotted lines dot by dot: as dashes, the browser would write the outline of every dot into the file, ten times
 * as large. Lines are straight, and dots are dashes of no length with round ends, as `drawBoard` draws them.
 */
function drawDots(): void {
  for (const path of document.querySelectorAll('path[stroke-dasharray][stroke-linecap=round]')) {
    const [dash, step = 0] = (path.getAttribute('stroke-dasharray') ?? '').split(/[ ,]+/).map(Number);
    if (dash !== 0 || !(step > 0)) continue;
    const dots: string[] = [];
    let [x, y] = [0, 0];
    for (const [, sign, right, down] of (path.getAttribute('d') ?? '').matchAll(
      /([ML])([\d.-]+) ([\d.-]+)/g,
    )) {
      const [toX, toY] = [Number(right), Number(down)];
      const length = sign === 'L' ? Math.hypot(toX - x, toY - y) : 0;
      for (let at = 0; sign === 'L' && at <= length; at += step) {
        const part = length === 0 ? 0 : at / length;
        dots.push(`M${(x + part * (toX - x)).toFixed(2)} ${(y + part * (toY - y)).toFixed(2)}h.01`);
      }
      [x, y] = [toX, toY];
    }
    path.setAttribute('d', dots.join(''));
    path.removeAttribute('stroke-dasharray');
  }
}

async function readFacts(): Promise<BookFacts> {
  // A font that the browser has yet to fetch would move every line.
  await document.fonts.ready;
  const read = (selector: string, attribute: string): string => {
    const value = document.querySelector(selector)?.getAttribute(attribute);
    if (!value) throw new Error(`The book has no ${attribute} at "${selector}".`);
    return value;
  };
  const linesOf = (list: Element | null | undefined): OutlineEntry<string>[] =>
    [...(list?.children ?? [])].map((line) => {
      const link = line.querySelector('a');
      const words = [...(link?.querySelectorAll('.number, .name') ?? [])].map((part) =>
        part.textContent?.trim(),
      );
      return {
        title: words.filter(Boolean).join(' '),
        target: link?.getAttribute('href')?.slice(1) ?? '',
        children: linesOf(line.querySelector('ol')),
      };
    });
  return {
    title: document.title,
    author: read('meta[name=author]', 'content'),
    language: read('html', 'lang'),
    date: read('main time', 'datetime'),
    outline: linesOf(document.querySelector('.book-contents > ol')),
  };
}
