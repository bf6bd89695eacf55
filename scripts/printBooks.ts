/**
 * Prints the books of the built site (`print/<game>/`) to PDF and lets their pages offer the files; a part of
 * `npm run build`. Where there is no browser to print with, it says so, and the pages say how to print them.
 */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_SITE, normalBase, under } from '../src/site/address.ts';
import { BOOK_KINDS, BOOK_PAPERS, bookFile } from '../src/site/bookFiles.ts';
import { offerFiles } from './book/offerFiles.ts';
import { printBook } from './book/printBook.ts';
import { launchBrowser } from './browser.ts';
import { serveFolder } from './server.ts';

const folder = fileURLToPath(new URL('../dist/', import.meta.url));
const base = normalBase(process.env['REALMWRIGHT_BASE']);
const site = process.env['REALMWRIGHT_SITE'] || DEFAULT_SITE;

const browser = await launchBrowser().catch((error: unknown) => {
  const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
  console.warn(`The books are not printed to PDF, since no browser could be started for it: ${why}`);
  return undefined;
});
if (browser) {
  const served = await serveFolder({ folder, base, port: 0 });
  try {
    for (const game of readdirSync(join(folder, 'print')))
      await printAll(game, `${served.address}print/${game}/`);
  } finally {
    await Promise.all([browser.close(), served.close()]);
  }
}

async function printAll(game: string, address: string): Promise<void> {
  const files = [];
  for (const { id: paper, name } of BOOK_PAPERS) {
    const printed = await printBook(browser!, {
      address,
      paper,
      // Without a setting nobody knows where the site will be, and links to it would be dead.
      site: site === DEFAULT_SITE ? undefined : site,
    });
    for (const kind of BOOK_KINDS) {
      const path = bookFile(game, paper, kind);
      const { bytes, pages } = printed[kind];
      await writeFile(join(folder, path), bytes);
      files.push({ kind, paper: name, address: under(base, path), pages, bytes: bytes.byteLength });
      console.log(`${path}: ${pages} pages, ${Math.round(bytes.byteLength / 1024)} KB`);
    }
  }
  const page = join(folder, 'print', game, 'index.html');
  await writeFile(page, offerFiles(await readFile(page, 'utf8'), files));
}
