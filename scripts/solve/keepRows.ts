/** How rows of a file of results are told apart, and what of a row is a finding: times and tables are none. */
export interface RowReading<Row> {
  readonly kindOf: (row: Row) => string;
  readonly findingsOf: (row: Row) => unknown;
}

export interface Merged<Row> {
  /** The rows kept, with those found in place of the ones that say otherwise, and new ones at the end. */
  readonly rows: readonly Row[];
  /** Rows found that are new or say otherwise than the one kept. */
  readonly different: readonly Row[];
}

/**
 * Puts what was found to what is kept. A row that finds what the kept one says leaves it as it is, so that work that is
 * done again changes nothing.
 */
export function mergeRows<Row>(
  kept: readonly Row[],
  found: readonly Row[],
  { kindOf, findingsOf }: RowReading<Row>,
): Merged<Row> {
  const says = (row: Row): string => JSON.stringify(findingsOf(row));
  const keptOf = new Map(kept.map((row) => [kindOf(row), row]));
  const different = found.filter((row) => {
    const old = keptOf.get(kindOf(row));
    return old === undefined || says(old) !== says(row);
  });
  const kinds = new Set(different.map(kindOf));
  return { rows: [...kept.filter((row) => !kinds.has(kindOf(row))), ...different], different };
}

/**
 * Writes what was found where it says something new, by `write`; with `check` nothing is written, and it fails instead.
 * Says what it did. Gives whether all is well.
 */
export async function keepRows<Row>(
  kept: readonly Row[],
  found: readonly Row[],
  reading: RowReading<Row>,
  check: boolean,
  write: (rows: readonly Row[]) => Promise<void>,
): Promise<boolean> {
  const { rows, different } = mergeRows(kept, found, reading);
  if (different.length === 0) {
    console.log(
      found.length === 1
        ? 'The result agrees with the one that is kept; nothing is written.'
        : `All ${found.length} results agree with those that are kept; nothing is written.`,
    );
    return true;
  }
  for (const row of different)
    console.log(`${check ? 'Differs from what is kept' : 'New'}: ${reading.kindOf(row)}`);
  if (check) return false;
  await write(rows);
  return true;
}
