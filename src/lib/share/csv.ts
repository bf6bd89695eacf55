export type CsvCell = string | number | boolean;

/**
 * Rows as CSV after RFC 4180: commas, CRLF, quotes where a cell needs them.
 * A text that a spreadsheet could take for a formula gets an apostrophe in front; numbers stay numbers.
 */
export function makeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => row.map(csvCell).join(',') + '\r\n').join('');
}

function csvCell(cell: CsvCell): string {
  if (typeof cell !== 'string') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** First characters that make spreadsheets compute (OWASP's list, with the wide forms that some read alike). */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
