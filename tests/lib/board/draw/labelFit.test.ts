import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board } from '#lib/board/board.ts';
import { type DrawnBoard, drawBoard } from '#lib/board/draw/drawBoard.ts';
import { CLEAR, POINT } from '#lib/board/draw/labels.ts';
import type { DrawOptions } from '#lib/board/draw/theme.ts';
import { boxClearance, flattenRing } from '#lib/geometry/boxClearance.ts';
import { signedDistance } from '#lib/geometry/polygon.ts';
import type { Point } from '#lib/geometry/point.ts';
import { BOARD_THEME } from '#games/a-new-regime/board/theme.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_SETTINGS, LAND_SHAPES } from '#games/a-new-regime/board/settings.ts';
import { gridBoard } from './gridBoard.ts';
import { labelBoxes } from './labelBoxes.ts';

const options: DrawOptions = { scale: 1, labels: 'names', ink: 'full', colour: 'colour', capitals: 'shown' };
const anyOptions: fc.Arbitrary<DrawOptions> = fc.record({
  scale: fc.constantFrom(0.5, 0.69, 1, 1.41),
  labels: fc.constantFrom('names', 'numbers'),
  ink: fc.constantFrom('full', 'low'),
  colour: fc.constantFrom('colour', 'greyscale'),
  capitals: fc.constantFrom('shown', 'hidden'),
});

/** Checks everything that is promised of labels, on the finished drawing. */
function expectLabelsToFit(board: Board, { scene, labels }: DrawnBoard, { scale }: DrawOptions): void {
  const boxes = labelBoxes(scene, BOARD_THEME);
  const clear = CLEAR * Math.sqrt(1 / scale);
  for (const { polygon, id, name } of board.states) {
    const ring = polygon.map(([x, y]): Point => [x, board.size.height - y]);
    const own = boxes.filter((box) => box.id === id);
    for (const box of own) {
      // Twice: by the exact distance, and by corners alone.
      expect(boxClearance(flattenRing(ring), box)).toBeGreaterThanOrEqual(clear - 1e-6);
      for (const corner of [
        [box.left, box.low],
        [box.right, box.low],
        [box.left, box.high],
        [box.right, box.high],
      ] as const)
        expect(signedDistance(ring, corner)).toBeGreaterThanOrEqual(clear - 1e-6);
      expect((box.size * scale) / POINT).toBeGreaterThanOrEqual(7 - 1e-6);
    }
    own.forEach((one, i) =>
      own.slice(i + 1).forEach((other) => {
        const apart =
          one.right <= other.left + 1e-6 ||
          other.right <= one.left + 1e-6 ||
          one.high <= other.low + 1e-6 ||
          other.high <= one.low + 1e-6;
        expect(apart, `${one.text} and ${other.text} of state ${id}`).toBe(true);
      }),
    );
    const texts = own
      .map(({ text }) => text)
      .join(' ')
      .replace('- ', '-');
    const named = texts.includes(name);
    if (labels.key.some((entry) => entry.id === id)) expect(named).toBe(false);
    expect(labels.blank.includes(id)).toBe(own.length === 0);
    if (labels.bare.includes(id)) expect(texts.includes('badge')).toBe(false);
    else expect(texts).toContain('badge');
    if (labels.fits) expect(named || texts.split(' ').includes(String(id))).toBe(true);
  }
}

describe('labels on boards', () => {
  test('lie inside their states, clear of the outline and of each other, at 7 points or more', () => {
    const grid = fc.record({
      columns: fc.integer({ min: 2, max: 9 }),
      rows: fc.integer({ min: 2, max: 9 }),
      seed: fc.integer({ min: 1, max: 10_000 }),
      bends: fc.constantFrom(1, 3, 7),
    });
    fc.assert(
      fc.property(grid, anyOptions, (shape, chosen) => {
        const board = gridBoard(shape);
        expectLabelsToFit(board, drawBoard(board, BOARD_THEME, chosen), chosen);
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  test('lie inside the states of generated boards of every land shape', () => {
    const settings = fc.record({
      regimes: fc.integer({ min: 3, max: 8 }),
      shape: fc.constantFrom(...LAND_SHAPES),
      seed: fc.stringMatching(/^[a-z]{1,8}$/),
    });
    fc.assert(
      fc.property(settings, anyOptions, (some, chosen) => {
        const board = generateBoard({ ...DEFAULT_SETTINGS, ...some });
        if (!board.ok) throw new Error(board.error.message);
        expectLabelsToFit(board.value, drawBoard(board.value, BOARD_THEME, chosen), chosen);
      }),
      { numRuns: 25 },
    );
  }, 30_000);

  test('show every name on an A3 board of twenty states', () => {
    for (const seed of ['harbour', 'lantern', 'quay']) {
      const board = generateBoard({ ...DEFAULT_SETTINGS, seed });
      if (!board.ok) throw new Error(board.error.message);
      const { labels } = drawBoard(board.value, BOARD_THEME, options);
      expect(labels.key).toEqual([]);
      expect(labels.fits).toBe(true);
      expect(labels.smallestPoints).toBeGreaterThanOrEqual(9);
    }
  });

  test('become numbers with a key where the name is too long, whatever the others do', () => {
    const board = gridBoard({ columns: 4, rows: 4, water: 0 });
    const long = 'Overlongborough'.repeat(6);
    const states = board.states.map((state) => (state.id === 6 ? { ...state, name: long } : state));
    const { scene, labels } = drawBoard({ ...board, states }, BOARD_THEME, { ...options, scale: 0.69 });
    expect(labels.key).toEqual([{ id: 6, name: long }]);
    expect(labels.bare).toEqual([]);
    expect(labels.fits).toBe(false);
    const shown = labelBoxes(scene, BOARD_THEME).filter(({ id }) => id === 6);
    expect(shown.map(({ text }) => text)).toContain('6');
  });

  test('say which states are too small for anything', () => {
    const board = gridBoard({ columns: 40, rows: 40, water: 0, bends: 1 });
    const { scene, labels } = drawBoard(board, BOARD_THEME, { ...options, scale: 0.5 });
    expect(labels.bare).toHaveLength(1600);
    expect(labels.key).toHaveLength(1600);
    expectLabelsToFit(board, { scene, labels }, { ...options, scale: 0.5 });
  });

  test('show numbers alone when numbers are wished for, without a key', () => {
    const board = gridBoard({ columns: 4, rows: 4, water: 0 });
    const { scene, labels } = drawBoard(board, BOARD_THEME, { ...options, labels: 'numbers' });
    expect(labels).toMatchObject({ key: [], bare: [], fits: true });
    const texts = labelBoxes(scene, BOARD_THEME).map(({ text }) => text);
    for (const { id, name } of board.states) {
      expect(texts).toContain(String(id));
      expect(texts).not.toContain(name);
    }
  });
});
