import type { ExampleInfo } from './example.ts';

/** The worked examples in the order of the chapters. */
export const EXAMPLES: readonly ExampleInfo[] = [
  {
    id: 'four-states-roll',
    title: 'Four states roll',
    chapter: 'setting-up',
    rules: ['state-affiliation', 'initial-population', 'population-unloyal'],
  },
];
