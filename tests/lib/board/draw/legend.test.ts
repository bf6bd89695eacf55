import { expect, test } from 'vitest';
import { drawLegend } from '#lib/board/draw/legend.ts';
import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import { BOARD_THEME } from '#games/a-new-regime/board/theme.ts';

const strait = {
  a: 1,
  b: 2,
  kind: 'strait',
  mm: 9,
  line: [
    [0, 0],
    [9, 0],
  ],
} as const;
const look = { ink: 'full', colour: 'colour', capitals: 'shown' } as const;

test('the legend explains exactly the signs that the board shows', () => {
  const ids = (borders: readonly (typeof strait)[], capitals: 'shown' | 'hidden') =>
    drawLegend({ borders }, BOARD_THEME, { ...look, capitals }).entries.map(({ id }) => id);
  const always = ['militaristic', 'economic', 'religious', 'figure'];
  expect(ids([], 'hidden')).toEqual(always);
  expect(ids([strait], 'hidden')).toEqual([...always, 'strait']);
  expect(ids([], 'shown')).toEqual([...always, 'possible-capital', 'suggested-capital']);
});

test('every sample can be drawn with the symbols that come with it', () => {
  for (const ink of ['full', 'low'] as const) {
    const { entries, symbols } = drawLegend({ borders: [strait] }, BOARD_THEME, { ...look, ink });
    for (const { nodes, width, height, text } of entries)
      expect(drawSvg({ width, height, title: text, symbols, children: nodes })).toContain('<svg');
  }
});
