import { SEARCH_FILE_VERSION, type SearchFile } from '#lib/search/searchFile.ts';
import { openIndex, type SearchIndex } from '#lib/search/searchIndex.ts';
import { href } from '#site/links.ts';
import { ReloadNeeded } from './reloadNeeded.ts';

/** Fetches and opens the files of these games. Rejects if one cannot be had; asking again fetches again. */
export async function loadIndex(games: readonly string[]): Promise<SearchIndex> {
  return openIndex(await Promise.all(games.map(loadFile)));
}

async function loadFile(game: string): Promise<SearchFile> {
  // The name stays when the rules change: the browser asks whether its copy still holds.
  const response = await fetch(href(`/search/${game}.json`), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The search file of ${game} answers ${response.status}.`);
  const file = (await response.json()) as SearchFile;
  if (file.version !== SEARCH_FILE_VERSION)
    throw new ReloadNeeded(
      'The rules have changed since this page was loaded. Load it again to search them.',
    );
  return file;
}
