/** The sheet's own words; `{…}` are filled in. */
export interface SheetWords {
  readonly seed: string;
  /** Takes `{width}`, `{height}` and `{percent}`. */
  readonly printed: string;
  readonly advice: string;
  readonly open: string;
  /** Before the names for numbers on the board, or before `names`. */
  readonly key: string;
  /** Said in place of the names where the sheet has no room for them. */
  readonly names: string;
  /** Takes `{page}` and `{pages}`. */
  readonly page: string;
  readonly columns: {
    readonly number: string;
    readonly name: string;
    readonly kind: string;
    readonly population: string;
    readonly neighbours: string;
  };
  /** Explains the sign before a neighbour across water; takes `{sign}`. */
  readonly strait: string;
}

export const SHEET_WORDS: SheetWords = {
  seed: 'Seed',
  printed: 'Board {width} × {height} mm, printed at {percent}.',
  advice: 'Print at 100 %, no scaling: then this ruler measures true.',
  open: 'Open this board:',
  key: 'Names for numbers:',
  names: 'see the table on page 2 of the PDF.',
  page: 'Page {page} of {pages}',
  columns: {
    number: 'No.',
    name: 'State',
    kind: 'Kind',
    population: 'Pop.',
    neighbours: 'Borders on',
  },
  strait: '{sign} across a strait',
};

/** Puts values in place of the names in braces. */
export function fill(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
