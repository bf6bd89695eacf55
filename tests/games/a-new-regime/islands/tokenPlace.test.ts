import { expect, test } from 'vitest';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { boardSheets } from '#games/a-new-regime/board/sheet.ts';
import { labelBox, tokenPlace } from '#games/a-new-regime/islands/board/tokenPlace.ts';
import { signedDistance } from '#lib/geometry/polygon.ts';

test.each(['a3', 'a4'] as const)('tokens on %s lie in their state and spare its label', (paper) => {
  const settings = { ...DEFAULT_SETTINGS, seed: 'tokens' };
  const board = generateBoard(settings);
  if (!board.ok) throw new Error(board.error.message);
  const { states, size } = board.value;
  const look = { ...DEFAULT_LOOK, paper };
  const sheets = boardSheets({
    board: board.value,
    settings,
    look,
    site: 'https://example.org/',
    edition: 'test',
  });
  if (!sheets.ok) throw new Error(sheets.error.message);
  const spared = states.filter((state) => {
    const label = labelBox(sheets.value.pages[0]!, state.id)!;
    const { x, y, r } = tokenPlace(state, size.height, label);
    expect(signedDistance(state.polygon, [x, size.height - y])).toBeGreaterThan(0);
    const dx = Math.max(label.x - x, 0, x - label.x - label.width);
    const dy = Math.max(label.y - y, 0, y - label.y - label.height);
    return dx * dx + dy * dy >= r * r;
  });
  expect(spared.length).toBe(states.length);
});
