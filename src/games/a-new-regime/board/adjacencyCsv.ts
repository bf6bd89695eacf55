import type { Board } from '#lib/board/board.ts';
import { makeCsv, type CsvCell } from '#lib/share/csv.ts';

const HEADER = ['a', 'b', 'kind', 'mm', 'a_name', 'b_name'] as const;

/**
 * Who borders on whom as CSV, one pair of states a row: their numbers (the lower first), `land` or `strait`, the length
 * of the border or of the crossing in millimetres at the board's own size, and their names.
 */
export function makeAdjacencyCsv({ states, borders }: Board): string {
  const rows = borders.map(({ a, b, kind, mm }): CsvCell[] => [
    a,
    b,
    kind,
    mm,
    states[a - 1]!.name,
    states[b - 1]!.name,
  ]);
  return makeCsv([HEADER, ...rows]);
}
