import { EXAMPLES as A_NEW_REGIME } from './a-new-regime/examples/index.ts';
import { EXAMPLES as NOMADS_THREAT } from './nomads-threat/examples/index.ts';

/** What the manual needs of a worked example: the same in every game. */
export interface ExampleEntry {
  readonly id: string;
  readonly title: string;
  /** Topic of the chapter in which it stands. */
  readonly chapter: string;
  /** Rules that it shows at work, by id. */
  readonly rules: readonly string[];
}

/** The worked examples of each game that has any, by its id. */
const EXAMPLES: Readonly<Record<string, readonly ExampleEntry[]>> = {
  'a-new-regime': A_NEW_REGIME,
  'nomads-threat': NOMADS_THREAT,
};

export const examplesOf = (game: string): readonly ExampleEntry[] => EXAMPLES[game] ?? [];
