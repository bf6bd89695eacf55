import type { Contradiction } from '#lib/core/contradiction.ts';
import type { RuleChange } from '#lib/core/ruleChange.ts';
import { CHANGES as A_NEW_REGIME } from './a-new-regime/changes.ts';
import { CONTRADICTIONS as IN_A_NEW_REGIME } from './a-new-regime/rulings/contradictions.ts';
import { CHANGES as NOMADS_THREAT } from './nomads-threat/changes.ts';
import { CONTRADICTIONS as IN_NOMADS_THREAT } from './nomads-threat/rulings/contradictions.ts';

const CHANGES: Readonly<Record<string, readonly RuleChange[]>> = {
  'a-new-regime': A_NEW_REGIME,
  'nomads-threat': NOMADS_THREAT,
};
const CONTRADICTIONS: Readonly<Record<string, readonly Contradiction[]>> = {
  'a-new-regime': IN_A_NEW_REGIME,
  'nomads-threat': IN_NOMADS_THREAT,
};

/** What the editions of a game say otherwise than the designer's text. */
export const changesOf = (game: string): readonly RuleChange[] => CHANGES[game] ?? [];

/** Where the designer's text says two things. */
export const contradictionsOf = (game: string): readonly Contradiction[] => CONTRADICTIONS[game] ?? [];
