import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_PAPER_NAMES, pageSize } from '#lib/print/papers.ts';
import { largestCommonSize, planTiles } from '#lib/print/tiles/planTiles.ts';
import { tileLabel } from '#lib/print/tiles/tileLabel.ts';
import { sheetsByLaying } from '../../../oracles/sheetsByLaying.ts';
import { planned, requests } from './requests.ts';

const um = (mm: number) => Math.round(mm * 1000);

describe('the papers for several sheets', () => {
  it('have the sizes of ISO 216, and of ANSI and US Legal in whole inches', () => {
    expect(ALL_PAPER_NAMES).toEqual(['a4', 'letter', 'a3', 'tabloid', 'legal', 'a2']);
    expect(pageSize('a2', 'landscape')).toEqual({ width: 594, height: 420 });
    const legal = pageSize('legal', 'portrait');
    expect(legal.width / 25.4).toBeCloseTo(8.5, 9);
    expect(legal.height / 25.4).toBeCloseTo(14, 9);
  });
});

describe('the plan of a board over several sheets', () => {
  it('needs four sheets of A4 for an A3 board, landscape, though six portrait', () => {
    const board = { width: 420, height: 297 };
    const plan = planned({ board, paper: 'a4' });
    expect(plan).toMatchObject({ orientation: 'landscape', columns: 2, rows: 2 });
    expect(planned({ board, paper: 'a4', orientation: 'portrait' }).tiles).toHaveLength(6);
    expect(plan.tiles.map(({ label, number }) => `${label}=${number}`)).toEqual([
      'A1=1',
      'B1=2',
      'A2=3',
      'B2=4',
    ]);
  });

  it('finds the one size that is two by two sheets on A4 and Letter alike, to the tenth', () => {
    const size = largestCommonSize(['a4', 'letter'], {
      columns: 2,
      rows: 2,
      orientation: 'landscape',
      margin: 8,
      overlap: 5,
    });
    expect(size).toEqual({ width: 521.8, height: 383 });
    for (const paper of ['a4', 'letter'] as const) {
      const request = { paper, orientation: 'landscape', overlap: 5 } as const;
      expect(planned({ ...request, board: size })).toMatchObject({ columns: 2, rows: 2 });
      const wider = planned({ ...request, board: { ...size, width: size.width + 0.001 } });
      const higher = planned({ ...request, board: { ...size, height: size.height + 0.001 } });
      // Letter is the shorter of the two, A4 the narrower.
      expect([wider.columns, higher.rows]).toEqual(paper === 'letter' ? [3, 2] : [2, 3]);
    }
  });

  it('covers the board: the parts in sight lie side by side without gap or doubling, each within what is printed', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { tiles, columns, rows, board } = planned(request);
        expect(tiles).toHaveLength(columns * rows);
        for (const { visible, part, column, row } of tiles) {
          const right = tiles.find((other) => other.column === column + 1 && other.row === row);
          const below = tiles.find((other) => other.column === column && other.row === row + 1);
          const ends = { x: um(visible.x + visible.width), y: um(visible.y + visible.height) };
          expect(ends.x).toBe(um(right ? right.visible.x : board.width));
          expect(ends.y).toBe(um(below ? below.visible.y : board.height));
          if (column === 0) expect(visible.x).toBe(0);
          if (row === 0) expect(visible.y).toBe(0);
          expect(um(part.x)).toBeLessThanOrEqual(um(visible.x));
          expect(um(part.y)).toBeLessThanOrEqual(um(visible.y));
          expect(um(part.x + part.width)).toBeGreaterThanOrEqual(ends.x);
          expect(um(part.y + part.height)).toBeGreaterThanOrEqual(ends.y);
          expect(Math.min(visible.width, visible.height)).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('lets neighbours overlap by exactly what was asked for, and keeps every part off the margin', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { tiles, page, margin, overlap } = planned(request);
        expect(overlap).toBe(request.overlap);
        for (const { part, place, column, row } of tiles) {
          for (const other of tiles) {
            if (other.row === row && other.column === column + 1)
              expect(um(part.x + part.width) - um(other.part.x)).toBe(um(overlap));
            if (other.column === column && other.row === row + 1)
              expect(um(part.y + part.height) - um(other.part.y)).toBe(um(overlap));
          }
          expect(place).toEqual(margin);
          expect(um(place.x + part.width)).toBeLessThanOrEqual(um(page.width - margin.x));
          expect(um(place.y + part.height)).toBeLessThanOrEqual(um(page.height - margin.y));
        }
      }),
    );
  });

  it('takes as few sheets as laying them out one by one does, in the better orientation', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { board, paper, orientation } = request;
        const counted = (['landscape', 'portrait'] as const)
          .filter((way) => orientation === 'auto' || orientation === way)
          .map((way) => {
            const page = pageSize(paper, way);
            const side = (which: 'width' | 'height') =>
              sheetsByLaying(
                um(board[which]),
                um(page[which]) - 2 * um(Number(request.margin)),
                um(request.overlap ?? NaN),
              );
            return side('width') * side('height');
          });
        expect(planned(request).tiles).toHaveLength(Math.min(...counted));
      }),
    );
  });

  it('shows no mere sliver: sheets side by side show nearly the same width where the paper has room for it', () => {
    const { tiles } = planned({ board: { width: 285, height: 190 }, paper: 'a4', orientation: 'landscape' });
    expect(tiles.map(({ visible }) => visible.width)).toEqual([142.5, 142.5]);
  });

  it('glues on the right and below, or cuts both sheets along the middle of the overlap', () => {
    const request = { board: { width: 500, height: 100 }, paper: 'a4', orientation: 'landscape' } as const;
    const [left, right] = planned(request).tiles;
    expect([left?.part, left?.visible].map((box) => box?.width)).toEqual([260, 250]);
    expect(right?.visible).toEqual(right?.part);
    const cut = planned({ ...request, flaps: false }).tiles;
    expect(cut.map(({ visible }) => visible)).toMatchObject([
      { x: 0, width: 255 },
      { x: 255, width: 245 },
    ]);
  });

  it('names columns by letters, beyond Z by two, and rows by numbers', () => {
    expect([tileLabel(0, 0), tileLabel(1, 2), tileLabel(25, 0), tileLabel(26, 0), tileLabel(703, 9)]).toEqual(
      ['A1', 'B3', 'Z1', 'AA1', 'AAB10'],
    );
  });

  it.each([
    [
      { board: { width: 1189.1, height: 841 } },
      'The width of the board is 1189.1 mm; it must be from 10 to 1189 mm.',
    ],
    [{ board: { width: 841, height: NaN } }, 'The height of the board is NaN mm'],
    [{ overlap: 41 }, 'The overlap is 41 mm; it must be from 0 to 40 mm.'],
    [{ overlap: 3 }, 'An overlap of 3 mm is too narrow to glue; flaps need at least 4 mm.'],
    [{ margin: 4 }, 'The margin across is 4 mm; it must be from 5 to 40 mm.'],
    [{ margin: { x: 8, y: Infinity } }, 'The margin down is Infinity mm'],
  ])('refuses %j with a sentence', (change, sentence) => {
    const plan = planTiles({ board: { width: 400, height: 300 }, paper: 'a4', ...change });
    expect(plan.ok ? '' : plan.error.message).toContain(sentence);
  });
});
