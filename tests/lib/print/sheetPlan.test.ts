import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAPER_NAMES, pageSize, PAPERS, SAFE_MARGIN } from '#lib/print/papers.ts';
import { FURNITURE, planBoardSheet } from '#lib/print/sheetPlan.ts';
import { inside } from './boxes.ts';

const DEFAULT_BOARD = { width: 404, height: 281, band: 43 };
const boards = fc.record({
  width: fc.integer({ min: 120, max: 1189 }),
  height: fc.integer({ min: 120, max: 1189 }),
  band: fc.integer({ min: 0, max: 60 }),
});
const requests = fc.record({
  board: boards,
  paper: fc.constantFrom(...PAPER_NAMES),
  orientation: fc.constantFrom('auto' as const, 'landscape' as const, 'portrait' as const),
});

describe('the papers', () => {
  it('have the sizes of ISO 216 and of ANSI A and B', () => {
    expect(PAPER_NAMES.map((name) => pageSize(name, 'landscape'))).toEqual([
      { width: 297, height: 210 },
      { width: 279.4, height: 215.9 },
      { width: 420, height: 297 },
      { width: 431.8, height: 279.4 },
    ]);
    expect(PAPERS.tabloid.long / 25.4).toBeCloseTo(17, 9);
    expect(pageSize('a4', 'portrait')).toEqual({ width: 210, height: 297 });
  });
});

describe('the plan of a sheet', () => {
  it('prints the default board at exactly its own size on A3, furniture on its sea', () => {
    const plan = planBoardSheet({ board: DEFAULT_BOARD, paper: 'a3', orientation: 'auto' });
    expect(plan).toMatchObject({
      orientation: 'landscape',
      factor: 1,
      board: { x: 8, y: 8, width: 404, height: 281 },
      furniture: { mode: 'sea', x: 8, y: 246, width: 404, height: 43 },
    });
  });

  it('keeps board and furniture apart from each other or one on the sea of the other, and off the margin', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { page, board, furniture } = planBoardSheet(request);
        const safe = {
          x: SAFE_MARGIN,
          y: SAFE_MARGIN,
          width: page.width - 2 * SAFE_MARGIN,
          height: page.height - 2 * SAFE_MARGIN,
        };
        expect(inside(board, safe)).toBe(true);
        expect(inside(furniture, safe)).toBe(true);
        if (furniture.mode === 'sea') expect(inside(furniture, board)).toBe(true);
        else expect(furniture.y).toBeGreaterThanOrEqual(board.y + board.height - 1e-9);
      }),
    );
  });

  it('scales width and height alike, as far as the paper allows', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const plan = planBoardSheet(request);
        const { width, height, band } = request.board;
        const safe = [plan.page.width - 16, plan.page.height - 16] as const;
        const largest = Math.min(safe[0] / width, safe[1] / height);
        expect(plan.board.width).toBeCloseTo(width * plan.factor, 9);
        expect(plan.board.height).toBeCloseTo(height * plan.factor, 9);
        if (plan.furniture.mode === 'sea') {
          expect(plan.factor).toBe(largest);
          expect(plan.furniture.height).toBeCloseTo(band * largest, 9);
          expect(plan.furniture.height).toBeGreaterThanOrEqual(28);
          expect(plan.furniture.width).toBeGreaterThanOrEqual(FURNITURE.width);
        } else {
          expect(plan.factor).toBeCloseTo(Math.min(safe[0] / width, (safe[1] - 30) / height), 12);
          expect(plan.furniture.height).toBeGreaterThanOrEqual(30 - 1e-9);
          // Never without need: on the sea there was not enough room.
          expect(largest * band < 28 || largest * width < FURNITURE.width).toBe(true);
        }
      }),
    );
  });

  it('takes the orientation in which the board comes out larger, if left to choose', () => {
    fc.assert(
      fc.property(boards, fc.constantFrom(...PAPER_NAMES), (board, paper) => {
        const factorOf = (orientation: 'auto' | 'landscape' | 'portrait') =>
          planBoardSheet({ board, paper, orientation }).factor;
        expect(factorOf('auto')).toBe(Math.max(factorOf('landscape'), factorOf('portrait')));
      }),
    );
  });
});
