const DELIMITERS = [';', '\t', ',', '|'] as const;

/** The rows of a table as text, with the delimiter that most lines agree on. Quoted cells may hold it, and line ends. */
export function tableRows(text: string): string[][] {
  const delimiter = likelyDelimiter(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = (): void => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  for (let k = 0; k < text.length; k++) {
    const letter = text[k]!;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[k + 1] === '"') {
        cell += '"';
        k++;
      } else quoted = false;
    } else if (letter === '"' && cell.trim() === '') quoted = true;
    else if (letter === delimiter) endCell();
    else if (letter === '\n' || letter === '\r') endRow();
    else cell += letter;
  }
  endRow();
  return rows;
}

/** The delimiter that stands on most lines. */
function likelyDelimiter(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).slice(0, 200);
  let best = ',';
  let most = 0;
  for (const delimiter of DELIMITERS) {
    const count = lines.filter((line) => line.includes(delimiter)).length;
    if (count > most) [best, most] = [delimiter, count];
  }
  return best;
}
