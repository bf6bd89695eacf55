const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `2026-11-30` as `30 November 2026`. Throws if it is no such date. */
export function dateInWords(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) throw new Error(`"${iso}" is no date of the form 2026-11-30.`);
  return `${Number(day)} ${name} ${year}`;
}
