import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { bookRules, makeBookText, readBookText } from '#games/nomads-threat/search/book.ts';
import { bookKey, walkBook, WHOLE_PLIES, type BookEntry } from '#games/nomads-threat/search/bookWalk.ts';
import { makeKernel, STOPPED, type Node } from '#games/nomads-threat/search/kernel.ts';
import { popCount } from '#games/nomads-threat/search/popCount.ts';
import { prove } from '#games/nomads-threat/search/prove.ts';
import { BOOK } from '#games/nomads-threat/solved/book5x5.ts';
import { CACHE, SOLVED } from './files.ts';

const SIZE = 5;
/** A quarter of a gigabyte: the positions are many, and each is small once its neighbours are known. */
const TABLE_BITS = 24;
const LOG = `${CACHE}book.txt`;
/** How often the work tells where it stands. */
const TELL_EVERY = 250;

/**
 * Makes the opening book of 5x5: first what a player needs who keeps to it, on either side, and every position after
 * three actions, then those after four, the emptiest first. It goes on from the book that there is. What is found is
 * logged, so that a break loses one position. `minutes` of processor time end the work early; the book then holds what
 * there is.
 */
export function makeBook(minutes: number): void {
  const kernel = makeKernel(bookRules(SIZE), { tableBits: TABLE_BITS });
  const kept = known();
  const started = process.cpuUsage();
  const late = (): boolean => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 60e6 > minutes;
  };

  function entryOf(node: Node, guess: number): BookEntry {
    const key = bookKey(node);
    let entry = kept.get(key);
    if (!entry) {
      if (late()) throw STOPPED;
      kernel.allow({ nodes: Infinity, shouldStop: late });
      const { margin, code } = prove(kernel, node, guess);
      entry = { margin, code: code! };
      kept.set(key, entry);
      log(key, entry);
      if (kept.size % TELL_EVERY === 0) console.log(`${kept.size} positions known`);
    }
    return entry;
  }

  /** What the book lacks yet, the emptiest boards first: those are the hardest for a page that has no book. */
  function stillUnknown(): readonly { readonly node: Node; readonly guess: number }[] {
    const lacking: { readonly node: Node; readonly guess: number }[] = [];
    walkBook(kernel, SIZE, (node, guess) => {
      const entry = kept.get(bookKey(node));
      if (!entry) lacking.push({ node, guess });
      return entry;
    });
    const filled = ({ node }: { readonly node: Node }): number => popCount(node.own | node.opp);
    return lacking.toSorted((a, b) => filled(a) - filled(b));
  }

  try {
    const served = walkBook(kernel, SIZE, entryOf, WHOLE_PLIES - 1).size;
    console.log(`${served} positions serve who keeps to the book, or come up within three actions`);
    for (const { node, guess } of stillUnknown()) entryOf(node, guess);
  } catch (error) {
    if (error !== STOPPED) throw error;
    console.log('Broken off after the minutes given.');
  }
  let count = 0;
  const text = makeBookText(SIZE, (node) => {
    const entry = kept.get(bookKey(node));
    if (entry) count++;
    return entry;
  });
  writeFileSync(
    `${SOLVED}book5x5.ts`,
    `/** ${count} positions of the usual game on 5x5; made by \`npm run solve -- nomads-threat book\`. */\nexport const BOOK =\n  '${text}';\n`,
  );
  console.log(`${count} positions in the book`);
}

function log(key: string, entry: BookEntry): void {
  mkdirSync(dirname(LOG), { recursive: true });
  appendFileSync(LOG, `${JSON.stringify([key, entry])}\n`);
}

/** What the book in the repository holds, and what was found since it was written. */
function known(): Map<string, BookEntry> {
  const lines = existsSync(LOG) ? readFileSync(LOG, 'utf8').split('\n').filter(Boolean) : [];
  return new Map([
    ...[...readBookText(BOOK, SIZE)].map(([key, { entry }]) => [key, entry] as const),
    ...lines.map((line) => JSON.parse(line) as [string, BookEntry]),
  ]);
}
