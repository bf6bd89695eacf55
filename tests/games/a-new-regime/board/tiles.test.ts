import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBoardTilesPdf } from '#games/a-new-regime/board/boardPdf.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS, type BoardLook } from '#games/a-new-regime/board/settings.ts';
import { boardTiles, type BoardTiles, type TileChoice } from '#games/a-new-regime/board/tiles.ts';
import { ALL_PAPER_NAMES } from '#lib/print/papers.ts';
import { onPage } from '#lib/print/tiles/tileSheets.ts';
import { printFonts } from '../../../lib/render/printFonts.ts';
import { readPdf } from '../../../lib/render/readPdf.ts';

const boards = {
  usual: DEFAULT_SETTINGS,
  a1: { ...DEFAULT_SETTINGS, regimes: 6, width: 841, height: 594 },
  small: { ...DEFAULT_SETTINGS, regimes: 3, width: 240, height: 170 },
} as const;

function tilesOf(name: keyof typeof boards, sheets: TileChoice, look: Partial<BoardLook> = {}) {
  const settings = boards[name];
  const board = generateBoard(settings);
  if (!board.ok) throw new Error(board.error.message);
  return boardTiles({
    board: board.value,
    settings,
    look: { ...DEFAULT_LOOK, ...look },
    site: 'https://example.org/maps/',
    edition: 'Edition 7',
    date: '2026-01-31',
    sheets,
  });
}

function made(...args: Parameters<typeof tilesOf>): BoardTiles {
  const tiles = tilesOf(...args);
  if (!tiles.ok) throw new Error(tiles.error.message);
  return tiles.value;
}

const readBack = async ({ pages, plan }: BoardTiles) =>
  readPdf(
    await makeBoardTilesPdf(
      { pages, plan },
      { settings: DEFAULT_SETTINGS, fonts: printFonts, creationDate: new Date(0) },
    ),
  );

describe('a board over several sheets', () => {
  it('shows every name, its title and its link on the sheets together, at its true size', async () => {
    const tiles = made('a1', { paper: 'a4' });
    expect(tiles.factor).toBe(1);
    expect(tiles.plan).toMatchObject({ board: { width: 841, height: 594 }, columns: 5, rows: 3 });
    expect(tiles.pages).toHaveLength(15);
    const { pages, info } = await readBack(tiles);
    // The file holds the whole board for every page; what a page shows of it begins within its part.
    const shown = pages.map(({ placed }, index) => {
      const tile = tiles.plan.tiles[index]!;
      const { x, y, width, height } = onPage(tile, tile.visible);
      const within = (at: { x: number; y: number }) =>
        at.x >= x && at.x < x + width && at.y >= y && at.y < y + height;
      return placed.filter(within).map(({ text }) => text);
    });
    const board = generateBoard(boards.a1);
    for (const { name } of board.ok ? board.value.states : [])
      expect(
        shown.filter((texts) => texts.includes(name)),
        name,
      ).toHaveLength(1);
    const all = shown.flat().join(' ');
    expect(all).toContain('A board for 6 regimes');
    expect(all).toContain('Board 841 × 594 mm, printed at 100 %.');
    const links = new Set(pages.flatMap((page) => page.links.map(({ address }) => address)));
    expect([...links]).toEqual(['https://example.org/maps/a-new-regime/board/#1.6x5.841x594mm.harbour']);
    expect(info['Title']).toBe('A New Regime: board for 4 regimes, seed harbour, 15 sheets of A4');
  });

  it('has its legend on a page of its own where its sea is too narrow, and the table if it is asked for', () => {
    const { pages, plan } = made('small', { paper: 'a4', table: true });
    expect(plan.tiles).toHaveLength(1);
    expect(pages.map(({ title }) => title)).toEqual([
      'Sheet A1, 1 of 1',
      'A New Regime: A board for 3 regimes',
      'A New Regime: who borders on whom',
    ]);
    expect(made('usual', { paper: 'a4' }).pages.map(({ title }) => title)).toEqual(
      [1, 2, 3].map((number) => `Sheet ${'ABC'[number - 1]}1, ${number} of 3`),
    );
  });

  it('fits into another size either way round, in proportion', () => {
    const sizeIn = (width: number, height: number) =>
      made('usual', { paper: 'a3', fit: { width, height } }).plan.board;
    expect(sizeIn(1189, 841)).toEqual({ width: 1189, height: 827.002 });
    expect(sizeIn(841, 1189)).toEqual({ width: 1189, height: 827.002 });
    const { plan, factor } = made('usual', {
      paper: 'letter',
      overlap: 5,
      fit: { width: 521.8, height: 383 },
    });
    expect(plan).toMatchObject({ columns: 2, rows: 2, board: { width: 521.8 } });
    expect(factor).toBeCloseTo(521.8 / 404, 12);
  });

  it('prints the chosen sheets again and nothing else, the same as among all', () => {
    const all = made('a1', { paper: 'a4', table: true });
    const some = made('a1', { paper: 'a4', table: true, only: 'B2, 1' });
    expect(some.tiles.map(({ label }) => label)).toEqual(['A1', 'B2']);
    expect(some.pages).toEqual([all.pages[0], all.pages[6]]);
    expect(made('small', { paper: 'a4', only: '1' }).pages).toHaveLength(1);
    const none = tilesOf('a1', { paper: 'a4', only: 'Z9' });
    expect(none.ok ? '' : none.error.message).toBe(
      'There is no sheet "Z9"; the sheets are A1 to E3, or 1 to 15 row by row.',
    );
  });

  it('refuses measured lengths that no printer has, and sizes beyond A0', () => {
    const refusal = (sheets: TileChoice) => {
      const tiles = tilesOf('usual', sheets);
      return tiles.ok ? '' : tiles.error.message;
    };
    expect(refusal({ paper: 'a4', measured: { x: 60, y: 100 } })).toContain(
      'The ruler across measured 60 mm of 100',
    );
    expect(refusal({ paper: 'a4', fit: { width: 1300, height: 1300 } })).toContain(
      'must be from 10 to 1189 mm',
    );
  });

  it('is black and white in low ink, sheet, thumbnail and marks', async () => {
    const { pages } = await readBack(made('usual', { paper: 'letter' }, { ink: 'low' }));
    const colours = new Set(pages.flatMap((page) => [...page.colours]));
    expect([...colours].sort()).toEqual(['#000000', '#ffffff']);
  });

  it('comes on every paper in every orientation, corrected or not', () => {
    const settings = boards.usual;
    const board = generateBoard(settings);
    if (!board.ok) throw new Error(board.error.message);
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL_PAPER_NAMES),
        fc.constantFrom('auto' as const, 'landscape' as const, 'portrait' as const),
        fc.constantFrom(undefined, { x: 98.5, y: 99 }, { x: 91, y: 109 }),
        (paper, orientation, measured) => {
          const tiles = boardTiles({
            board: board.value,
            settings,
            look: DEFAULT_LOOK,
            site: 'https://example.org/',
            edition: 'Edition 7',
            sheets: { paper, orientation, ...(measured && { measured }) },
          });
          expect(tiles.ok && tiles.value.pages.length).toBe(tiles.ok && tiles.value.plan.tiles.length);
        },
      ),
      { numRuns: 15 },
    );
  });
});
