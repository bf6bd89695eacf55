import { getCollection, type CollectionEntry } from 'astro:content';

/** The terms of a game's glossary by the alphabet. */
export async function termsOf(game: string): Promise<readonly CollectionEntry<'glossary'>['data'][]> {
  const entries = await getCollection('glossary', ({ id }) => id.startsWith(`${game}/`));
  return entries.map(({ data }) => data).sort((a, b) => a.term.localeCompare(b.term, 'en'));
}
