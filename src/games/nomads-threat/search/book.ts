import { BASE64URL } from '#lib/share/base64url.ts';
import { canonical, moveBack } from './canonical.ts';
import type { Code, Node } from './kernel.ts';
import { makeSymmetries } from './symmetries.ts';

/** What is known of a position for sure. */
export interface BookEntry {
  readonly margin: number;
  readonly code: Code;
}

/** What is known of positions beforehand; undefined where nothing is. */
export type Book = (node: Node) => BookEntry | undefined;

/** Letters of an entry: nine of the position, one of the margin, one of the move. */
const ENTRY = 11;
/** Margins are written from -32 on. */
const NO_MARGIN = 32;

/**
 * Entries for canonical positions of a square board without passing as one text, 11 base64url letters each: masks of
 * both sides and hands as a number of 54 bits, the margin plus 32, the move's code. In the order of the positions.
 */
export const makeBookText = (
  entries: readonly { readonly node: Node; readonly entry: BookEntry }[],
): string =>
  entries
    .map(({ node, entry }) => {
      return positionText(node) + BASE64URL[entry.margin + NO_MARGIN]! + BASE64URL[entry.code]!;
    })
    .toSorted()
    .join('');

/** The twin of `makeBookText`. The text is made by this program alone, so that nothing is checked. */
export function readBookText(text: string): readonly { readonly node: Node; readonly entry: BookEntry }[] {
  return Array.from({ length: text.length / ENTRY }, (_, index) => {
    const letters = text.slice(index * ENTRY, (index + 1) * ENTRY);
    return { node: readPosition(letters.slice(0, 9)), entry: readEntry(letters) };
  });
}

const readEntry = (letters: string): BookEntry => ({
  margin: BASE64URL.indexOf(letters[9]!) - NO_MARGIN,
  code: BASE64URL.indexOf(letters[10]!),
});

/** The book of a square board, ready to be asked. */
export function openBook(text: string, size: number): Book {
  const symmetries = makeSymmetries(size, size);
  const entries = new Map<string, BookEntry>();
  for (let at = 0; at < text.length; at += ENTRY)
    entries.set(text.slice(at, at + 9), readEntry(text.slice(at, at + ENTRY)));
  return (node) => {
    if (node.mayStop) return undefined;
    const { node: laid, by } = canonical(node, symmetries);
    const entry = entries.get(positionText(laid));
    return entry && { margin: entry.margin, code: moveBack(entry.code, by) };
  };
}

/** Nine letters that tell a position from all others. */
export function positionText({ own, opp, ownHand, oppHand }: Node): string {
  let rest = ((BigInt(own) << 25n) | BigInt(opp)) * 16n + BigInt(ownHand * 4 + oppHand);
  let text = '';
  for (let letter = 0; letter < 9; letter++) {
    text = BASE64URL[Number(rest & 63n)]! + text;
    rest >>= 6n;
  }
  return text;
}

/** The twin of `positionText`. */
function readPosition(letters: string): Node {
  let value = 0n;
  for (const letter of letters) value = (value << 6n) | BigInt(BASE64URL.indexOf(letter));
  const hands = Number(value & 15n);
  return {
    own: Number(value >> 29n),
    opp: Number((value >> 4n) & 0x1ffffffn),
    ownHand: hands >> 2,
    oppHand: hands & 3,
    mayStop: false,
  };
}
