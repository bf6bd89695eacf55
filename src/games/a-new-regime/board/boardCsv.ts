import type { Board, Count } from '#lib/board/board.ts';
import type { LabelReport } from '#lib/board/draw/drawBoard.ts';
import { areaOf } from '#lib/board/stateRings.ts';
import { makeCsv, type CsvCell } from '#lib/share/csv.ts';
import type { BoardSettings } from './settings.ts';

/** One board of a batch; of a seed that gave none, only what went wrong. */
export interface CsvEntry {
  readonly settings: BoardSettings;
  readonly file: string;
  readonly made: { readonly board: Board; readonly labels: LabelReport } | { readonly problem: string };
}

type Made = Extract<CsvEntry['made'], { board: Board }>;

/** Columns that only a finished board fills, with what they hold. */
const FIGURES: readonly (readonly [name: string, figure: (made: Made) => CsvCell])[] = [
  ['placements', ({ board }) => least(board.capitals.placements)],
  ['placements_exact', ({ board }) => typeof board.capitals.placements === 'number'],
  ['possible_share', ({ board }) => rounded(board.capitals.possible.length / board.states.length)],
  ['land_borders', ({ board }) => board.borders.filter(({ kind }) => kind === 'land').length],
  ['straits', ({ board }) => board.borders.filter(({ kind }) => kind === 'strait').length],
  ['lakes', ({ board }) => board.water.filter(({ kind }) => kind === 'lake').length],
  ['shortest_border_mm', ({ board }) => shortestBorder(board)],
  ['smallest_state_mm2', ({ board }) => rounded(Math.min(...areas(board)))],
  ['largest_state_mm2', ({ board }) => rounded(Math.max(...areas(board)))],
  ['population', ({ board }) => board.states.reduce((sum, { population }) => sum + population, 0)],
  ['labels_fit', ({ labels }) => labels.fits],
  ['smallest_label_pt', ({ labels }) => rounded(labels.smallestPoints ?? 0)],
];

/**
 * The figures of a batch of boards as CSV, one board a row, in the order given. Placements beyond the exact count are
 * lower bounds (placements_exact is then false); lengths are millimetres at the board's own size.
 */
export function makeBoardCsv(entries: readonly CsvEntry[]): string {
  const header = [
    'seed',
    'regimes',
    'states',
    'shape',
    'spacing',
    'file',
    ...FIGURES.map(([name]) => name),
    'problem',
  ];
  const rows = entries.map(({ settings, file, made }): CsvCell[] => [
    settings.seed,
    settings.regimes,
    settings.regimes * settings.states,
    settings.shape,
    settings.spacing,
    'board' in made ? file : '',
    ...FIGURES.map(([, figure]) => ('board' in made ? figure(made) : '')),
    'board' in made ? '' : made.problem,
  ]);
  return makeCsv([header, ...rows]);
}

const least = (count: Count): number => (typeof count === 'number' ? count : count.atLeast);

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const areas = (board: Board): number[] => board.states.map(areaOf);

/** Of the borders on land; blank on a board that has none. */
function shortestBorder(board: Board): CsvCell {
  const lengths = board.borders.filter(({ kind }) => kind === 'land').map(({ mm }) => mm);
  return lengths.length === 0 ? '' : Math.min(...lengths);
}
