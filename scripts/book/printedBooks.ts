import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { DEFAULT_SITE } from '../../src/site/address.ts';
import { BOOK_KINDS, BOOK_PAPERS, bookFile } from '../../src/site/bookFiles.ts';
import { launchBrowser } from '../browser.ts';
import { serveFolder } from '../server.ts';
import { printBook } from './printBook.ts';

/**
 * Prints every book of the built site (`print/<game>/`) to PDF, and lets its page offer the files. Where there is no
 * browser to print with, the build goes on, and the pages say how to print them. `REALMWRIGHT_PDF=off` leaves the
 * files out.
 */
export function printedBooks(): AstroIntegration {
  let site: string | undefined;
  let base = '/';
  return {
    name: 'realmwright-printed-books',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = config.site && new URL(config.site).origin !== DEFAULT_SITE ? config.site : undefined;
        base = config.base;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const games = (await readdir(join(folder, 'print'), { withFileTypes: true }))
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => name);
        const printed = await printAll(games, { folder, base, site, logger });
        await Promise.all(games.map((game) => offer(join(folder, 'print', game, 'index.html'), printed)));
      },
    },
  };
}

interface Options {
  readonly folder: string;
  readonly base: string;
  readonly site: string | undefined;
  readonly logger: AstroIntegrationLogger;
}

/** Whether the files were made. A fault of the book itself fails the build; a missing browser does not. */
async function printAll(games: readonly string[], { folder, base, site, logger }: Options): Promise<boolean> {
  if (process.env['REALMWRIGHT_PDF'] === 'off') {
    logger.info('No PDFs of the books, since REALMWRIGHT_PDF is off.');
    return false;
  }
  const browser = await launchBrowser().catch((error: unknown) => {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    logger.warn(`No PDFs of the books, since no browser could be started to print them: ${why}`);
    return undefined;
  });
  if (!browser) return false;
  const served = await serveFolder({ folder, base, port: 0 });
  try {
    for (const game of games)
      for (const { id: paper } of BOOK_PAPERS) {
        const address = `${served.address}print/${game}/`;
        const book = await printBook(browser, { address, paper, site });
        for (const kind of BOOK_KINDS) {
          const file = bookFile(game, paper, kind);
          await writeFile(join(folder, file), book[kind]);
          logger.info(`${file} (${Math.round(book[kind].byteLength / 1024)} KB)`);
        }
      }
    return true;
  } finally {
    await Promise.all([browser.close(), served.close()]);
  }
}

/** Takes out of a book's page whichever of its two offers does not hold, and the marks around the other. */
async function offer(file: string, printed: boolean): Promise<void> {
  const html = await readFile(file, 'utf8');
  const marks = ['printed files', 'no printed files'] as const;
  const [kept, dropped] = printed ? marks : ([marks[1], marks[0]] as const);
  const between = (mark: string) => new RegExp(`<!--${mark}-->([\\s\\S]*?)<!--/${mark}-->`);
  for (const mark of marks)
    if (!between(mark).test(html)) throw new Error(`${file} lacks the marks of "${mark}".`);
  await writeFile(file, html.replace(between(dropped), '').replace(between(kept), '$1'));
}
