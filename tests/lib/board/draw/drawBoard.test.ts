import { describe, expect, test } from 'vitest';
import { drawBoard, statePath } from '#lib/board/draw/drawBoard.ts';
import type { DrawOptions } from '#lib/board/draw/theme.ts';
import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import { BOARD_THEME } from '#games/a-new-regime/board/theme.ts';
import { gridBoard } from './gridBoard.ts';
import { allNodes, coloursOf, numbersOf } from './sceneNodes.ts';

const options: DrawOptions = { scale: 1, labels: 'names', ink: 'full', colour: 'colour', capitals: 'shown' };
const board = gridBoard({ columns: 4, rows: 4, width: 300, height: 220, seed: 2, bends: 3 });

describe('the drawing of a board', () => {
  test.each([
    ['board-full', {}],
    ['board-low-ink', { ink: 'low', capitals: 'hidden' }],
    ['board-greyscale-numbers', { colour: 'greyscale', labels: 'numbers', scale: 0.69 }],
  ] as const)('looks as it always did: %s', async (name, look) => {
    const { scene } = drawBoard(board, BOARD_THEME, { ...options, ...look });
    await expect(drawSvg(scene, { size: 'mm' })).toMatchFileSnapshot(`../../../golden/${name}.svg`);
  });

  test('lies in layers from the sea to the frame', () => {
    const { scene } = drawBoard(board, BOARD_THEME, options);
    expect(scene.children.map((layer) => layer.type === 'group' && layer.hook?.class)).toEqual([
      'sea',
      'land',
      'patterns',
      'borders',
      'coast',
      'straits',
      'labels',
      'capitals',
      'frame',
    ]);
  });

  test('leaves out the layers that have nothing to show', () => {
    const [state] = board.states;
    const alone = { ...board, states: [{ ...state!, population: 0 }], borders: [] };
    const { scene } = drawBoard(alone, BOARD_THEME, { ...options, capitals: 'hidden' });
    const layers = scene.children.map((layer) => layer.type === 'group' && layer.hook?.class);
    expect(layers).toEqual(['sea', 'land', 'patterns', 'coast', 'labels', 'frame']);
    const empty = { ...board, states: [], borders: [] };
    expect(drawBoard(empty, BOARD_THEME, options)).toMatchObject({
      labels: { key: [], bare: [], fits: true, smallestPoints: undefined },
    });
  });

  test('turns north up: the northernmost corner is the highest on the page', () => {
    const { scene } = drawBoard(board, BOARD_THEME, options);
    const land = scene.children.find((layer) => layer.type === 'group' && layer.hook?.class === 'land');
    if (land?.type !== 'group') throw new Error('There is land.');
    land.children.forEach((node, i) => {
      if (node.type !== 'path') throw new Error('A state is a path.');
      const state = board.states[i]!;
      expect(node.d).toEqual(statePath(board, state));
      expect(node.hook).toMatchObject({ class: 'state', data: { id: String(state.id), kind: state.kind } });
      const ys = node.d.flatMap((segment) => (segment[0] === 'Z' ? [] : [segment[2]]));
      expect(Math.min(...ys)).toBeCloseTo(220 - Math.max(...state.polygon.map(([, y]) => y)), 9);
    });
  });

  test('holds no number that is not finite, and needs no transparency', () => {
    for (const ink of ['full', 'low'] as const)
      for (const node of allNodes(drawBoard(board, BOARD_THEME, { ...options, ink }).scene)) {
        if (node.type === 'path') expect(numbersOf(node.d).every(Number.isFinite)).toBe(true);
        if (node.type === 'path' || node.type === 'group') expect(node.opacity).toBeUndefined();
      }
  });

  test('is black lines on white in low ink, whatever colour is wished for', () => {
    for (const colour of ['colour', 'greyscale'] as const) {
      const { scene } = drawBoard(board, BOARD_THEME, { ...options, ink: 'low', colour });
      expect(coloursOf(scene)).toEqual(new Set(['#ffffff', '#000000']));
    }
  });

  test('has real greys in greyscale', () => {
    const { scene } = drawBoard(board, BOARD_THEME, { ...options, colour: 'greyscale' });
    for (const colour of coloursOf(scene)) expect(colour).toMatch(/^#([0-9a-f]{2})\1\1$/);
  });

  test('changes no outline, border or coast with the look', () => {
    const lines = (look: Partial<DrawOptions>) =>
      drawBoard(board, BOARD_THEME, { ...options, ...look })
        .scene.children.filter(
          (layer) => layer.type === 'group' && /^(land|borders|coast)$/.test(layer.hook?.class ?? ''),
        )
        .flatMap((layer) => (layer.type === 'group' ? layer.children : []))
        .map((node) => node.type === 'path' && node.d);
    expect(lines({ ink: 'low', labels: 'numbers', scale: 0.5, capitals: 'hidden' })).toEqual(lines({}));
  });

  test('is the same each time', () => {
    expect(drawBoard(board, BOARD_THEME, options)).toEqual(drawBoard(board, BOARD_THEME, options));
  });

  test('keeps a board as it was', () => {
    const before = structuredClone(board);
    drawBoard(board, BOARD_THEME, options);
    expect(board).toEqual(before);
  });

  test('refuses a kind that the theme does not know, by name', () => {
    const strange = { ...board, states: board.states.map((state) => ({ ...state, kind: 'nomadic' })) };
    expect(() => drawBoard(strange, BOARD_THEME, options)).toThrow('"nomadic"');
  });

  test('draws ten thousand states without quadratic work', () => {
    const time = (side: number) => {
      const many = gridBoard({ columns: side, rows: side, water: 0.1, bends: 1 });
      const start = performance.now();
      drawBoard(many, BOARD_THEME, options);
      return performance.now() - start;
    };
    time(20);
    const [some, many] = [time(30), time(100)];
    // Eleven times the states; quadratic work would take over a hundred times as long.
    expect(many).toBeLessThan(Math.max(45 * some, 1500));
  }, 60_000);
});
