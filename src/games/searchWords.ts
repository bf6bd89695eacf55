import { SEARCH_WORDS as A_NEW_REGIME } from './a-new-regime/searchWords.ts';

type SearchWords = Readonly<Record<string, readonly string[] | undefined>>;

const SEARCH_WORDS: Readonly<Record<string, SearchWords>> = { 'a-new-regime': A_NEW_REGIME };

/** Words under which things of a game are looked for beyond those that they contain, by the thing's id. */
export const searchWordsOf = (game: string): SearchWords => SEARCH_WORDS[game] ?? {};
