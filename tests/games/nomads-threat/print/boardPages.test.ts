import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardPages, PIECE_KINDS, TILE_RANGE } from '#games/nomads-threat/print/boardPages.ts';
import { boardLength, gridScene, largestTile } from '#games/nomads-threat/print/gridScene.ts';
import { PRINT_INKS, PRINT_LOOKS } from '#games/nomads-threat/print/printLook.ts';
import { printPdf } from '#games/nomads-threat/print/printPdf.ts';
import { pieceEdge } from '#games/nomads-threat/print/tentSheets.ts';
import { ALL_PAPER_NAMES, pageSize, SAFE_MARGIN } from '#lib/print/papers.ts';
import { bounds } from '#lib/scene/bounds.ts';
import { printFonts } from '../../../lib/render/printFonts.ts';
import { readPdf } from '../../../lib/render/readPdf.ts';

const request = fc.record({
  size: fc.integer({ min: 2, max: 7 }),
  chiefs: fc.integer({ min: 1, max: 3 }),
  paper: fc.constantFrom(...ALL_PAPER_NAMES),
  tile: fc.option(fc.integer(TILE_RANGE), { nil: undefined }),
  ink: fc.constantFrom(...PRINT_INKS),
  pieces: fc.constantFrom(...PIECE_KINDS),
});

describe('a board of Nomads’ Threat on paper', () => {
  test('comes on pages of the paper, one sheet where it fits and without a length given always', () => {
    fc.assert(
      fc.property(request, ({ tile, ...rest }) => {
        const made = boardPages({ ...rest, ...(tile !== undefined && { tile }) });
        if (!made.ok) throw new Error(made.error.message);
        const { pages, sheets, tile: edge } = made.value;
        const page = pageSize(rest.paper, 'portrait');
        const areas = new Set(pages.map(({ width, height }) => Math.round(width * height)));
        expect([...areas]).toEqual([Math.round(page.width * page.height)]);
        if (tile === undefined) expect(sheets).toBe(1);
        else expect(edge).toBe(tile);
        expect(pages.length > sheets).toBe(rest.pieces === 'tents');
        if (sheets > 1) return;
        const box = bounds(pages[0]!.children)!;
        expect(box.x).toBeGreaterThanOrEqual(SAFE_MARGIN - 1e-6);
        expect(box.y).toBeGreaterThanOrEqual(SAFE_MARGIN - 1e-6);
        expect(box.x + box.width).toBeLessThanOrEqual(page.width - SAFE_MARGIN + 1e-6);
        expect(box.y + box.height).toBeLessThanOrEqual(page.height - SAFE_MARGIN + 1e-6);
      }),
      { numRuns: 60 },
    );
  });

  test('has the largest tiles that fit: one millimetre more would be too long', () => {
    for (let size = 2; size <= 7; size++)
      for (const length of [100, 194, 281.5]) {
        const tile = largestTile(size, length);
        expect(boardLength(size, tile)).toBeLessThanOrEqual(length);
        expect(boardLength(size, tile + 1)).toBeGreaterThan(length);
      }
  });

  test('names its columns and rows as moves do, at both ends', () => {
    const texts = gridScene(4, 30, PRINT_LOOKS.full).children.flatMap((node) =>
      node.type === 'text' ? [node] : [],
    );
    const of = (text: string) => texts.filter((node) => node.text === text);
    for (const name of ['a', 'b', 'c', 'd', '1', '2', '3', '4']) expect(of(name)).toHaveLength(2);
    // Row 1 is the lowest, column a the leftmost.
    expect(of('1')[0]!.y).toBeGreaterThan(of('4')[0]!.y);
    expect(of('a')[0]!.x).toBeLessThan(of('d')[0]!.x);
  });

  test('brings a tent for every tile and the Chief Tents of both sides', () => {
    const made = boardPages({ size: 5, chiefs: 3, paper: 'a4', ink: 'full', pieces: 'tents' });
    if (!made.ok) throw new Error(made.error.message);
    const cut = made.value.pages.slice(made.value.sheets);
    // Each piece is clipped to its square; cut marks are no groups with a clip.
    const pieces = cut.flatMap(({ children }) =>
      children.filter((node) => node.type === 'group' && node.clip),
    );
    expect(pieces).toHaveLength(2 * (25 + 3));
    expect(pieceEdge(made.value.tile)).toBeLessThan(made.value.tile);
  });

  test('is a PDF at true size whose text can be read, the same bytes each time', async () => {
    const made = boardPages({ size: 5, chiefs: 2, paper: 'letter', ink: 'low', pieces: 'coins' });
    if (!made.ok) throw new Error(made.error.message);
    const options = { size: 5, fonts: printFonts, creationDate: new Date('2000-01-01T00:00:00Z') };
    const bytes = await printPdf(made.value.pages, options);
    expect(await printPdf(made.value.pages, options)).toEqual(bytes);
    const { pages, info } = await readPdf(bytes);
    expect(pages.map(({ width, height }) => [width, height])).toEqual([[215.9, 279.4]]);
    expect(info['Title']).toBe('Nomads’ Threat: board of 5 by 5');
    const { placed } = pages[0]!;
    const at = (text: string) => placed.find((one) => one.text === text)!;
    // Two letters of the edge are as far apart as their tiles.
    const centre = (text: string) => at(text).x;
    expect(Math.abs(centre('d') - centre('b') - 2 * made.value.tile)).toBeLessThan(1);
    expect(pages[0]!.texts.join(' ')).toContain('Two sets of coins: 25 coins of one kind a side');
  });

  test('refuses tiles that no hand could use, with the range', () => {
    const made = boardPages({ size: 5, chiefs: 2, paper: 'a4', tile: 200, ink: 'full', pieces: 'coins' });
    expect(!made.ok && made.error.message).toBe(
      'A tile of 200 mm cannot be printed; its edge must be 12 to 150 mm.',
    );
  });
});
