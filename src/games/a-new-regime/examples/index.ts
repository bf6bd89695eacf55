import type { Example, ExampleInfo } from './example.ts';
import { CONFLICT_EXAMPLES } from './fixtures/conflict.ts';
import { IMPERIALIZATION_EXAMPLES } from './fixtures/imperialization.ts';
import { OUTFIT_EXAMPLES } from './fixtures/outfits.ts';
import { PEOPLE_EXAMPLES } from './fixtures/people.ts';
import { TURN_EXAMPLES } from './fixtures/turns.ts';

/** The examples that the runner carries out, act by act. */
export const TABLE_EXAMPLES: readonly Example[] = [
  ...PEOPLE_EXAMPLES,
  ...OUTFIT_EXAMPLES,
  ...IMPERIALIZATION_EXAMPLES,
  ...CONFLICT_EXAMPLES,
  ...TURN_EXAMPLES,
];

/** All worked examples of the manual; the set-up has rolls of its own and no acts. */
export const EXAMPLES: readonly ExampleInfo[] = [
  ...TABLE_EXAMPLES,
  {
    id: 'four-states-roll',
    title: 'Four states roll',
    chapter: 'setting-up',
    rules: ['state-affiliation', 'initial-population', 'population-unloyal'],
  },
];
