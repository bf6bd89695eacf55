import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_PAPER_NAMES, pageSize } from '#lib/print/papers.ts';
import { checkMeasured, correctPage, correctPages, parseMeasured } from '#lib/print/tiles/correction.ts';
import { planCorrectedTiles } from '#lib/print/tiles/planCorrectedTiles.ts';
import { tileSheets } from '#lib/print/tiles/tileSheets.ts';
import { bounds } from '#lib/scene/bounds.ts';
import { plainBoard } from '../sheetContent.ts';
import { rectangle } from '../../render/sampleScene.ts';
import { planned } from './requests.ts';

describe('what the rulers measured', () => {
  it.each([
    ['98.5x99', { x: 98.5, y: 99 }],
    ['98,5 × 99', { x: 98.5, y: 99 }],
    [' 101 ', { x: 101, y: 101 }],
    ['90x110 mm', { x: 90, y: 110 }],
  ])('reads %j', (text, measured) => expect(parseMeasured(text)).toEqual({ ok: true, value: measured }));

  it.each([
    ['ninety', 'The measured lengths are "ninety"; they must be what the two rulers measured'],
    ['98x99x100', 'The measured lengths are "98x99x100"'],
    ['-98', 'The measured lengths are "-98"'],
    ['89.9x100', 'The ruler across measured 89.9 mm of 100; from 90 to 110 mm can be corrected.'],
    ['100x110.1', 'The ruler down measured 110.1 mm of 100'],
  ])('refuses %j with a sentence', (text, sentence) => {
    const measured = parseMeasured(text);
    expect(measured.ok ? '' : measured.error.message).toContain(sentence);
  });

  it('is checked where it comes as numbers, too', () => {
    expect(checkMeasured({ x: NaN, y: 100 }).ok).toBe(false);
    expect(checkMeasured({ x: 99, y: 101 })).toEqual({ ok: true, value: { x: 99, y: 101 } });
  });
});

describe('a corrected page', () => {
  const page = {
    ...plainBoard(297, 210),
    children: [{ type: 'path', d: rectangle(20, 30, 100, 100), fill: '#000000' }] as const,
    trim: { x: 20, y: 30, width: 100, height: 100 },
    bleed: { x: 10, y: 20, width: 120, height: 120 },
    links: [{ x: 20, y: 30, width: 10, height: 10, address: 'https://example.org' }],
  };

  it('comes out true on the printer that was measured, in both directions, about the middle of the paper', () => {
    const corrected = correctPage(page, { x: 98, y: 101 });
    const box = bounds(corrected.children);
    expect((box?.width ?? 0) * 0.98).toBeCloseTo(100, 9);
    expect((box?.height ?? 0) * 1.01).toBeCloseTo(100, 9);
    // The printer scales about the middle of the sheet.
    expect(148.5 + ((box?.x ?? 0) - 148.5) * 0.98).toBeCloseTo(20, 9);
    expect(105 + ((box?.y ?? 0) - 105) * 1.01).toBeCloseTo(30, 9);
    expect(corrected.trim?.x).toBeCloseTo(box?.x ?? NaN, 9);
    expect((corrected.trim?.height ?? 0) * 1.01).toBeCloseTo(100, 9);
    expect((corrected.bleed?.width ?? 0) * 0.98).toBeCloseTo(120, 9);
    expect((corrected.links?.[0]?.height ?? 0) * 1.01).toBeCloseTo(10, 9);
  });

  it('is the page itself where the rulers are true', () => {
    expect(correctPage(page, { x: 100, y: 100 })).toBe(page);
  });

  it('loses nothing at the edges of the file, however far the printer is off', () => {
    const tenths = fc.integer({ min: 900, max: 1100 }).map((value) => value / 10);
    fc.assert(
      fc.property(
        fc.record({ x: tenths, y: tenths }),
        fc.constantFrom(...ALL_PAPER_NAMES),
        fc.constantFrom('auto' as const, 'landscape' as const, 'portrait' as const),
        (measured, paper, orientation) => {
          const board = { width: 700, height: 500 };
          const plan = planCorrectedTiles({ board, paper, orientation }, measured);
          if (!plan.ok) throw new Error(plan.error.message);
          const { page: size, margin } = plan.value;
          expect(Math.min(margin.x, margin.y)).toBeGreaterThanOrEqual(8);
          const drawing = { scene: plainBoard(700, 500), title: 'Board', ink: '#000000' } as const;
          const [sheet] = tileSheets(plan.value, drawing, { corrected: measured });
          const marks = sheet!.children.filter(
            (node) => node.type === 'group' && node.hook?.class === 'tile-marks',
          );
          expect(marks).toHaveLength(1);
          const box = bounds(correctPage({ ...sheet!, children: marks }, measured).children);
          expect(box?.x).toBeGreaterThan(0.5);
          expect(box?.y).toBeGreaterThan(0.5);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(size.width - 0.5);
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(size.height - 0.5);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is refused where a page with the usual margin would lose its edge, and made where it would not', () => {
    const page = (paper: 'a4' | 'a2') => {
      const { width, height } = pageSize(paper, 'landscape');
      const d = rectangle(8, 8, width - 16, height - 16);
      return { ...plainBoard(width, height), children: [{ type: 'path', d, fill: '#000000' }] as const };
    };
    const made = (papers: readonly ('a4' | 'a2')[], x: number, y: number) => {
      const pages = correctPages(papers.map(page), { x, y });
      if (!pages.ok) return pages.error.message;
      return pages.value.map(({ children, ...size }) => {
        const box = bounds(children)!;
        return [box.x, box.y, size.width - box.x - box.width].every((edge) => edge >= 1);
      });
    };
    expect(made(['a4'], 95.3, 93.3)).toEqual([true]);
    expect(made(['a4'], 95.2, 100)).toContain(
      'The ruler across measured 95.2 mm of 100; these pages have room for a correction from 95.3 mm on.',
    );
    expect(made(['a4'], 100, 93.2)).toContain('The ruler down measured 93.2 mm of 100');
    expect(made(['a4', 'a2'], 96, 100)).toContain('from 97.7 mm on');
    expect(made(['a4', 'a2'], 110, 110)).toEqual([true, true]);
  });

  it('keeps the usual margin for a printer that is a little off on a small paper', () => {
    const request = { board: { width: 404, height: 281 }, paper: 'a4' } as const;
    const plan = planCorrectedTiles(request, { x: 98.5, y: 99 });
    expect(plan.ok && plan.value.margin).toEqual({ x: 8, y: 8 });
    expect(plan.ok && plan.value.tiles.length).toBe(planned(request).tiles.length);
  });
});
