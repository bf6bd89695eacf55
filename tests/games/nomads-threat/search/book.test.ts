import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, openSearcher, setUp } from '#games/nomads-threat/index.ts';
import { makeBookText, openBook, readBookText } from '#games/nomads-threat/search/book.ts';
import { emptyBoard, firstTiles } from '#games/nomads-threat/search/firstTiles.ts';
import { makeKernel, PLACING, type Node } from '#games/nomads-threat/search/kernel.ts';
import { kernelRules, nodeOf } from '#games/nomads-threat/search/node.ts';
import { openingBook } from '#games/nomads-threat/search/openingBook.ts';
import { popCount } from '#games/nomads-threat/search/popCount.ts';
import { prove } from '#games/nomads-threat/search/prove.ts';
import { makeSymmetries } from '#games/nomads-threat/search/symmetries.ts';
import { BOOK } from '#games/nomads-threat/solved/book5x5.ts';
import { SOLVED_BOARDS } from '#games/nomads-threat/solved/solvedBoards.ts';

const kernel = makeKernel(kernelRules(DEFAULT_SETTINGS), { tableBits: 16 });
const entries = readBookText(BOOK);
const solved = SOLVED_BOARDS.find(
  ({ width, height, chiefs, pass, blockedMover }) =>
    width === 5 && height === 5 && chiefs === 2 && pass === 'must' && blockedMover === 'ends-at-once',
)!;

const image = (mask: number, to: Int32Array): number =>
  Array.from(to).reduce((made, goal, tile) => ((mask >>> tile) & 1 ? made | (1 << goal) : made), 0);

describe('the opening book', () => {
  it('is read back as it was written, and is small', () => {
    expect(makeBookText(entries)).toBe(BOOK);
    expect(entries.length).toBeGreaterThan(400);
    expect(BOOK.length).toBeLessThan(150_000);
  });

  it('answers for every mirror image, with a move on that image', () => {
    const book = openBook(BOOK, 5);
    for (const { node, entry } of entries.filter((_, index) => index % 7 === 0)) {
      for (const { to } of makeSymmetries(5, 5)) {
        const mirrored: Node = { ...node, own: image(node.own, to), opp: image(node.opp, to) };
        const found = book(mirrored)!;
        expect(found.margin).toBe(entry.margin);
        const child = kernel.child(mirrored, found.code).node;
        const original = kernel.child(node, entry.code).node;
        expect(popCount(child.own) + 32 * popCount(child.opp)).toBe(
          popCount(original.own) + 32 * popCount(original.opp),
        );
        expect(kernel.moves(mirrored).some(({ code }) => code === found.code)).toBe(true);
      }
    }
  });

  it('says of the start and the first tiles what the solved board says', () => {
    const book = openingBook(DEFAULT_SETTINGS)!;
    expect(book(nodeOf(setUp(DEFAULT_SETTINGS)))!.margin).toBe(solved.margin);
    const margins = firstTiles(5, 5).map(({ tile }) => {
      const { node } = kernel.child(emptyBoard(2), tile | PLACING);
      return 0 - book(node)!.margin;
    });
    expect(margins).toEqual(solved.firstTiles.map(({ margin }) => margin));
  });

  it('agrees with the search where that is quick', () => {
    const late = entries
      .toSorted((a, b) => popCount(b.node.own | b.node.opp) - popCount(a.node.own | a.node.opp))
      .slice(0, 1);
    const search = makeKernel(kernelRules(DEFAULT_SETTINGS), { tableBits: 20 });
    for (const { node, entry } of late) {
      search.allow({ nodes: Infinity });
      expect(prove(search, node, entry.margin).margin).toBe(entry.margin);
      const { node: next, turned } = search.child(node, entry.code);
      const sign = turned ? -1 : 1;
      expect(sign * prove(search, next, sign * entry.margin).margin).toBe(entry.margin);
    }
  });

  it('belongs to the usual game alone', () => {
    expect(openingBook({ ...DEFAULT_SETTINGS, repetition: 'action-cap' })).toBeDefined();
    for (const other of [{ size: 4 }, { chiefs: 1 }, { invading: true }, { pass: 'may-stop' as const }])
      expect(openingBook({ ...DEFAULT_SETTINGS, ...other })).toBeUndefined();
  });

  it('lets a searcher begin a game perfectly without any search', () => {
    const searcher = openSearcher(DEFAULT_SETTINGS, { tableBits: 4, book: openingBook(DEFAULT_SETTINGS)! });
    const choice = searcher.bestMove(setUp(DEFAULT_SETTINGS), { nodes: 1 });
    expect(choice).toEqual({ move: { type: 'place', to: 12 }, margin: 1, exact: true, nodes: 0 });
  });
});
