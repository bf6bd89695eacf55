import { expect, test } from 'vitest';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { BOARD_THEME } from '#games/a-new-regime/board/theme.ts';
import { drawThumbnail } from '#lib/board/draw/drawThumbnail.ts';
import { drawSvg } from '#lib/render/svg/drawSvg.ts';

test('a small picture shows each state in its tint and each seat with its number, and stays small', () => {
  const made = generateBoard(DEFAULT_SETTINGS);
  if (!made.ok) throw new Error(made.error.message);
  const board = made.value;
  const seats = board.capitals.suggested;
  const scene = drawThumbnail(board, BOARD_THEME, { seats, title: 'Small' });
  expect([scene.width, scene.height]).toEqual([404, 281]);
  const tints: readonly string[] = Object.values(BOARD_THEME.palettes.colour.kinds).map(({ tint }) => tint);
  const land = scene.children.filter((node) => node.type === 'path' && tints.includes(node.fill ?? ''));
  expect(land).toHaveLength(board.states.length);
  const texts = scene.children.flatMap((node) => (node.type === 'text' ? [node] : []));
  expect(texts.map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
  texts.forEach(({ x, y }, at) => {
    const [cx, cy] = board.states[seats[at]! - 1]!.centre;
    expect(x).toBe(cx);
    // The picture's y runs down; the figure stands on a line a little below the middle.
    expect(Math.abs(y - (281 - cy))).toBeLessThan(8);
  });
  expect(drawSvg(scene).length).toBeLessThan(60_000);
});
