/**
 * What a list is filtered by, and how an address says it: `?kind=turn-the-tide&q=outfit`. Fields are known by name
 * with the values that each may have; `q` is free text.
 */
export type Fields = Readonly<Record<string, readonly string[]>>;

export interface FilterState {
  /** The chosen value of each field that is filtered by. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Words that must all occur. */
  readonly q: string;
}

export const NO_FILTER: FilterState = { chosen: {}, q: '' };

/** Longest free text that an address is listened to for. */
const LONGEST = 100;

/** Reads the query of an address. What it asks for in vain is left out and named in `unknown`; other fields are not ours. */
export function parseFilter(
  query: string,
  fields: Fields,
): { readonly state: FilterState; readonly unknown: readonly { field: string; value: string }[] } {
  const asked = new URLSearchParams(query);
  const chosen: Record<string, string> = {};
  const unknown: { field: string; value: string }[] = [];
  for (const [field, values] of Object.entries(fields)) {
    const value = asked.get(field);
    if (value === null || value === '') continue;
    if (values.includes(value)) chosen[field] = value;
    else unknown.push({ field, value });
  }
  return { state: { chosen, q: (asked.get('q') ?? '').slice(0, LONGEST) }, unknown };
}

/** The query for a state, with its question mark; nothing for no filter. Twin of parseFilter. */
export function makeFilter({ chosen, q }: FilterState): string {
  const pairs = Object.entries(chosen).filter(([, value]) => value !== '');
  const query = new URLSearchParams(q.trim() === '' ? pairs : [...pairs, ['q', q.trim()]]).toString();
  return query === '' ? '' : `?${query}`;
}

/** Whether an entry has every chosen value. */
export const hasChosen = (
  { chosen }: FilterState,
  values: Readonly<Record<string, string | undefined>>,
): boolean => Object.entries(chosen).every(([field, value]) => values[field] === value);
