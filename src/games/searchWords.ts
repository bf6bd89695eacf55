import { SEARCH_WORDS as A_NEW_REGIME } from './a-new-regime/searchWords.ts';
import { SEARCH_WORDS as NOMADS_THREAT } from './nomads-threat/searchWords.ts';

type SearchWords = Readonly<Record<string, readonly string[] | undefined>>;

const SEARCH_WORDS: Readonly<Record<string, SearchWords>> = {
  'a-new-regime': A_NEW_REGIME,
  'nomads-threat': NOMADS_THREAT,
};

/** Words under which things of a game are looked for beyond those that they contain, by the thing's id. */
export const searchWordsOf = (game: string): SearchWords => SEARCH_WORDS[game] ?? {};
