import type { Land } from '../rules/land.ts';
import type { Affiliation } from '../vocabulary.ts';

/** In every question the asker is regime 0, and whoever holds what the asker wants is regime 1. */
export const ASKER = 0;
export const RIVAL = 1;

/** A state as the questions describe it. */
export interface Target {
  readonly state: Affiliation;
  readonly loyal: number;
  readonly unloyal: number;
  readonly neutral: boolean;
}

/** The state that is asked about: a rival's, or a neutral one, whose figures are all its own people. */
export function targetLand({ state, loyal, unloyal, neutral }: Target): Land {
  return neutral
    ? { affiliation: state, holder: null, loyal: loyal + unloyal, unloyal: 0 }
    : { affiliation: state, holder: RIVAL, loyal, unloyal };
}
