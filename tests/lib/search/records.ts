import { search } from '#lib/search/search.ts';
import type { SearchRecord } from '#lib/search/record.ts';
import { makeSearchFile, type SearchFile } from '#lib/search/searchFile.ts';
import { openIndex, type SearchIndex } from '#lib/search/searchIndex.ts';

/** A record with everything that a test does not say. */
export function record(given: Partial<SearchRecord> & Pick<SearchRecord, 'id'>): SearchRecord {
  return {
    kind: 'rule',
    game: 'first',
    title: given.id,
    text: '',
    address: `/first/#${given.id}`,
    aliases: [],
    ...given,
  };
}

/** An index as the browser gets it: written to text, and read back. */
export function indexOf(...games: readonly (readonly SearchRecord[])[]): SearchIndex {
  const files = games.map((records) => makeSearchFile(records[0]?.game ?? '', records));
  return openIndex(JSON.parse(JSON.stringify(files)) as SearchFile[]);
}

/** Kinds and ids of what a query finds, best first. */
export const found = (index: SearchIndex, query: string, here?: string): string[] =>
  search(index, query, here).hits.map(({ record: { kind, id } }) => `${kind}:${id}`);
