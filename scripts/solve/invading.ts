import { DEFAULT_SETTINGS, setUp, type Settings } from '#games/nomads-threat/index.ts';
import { advance } from '#games/nomads-threat/rules/advance.ts';
import { allPositions } from '#games/nomads-threat/search/allPositions.ts';
import { firstTiles } from '#games/nomads-threat/search/firstTiles.ts';
import { solveEndless } from '#games/nomads-threat/search/retrograde.ts';
import { SOLVED_INVADING, type SolvedInvading } from '#games/nomads-threat/solved/solvedInvading.ts';
import { PASS_READINGS } from '#games/nomads-threat/vocabulary.ts';
import { SOLVED, writeJson } from './files.ts';
import { keepRows } from './keepRows.ts';
import { nameOf } from './tileNames.ts';

const SIZES = [2, 3];

/** Solves the small boards with invading backwards from all ends, because positions can come back there. */
export function solveInvading(check: boolean): Promise<boolean> {
  const rows = SIZES.flatMap((size) =>
    PASS_READINGS.flatMap((pass) => [1, 2, 3].map((chiefs) => solve(size, chiefs, pass))),
  );
  return keepRows(
    SOLVED_INVADING,
    rows,
    {
      kindOf: ({ size, chiefs, pass }) => `${size}x${size} ${chiefs} ${pass}`,
      findingsOf: ({ margin, firstTiles: tiles, positions }) => [margin, tiles, positions],
    },
    check,
    (all) => writeJson(`${SOLVED}invading.json`, all),
  );
}

function solve(size: number, chiefs: number, pass: Settings['pass']): SolvedInvading {
  const start = process.cpuUsage();
  const settings: Settings = { ...DEFAULT_SETTINGS, size, chiefs, pass, invading: true };
  const { knots, numberOf } = allPositions(settings);
  const values = solveEndless(knots);
  const tiles = firstTiles(size, size).map(({ tile, alike }) => ({
    tile: nameOf(tile, size, size),
    alike,
    margin: values[numberOf(advance(setUp(settings), { type: 'place', to: tile }).position)!]!,
  }));
  const { user, system } = process.cpuUsage(start);
  const row: SolvedInvading = {
    size,
    chiefs,
    pass,
    margin: values[0]!,
    firstTiles: tiles,
    positions: knots.length,
    seconds: Math.round((user + system) / 1e5) / 10,
  };
  console.log(JSON.stringify(row));
  return row;
}
