import { EDITION as A_NEW_REGIME } from './a-new-regime/edition.ts';
import { EDITION as NOMADS_THREAT } from './nomads-threat/edition.ts';

/** What a reader has to name so that two people speak of the same rules. */
export interface Edition {
  readonly number: number;
  readonly name: string;
  /** The day it was fixed, ISO. */
  readonly date: string;
  /** The designer's text that it was made from, as words after “the”. */
  readonly draft: string;
}

/** The edition of each game's rules that this site holds, by the game's id. */
const EDITIONS: Readonly<Record<string, Edition>> = {
  'a-new-regime': A_NEW_REGIME,
  'nomads-threat': NOMADS_THREAT,
};

/** Throws if the game has none: a page that names its edition must not be built. */
export function editionOf(game: string): Edition {
  const edition = EDITIONS[game];
  if (!edition) throw new Error(`${game} has no edition.`);
  return edition;
}
