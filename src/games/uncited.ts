import { UNCITED as A_NEW_REGIME } from './a-new-regime/uncited.ts';
import { UNCITED as NOMADS_THREAT } from './nomads-threat/uncited.ts';

type Reasons = Readonly<Record<string, string | undefined>>;

const UNCITED: Readonly<Record<string, Reasons>> = {
  'a-new-regime': A_NEW_REGIME,
  'nomads-threat': NOMADS_THREAT,
};

/** The rules of a game that no function carries out, by id, and why. */
export const uncitedOf = (game: string): Reasons => UNCITED[game] ?? {};
