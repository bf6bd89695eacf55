import type { Ruling } from '#lib/core/ruling.ts';
import { RULINGS as A_NEW_REGIME } from './a-new-regime/rulings.ts';
import { RULINGS as NOMADS_THREAT } from './nomads-threat/rulings.ts';

/** The rulings of each game that has any, by its id. */
const RULINGS: Readonly<Record<string, readonly Ruling[]>> = {
  'a-new-regime': A_NEW_REGIME,
  'nomads-threat': NOMADS_THREAT,
};

export const rulingsOf = (game: string): readonly Ruling[] => RULINGS[game] ?? [];

/** The rulings whose place is beside this rule. */
export const rulingsBeside = (game: string, ruleId: string): readonly Ruling[] =>
  rulingsOf(game).filter((ruling) => ruling.rules[0] === ruleId);
