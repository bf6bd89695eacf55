import { RULE_IDS as A_NEW_REGIME } from './a-new-regime/citations.ts';
import { RULE_IDS as NOMADS_THREAT } from './nomads-threat/citations.ts';

/** The ids of the rules that code can cite, by the game's id. */
const RULE_IDS: Readonly<Record<string, readonly string[]>> = {
  'a-new-regime': A_NEW_REGIME,
  'nomads-threat': NOMADS_THREAT,
};

/** In the order of the manual; none for a game whose manual is yet to be written. */
export const ruleIdsOf = (game: string): readonly string[] => RULE_IDS[game] ?? [];
