import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, openSearcher, setUp } from '#games/nomads-threat/index.ts';
import { makeBookText, readBookText } from '#games/nomads-threat/search/book.ts';
import { bookKey } from '#games/nomads-threat/search/bookWalk.ts';
import { canonical } from '#games/nomads-threat/search/canonical.ts';
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
const symmetries = makeSymmetries(5, 5);
const book = (await openingBook(DEFAULT_SETTINGS))!;
const known = readBookText(BOOK, 5);
const entries = [...known.values()];
const solved = SOLVED_BOARDS.find(
  ({ width, height, chiefs, pass, blockedMover }) =>
    width === 5 && height === 5 && chiefs === 2 && pass === 'must' && blockedMover === 'ends-at-once',
)!;

const image = (mask: number, to: Int32Array): number =>
  Array.from(to).reduce((made, goal, tile) => ((mask >>> tile) & 1 ? made | (1 << goal) : made), 0);

describe('the opening book', () => {
  it('is read back as it was written, and is small', () => {
    expect(makeBookText(5, (node) => known.get(bookKey(node))?.entry)).toBe(BOOK);
    expect(BOOK.length).toBeLessThan(60_000);
  });

  it('knows every position after up to three actions', () => {
    let level = new Map([['', emptyBoard(2)]]);
    for (let actions = 0; actions <= 3; actions++) {
      const next = new Map<string, Node>();
      for (const node of level.values()) {
        expect(book(node)).toBeDefined();
        if (actions === 3) continue;
        for (const { code } of kernel.moves(node)) {
          const { node: laid } = canonical(kernel.child(node, code).node, symmetries);
          next.set(bookKey(laid), laid);
        }
      }
      level = next;
    }
  });

  it('knows up to six actions all that a player meets who keeps to it, on either side', () => {
    for (const first of [true, false]) {
      let met = new Map([['', { node: emptyBoard(2), own: first }]]);
      for (let actions = 0; actions <= 6; actions++) {
        const next = new Map<string, { node: Node; own: boolean }>();
        for (const { node, own } of met.values()) {
          const line = own ? book(node) : undefined;
          if (own) expect(line, JSON.stringify(node)).toBeDefined();
          for (const code of line ? [line.code] : kernel.moves(node).map((move) => move.code)) {
            const { node: after, turned } = kernel.child(node, code);
            const child = { node: canonical(after, symmetries).node, own: own !== turned };
            next.set(bookKey(child.node) + String(child.own), child);
          }
        }
        met = next;
      }
      expect(met.size).toBeGreaterThan(1000);
    }
  });

  it('leaves out what is not known, and what can be met beyond it alone', () => {
    const start = { margin: 1, code: 12 | PLACING };
    const text = makeBookText(5, (node) => (node.own === 0 && node.opp === 0 ? start : undefined));
    expect([...readBookText(text, 5).values()]).toEqual([{ node: emptyBoard(2), entry: start }]);
  });

  it('answers for every mirror image, with a move on that image', () => {
    for (const { node, entry } of entries.filter((_, index) => index % 29 === 0)) {
      for (const { to } of symmetries) {
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

  it('belongs to the usual game alone', async () => {
    expect(await openingBook({ ...DEFAULT_SETTINGS, repetition: 'action-cap' })).toBeDefined();
    for (const other of [{ size: 4 }, { chiefs: 1 }, { invading: true }, { pass: 'may-stop' as const }])
      expect(await openingBook({ ...DEFAULT_SETTINGS, ...other })).toBeUndefined();
  });

  it('lets a searcher begin a game perfectly without any search', () => {
    const searcher = openSearcher(DEFAULT_SETTINGS, { tableBits: 4, book });
    const choice = searcher.bestMove(setUp(DEFAULT_SETTINGS), { nodes: 1 });
    expect(choice).toEqual({ move: { type: 'place', to: 12 }, margin: 1, exact: true, nodes: 0 });
  });
});
