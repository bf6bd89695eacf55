import { type Clues, nearestPlaces } from '#lib/search/nearestPlaces.ts';
import type { SearchRecord } from '#lib/search/record.ts';
import { search, type Found } from '#lib/search/search.ts';
import { loadIndex } from './loadIndex.ts';
import { resultOption } from './resultOption.ts';

/** All that finds and shows results. Fetched with the index, so that a page brings none of it before somebody searches. */
export interface OpenSearch {
  readonly find: (query: string, here: string | undefined) => Found;
  readonly near: (clues: Clues, most: number) => readonly SearchRecord[];
  readonly resultOption: typeof resultOption;
}

/** Rejects as `loadIndex` does; asking again fetches again. */
export async function openSearch(games: readonly string[]): Promise<OpenSearch> {
  const index = await loadIndex(games);
  return {
    find: (query, here) => search(index, query, here),
    near: (clues, most) => nearestPlaces(index, clues, most),
    resultOption,
  };
}
