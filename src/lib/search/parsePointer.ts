/** A query that names one place rather than describing it: a number (`rule 8.2.3`, `8 2 3`, `8.2`, `8`) or an id. */
export type Pointer =
  { readonly kind: 'number'; readonly number: string } | { readonly kind: 'id'; readonly id: string };

const NUMBER =
  /^(?:rules?|sections?|chapters?|ch\.?|no\.?|nr\.?|§)?\s*#?(\d{1,3}(?:\.\d{1,3}){0,5}|\d{1,3}(?:\s+\d{1,3}){1,2})\.?$/i;
const ID = /^#?([a-z0-9]+(?:-[a-z0-9]+)*)$/i;

/** What the query points at, whether that exists or not; undefined for words. A bare word is an id only behind `#`. */
export function parsePointer(query: string): Pointer | undefined {
  const text = query.trim();
  const number = NUMBER.exec(text)?.[1];
  if (number !== undefined)
    return { kind: 'number', number: number.replace(/\s+/g, '.').replace(/(^|\.)0+(?=\d)/g, '$1') };
  const id = ID.exec(text)?.[1];
  return id !== undefined && /^#|-/.test(text) ? { kind: 'id', id: id.toLowerCase() } : undefined;
}
