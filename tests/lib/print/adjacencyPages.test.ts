import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjacencyPages } from '#lib/print/adjacencyPages.ts';
import { type Row } from '#lib/print/adjacencyTable.ts';
import { PAPER_NAMES, pageSize, SAFE_MARGIN } from '#lib/print/papers.ts';
import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import type { Scene } from '#lib/scene/scene.ts';
import { inside, overlaps, pieces } from './boxes.ts';

const row = (
  number: number,
  neighbours: Row['neighbours'] = [{ name: 'Low Calder', strait: false }],
): Row => ({
  number,
  name: `State ${number}`,
  kind: 'militaristic',
  letter: 'X',
  population: number % 4,
  neighbours,
});
const input = (
  rows: readonly Row[],
  paper: (typeof PAPER_NAMES)[number],
  orientation: 'landscape' | 'portrait',
) => ({
  rows,
  page: pageSize(paper, orientation),
  title: 'A New Regime: who borders on whom',
  subtitle: 'Seed harbour · 40 states',
  ink: '#000000' as const,
});
const texts = (pages: readonly Scene[]) =>
  pages.flatMap(({ children }) => children.flatMap((node) => (node.type === 'text' ? [node.text] : [])));

describe('the table of borders', () => {
  it('looks as it always did', async () => {
    const neighbours = [
      { name: 'Łódź', strait: false },
      { name: 'Low Calder', strait: true },
    ];
    const [page] = adjacencyPages(input([row(1), row(2, neighbours)], 'a4', 'portrait'));
    await expect(page && drawSvg(page, { size: 'mm' })).toMatchFileSnapshot('../../golden/adjacency.svg');
  });

  it('lists every state once, on every paper, inside the margin, with nothing on top of another', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 });
    const rows = fc
      .array(fc.array(fc.record({ name, strait: fc.boolean() }), { maxLength: 12 }), {
        minLength: 1,
        maxLength: 96,
      })
      .map((lists) => lists.map((neighbours, index) => row(index + 1, neighbours)));
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(...PAPER_NAMES),
        fc.constantFrom('landscape', 'portrait'),
        (list, paper, way) => {
          const pages = adjacencyPages(input(list, paper, way));
          for (const page of pages) {
            const safe = { x: SAFE_MARGIN, y: SAFE_MARGIN, width: page.width - 16, height: page.height - 16 };
            const all = pieces(page);
            for (const { node, box } of all) {
              // A rule's box counts half its thickness at its ends, where it has none.
              const reach = node.type === 'path' ? (node.stroke?.width ?? 0) / 2 : 0;
              expect(inside({ ...box, x: box.x + reach, width: box.width - 2 * reach }, safe)).toBe(true);
            }
            expect(overlaps(all.filter(({ node }) => node.type === 'text'))).toEqual([]);
          }
          const shown = texts(pages);
          for (const { name: state } of list) expect(shown.filter((text) => text === state)).toHaveLength(1);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('marks a neighbour across a strait and explains the mark only where it is used', () => {
    const land = texts(adjacencyPages(input([row(1)], 'a4', 'portrait')));
    expect(land).toContain('Low Calder');
    expect(land.join()).not.toContain('≈');
    const sea = texts(
      adjacencyPages(input([row(1, [{ name: 'Low Calder', strait: true }])], 'a4', 'portrait')),
    );
    expect(sea).toContain('≈ Low Calder');
    expect(sea.join()).toContain('≈ across a strait');
  });

  it('never ends a line inside the name of a neighbour', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ name: `Low Calder ${index}`, strait: false }));
    const lines = texts(adjacencyPages(input([row(1, many)], 'a4', 'portrait'))).filter((text) =>
      text.includes('Low'),
    );
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).toMatch(/^Low Calder \d+(, Low Calder \d+)*,?$/);
  });

  it('goes on to further pages with the header and a page number on each', () => {
    const pages = adjacencyPages(
      input(
        Array.from({ length: 96 }, (_, index) => row(index + 1)),
        'a4',
        'portrait',
      ),
    );
    expect(pages.length).toBe(2);
    pages.forEach((page, index) => {
      const shown = texts([page]);
      expect(shown).toContain('Borders on');
      expect(shown).toContain(`Page ${index + 1} of 2`);
      expect(page.title).toContain(`Page ${index + 1} of 2`);
    });
  });

  it('shares the rows of a page out over columns of nearly one height', () => {
    const [page] = adjacencyPages(
      input(
        Array.from({ length: 40 }, (_, index) => row(index + 1)),
        'a3',
        'landscape',
      ),
    );
    const numbers = page?.children.filter(
      (node) => node.type === 'text' && /^\d+$/.test(node.text) && node.anchor === 'end',
    );
    const columns = new Map<number, number>();
    for (const node of numbers ?? [])
      if (node.type === 'text') columns.set(node.x, (columns.get(node.x) ?? 0) + 1);
    expect([...columns.values()]).toEqual([20, 20, 20, 20]);
  });

  it('is one page with a header even if there is nothing to list', () => {
    expect(texts(adjacencyPages(input([], 'letter', 'landscape')))).toContain('Borders on');
  });
});
