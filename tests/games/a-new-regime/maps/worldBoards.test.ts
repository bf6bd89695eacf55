import { beforeAll, describe, expect, test } from 'vitest';
import { boardSheets } from '#games/a-new-regime/board/sheet.ts';
import { finishBoard } from '#games/a-new-regime/board/finishBoard.ts';
import { makeMapBoard } from '#games/a-new-regime/maps/makeMapBoard.ts';
import { mapLook, mapOrigin, regionsTitle, sheetSettings } from '#games/a-new-regime/maps/mapSheets.ts';
import { DEFAULT_MAP, type MapSettings } from '#games/a-new-regime/maps/mapSettings.ts';
import { areaOf } from '#lib/board/stateRings.ts';
import { validateBoard } from '#lib/board/validate.ts';
import { chooseWorld } from '#lib/board/maps/world/chooseWorld.ts';
import { detailFor } from '#lib/board/maps/world/regions.ts';
import type { Detail, WorldFile } from '#lib/board/maps/world/worldFile.ts';
import { readWorld } from '#site/readWorld.ts';

let worlds: Record<Detail, WorldFile>;

beforeAll(async () => {
  worlds = { '110m': await readWorld('110m', process.cwd()), '50m': await readWorld('50m', process.cwd()) };
});

function boardOf(regions: readonly string[], change: Partial<MapSettings>) {
  const settings = { ...DEFAULT_MAP, gap: 0, ...change };
  const shapes = chooseWorld(worlds[detailFor(regions)], regions);
  if (!shapes.ok) throw new Error(shapes.error.message);
  const made = makeMapBoard(shapes.value, settings);
  if (!made.ok) throw new Error(made.error.message);
  const { draft, report } = made.value;
  const board = finishBoard(draft, settings);
  return { board, draft, report, settings, regions };
}

describe('the built-in map', () => {
  test.each([
    [['world'], { count: 40 }, 40],
    [['world'], { count: 24, regimes: 5 }, 24],
    [['africa'], { count: 40, regimes: 6 }, 40],
    [['asia'], { count: 24 }, 24],
    [['europe'], { count: 40, size: 'a2' }, 40],
    [['north-america'], { count: 24 }, 15],
    [['south-america'], { count: 24, regimes: 3, spacing: 'two-steps' }, 12],
    [['oceania'], { count: 24, regimes: 3, spacing: 'two-steps' }, 7],
  ] as const)('makes of %s with %o a connected, legal board that prints', (regions, change, least) => {
    const { board, report, settings } = boardOf(regions, change);
    expect(validateBoard(board, 0)).toEqual([]);
    expect(board.states.length).toBeGreaterThanOrEqual(least);
    expect(board.states.length).toBeLessThanOrEqual(settings.count);
    expect(report.states).toBe(board.states.length);
    expect(board.capitals.suggested).toHaveLength(settings.regimes);
    for (const state of board.states) expect(areaOf(state)).toBeGreaterThan(settings.specks / 2);
    const sheets = boardSheets({
      board,
      settings: sheetSettings(settings, board),
      look: mapLook(settings),
      site: 'https://example.org/',
      edition: 'test',
      origin: mapOrigin(regionsTitle(regions), settings, board, regions),
    });
    expect(sheets.ok && sheets.value.pages.length).toBeGreaterThanOrEqual(2);
  });

  test('keeps who borders on whom where nothing had to be merged', () => {
    const { board } = boardOf(['FR', 'DE', 'CH', 'IT', 'AT', 'BE', 'LU', 'NL'], {});
    const names = board.borders.map(({ a, b }) =>
      [board.states[a - 1]!.name, board.states[b - 1]!.name].sort().join('–'),
    );
    expect(names.sort()).toEqual([
      'Austria–Germany',
      'Austria–Italy',
      'Austria–Switzerland',
      'Belgium–France',
      'Belgium–Germany',
      'Belgium–Luxembourg',
      'Belgium–Netherlands',
      'France–Germany',
      'France–Italy',
      'France–Luxembourg',
      'France–Switzerland',
      'Germany–Luxembourg',
      'Germany–Netherlands',
      'Germany–Switzerland',
      'Italy–Switzerland',
    ]);
  });

  test('refuses a region that it does not have, and guesses what was meant', () => {
    const refused = chooseWorld(worlds['50m'], ['eurpoe']);
    expect(refused.ok ? '' : refused.error.message).toContain('Did you mean europe?');
  });

  test('puts every country on a continent, once', () => {
    const codes = worlds['50m'].objects.countries.geometries.map(({ id }) => id);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(230);
  });
});
