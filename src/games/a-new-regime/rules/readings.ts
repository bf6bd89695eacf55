import type { RulingChoices } from '../rulings/choices.ts';

/**
 * The open questions that the functions of this folder depend on, by ruling id, with the ids of their options. One
 * that is left out has the manual's default reading.
 */
export type Readings = Pick<
  RulingChoices,
  | 'neutral-loyalty'
  | 'empty-state'
  | 'emptied-state'
  | 'convert-zero'
  | 'falls-into-chaos'
  | 'population-growth'
  | 'token-income'
  | 'score-loyalty'
>;
