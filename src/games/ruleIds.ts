import { RULE_IDS as A_NEW_REGIME } from './a-new-regime/citations.ts';

/** The ids of the rules that code can cite, by the game's id. */
const RULE_IDS: Readonly<Record<string, readonly string[]>> = { 'a-new-regime': A_NEW_REGIME };

/** In the order of the manual; none for a game whose manual is yet to be written. */
export const ruleIdsOf = (game: string): readonly string[] => RULE_IDS[game] ?? [];
