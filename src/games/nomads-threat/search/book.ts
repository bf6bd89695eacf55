import { BASE64URL } from '#lib/share/base64url.ts';
import { bookKey, walkBook, type BookEntry, type BookLine } from './bookWalk.ts';
import { canonical, moveBack } from './canonical.ts';
import { makeKernel, type Kernel, type Node } from './kernel.ts';
import { makeSymmetries } from './symmetries.ts';

/** What is known of positions beforehand; undefined where nothing is. */
export type Book = (node: Node) => BookEntry | undefined;

/** Letters of an entry: one of the margin, one of the move. */
const ENTRY = 2;
/** Stands where a position is left out. */
const NOTHING = '..';
/** Margins are written from -32 on. */
const NO_MARGIN = 32;

/** The rules that the opening book is for, on a square board of that size. */
export const bookRules = (size: number) =>
  ({ width: size, height: size, mayStop: false, blockedMover: 'ends-at-once' }) as const;

/**
 * An opening book as text: two base64url letters for each position that `walkBook` comes to, in its order, the margin
 * plus 32 and the move's code. `know` tells what is known; what is not costs two letters as well.
 */
export function makeBookText(size: number, know: Book): string {
  let text = '';
  walkBook(bookKernel(size), size, (node) => {
    const entry = know(node);
    text += entry ? BASE64URL[entry.margin + NO_MARGIN]! + BASE64URL[entry.code]! : NOTHING;
    return entry;
  });
  return text;
}

/** The twin of `makeBookText`. The text is made by this program alone, so that nothing is checked. */
export function readBookText(text: string, size: number): ReadonlyMap<string, BookLine> {
  let at = 0;
  return walkBook(bookKernel(size), size, () => {
    const letters = text.slice(at, at + ENTRY);
    at += ENTRY;
    return letters === NOTHING
      ? undefined
      : { margin: BASE64URL.indexOf(letters[0]!) - NO_MARGIN, code: BASE64URL.indexOf(letters[1]!) };
  });
}

/** The book of a square board, ready to be asked. */
export function openBook(text: string, size: number): Book {
  const symmetries = makeSymmetries(size, size);
  const lines = readBookText(text, size);
  return (node) => {
    if (node.mayStop) return undefined;
    const { node: laid, by } = canonical(node, symmetries);
    const line = lines.get(bookKey(laid));
    return line && { margin: line.entry.margin, code: moveBack(line.entry.code, by) };
  };
}

/** The walk asks for moves alone, so that the least table does. */
const bookKernel = (size: number): Kernel => makeKernel(bookRules(size), { tableBits: 2 });
