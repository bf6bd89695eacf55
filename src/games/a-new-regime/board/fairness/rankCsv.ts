import { FAIRNESS_PARTS } from '#lib/board/fairness/fairnessScore.ts';
import { makeCsv, type CsvCell } from '#lib/share/csv.ts';
import type { RankedBoard } from './rankBoards.ts';

const KEYS = ['score', ...FAIRNESS_PARTS.map(({ id }) => id)] as const;

/**
 * A ranked batch as CSV, one board a row, in the order given. Points are 0 to 100; capitals are the ids of the suggested
 * placement in its order; placements beyond the exact count are lower bounds (placements_exact is then false).
 */
export function makeRankCsv(boards: readonly RankedBoard[]): string {
  const header = [
    'rank',
    'seed',
    'regimes',
    'states',
    'shape',
    'spacing',
    ...KEYS,
    'capitals',
    'placements',
    'placements_exact',
    'problem',
  ];
  const rows = boards.map(({ settings, made }, at): CsvCell[] => {
    const { seed, regimes, states, shape, spacing } = settings;
    const figures =
      'problem' in made
        ? [...KEYS.map(() => ''), '', '', '', made.problem]
        : [
            ...KEYS.map((key) => rounded(made.points[key])),
            made.seats.join(' '),
            typeof made.placements === 'number' ? made.placements : made.placements.atLeast,
            typeof made.placements === 'number',
            '',
          ];
    return [at + 1, seed, regimes, regimes * states, shape, spacing, ...figures];
  });
  return makeCsv([header, ...rows]);
}

/** Two places are enough to tell boards apart. */
const rounded = (value: number): number => Math.round(value * 100) / 100;
