/** The name of a sheet: its column as letters, A to Z, then AA, …, and its row as a number from 1. Both count from 0. */
export function tileLabel(column: number, row: number): string {
  return columnLetters(column) + String(row + 1);
}

function columnLetters(column: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}
