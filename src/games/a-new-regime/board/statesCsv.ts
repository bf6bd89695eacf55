import type { Board } from '#lib/board/board.ts';
import { makeCsv, type CsvCell } from '#lib/share/csv.ts';

const HEADER = [
  'number',
  'name',
  'affiliation',
  'population',
  'affiliation_roll',
  'population_roll',
  'population_shaded',
  'capital_possible',
  'borders_on',
  'straits_to',
] as const;

/** The states of a board as CSV, one a row; neighbours are their numbers, a space between. */
export function makeStatesCsv({ states, borders, capitals }: Board): string {
  const across = (id: number, wanted: 'land' | 'strait'): string =>
    borders
      .flatMap(({ a, b, kind }) => (kind !== wanted ? [] : a === id ? [b] : b === id ? [a] : []))
      .sort((p, q) => p - q)
      .join(' ');
  const rows = states.map(({ id, name, kind, population, rolls }): CsvCell[] => [
    id,
    name,
    kind,
    population,
    rolls.kind,
    rolls.population.value,
    rolls.population.shaded,
    capitals.possible.includes(id),
    across(id, 'land'),
    across(id, 'strait'),
  ]);
  return makeCsv([HEADER, ...rows]);
}
