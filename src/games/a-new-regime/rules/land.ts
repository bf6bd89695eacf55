import type { Affiliation } from '../vocabulary.ts';

/** A regime by its place in the order in which capitals were placed, from 0. */
export type RegimeId = number;

/** The figures in a state. Whole numbers, never below 0. */
export interface People {
  readonly loyal: number;
  readonly unloyal: number;
}

/**
 * A state as the rules of imperialization see it. In a neutral state (`holder` null) all figures are black; they are
 * kept as `loyal`, because they are the state's own people, and `unloyal` is 0.
 */
export interface Land extends People {
  readonly affiliation: Affiliation;
  readonly holder: RegimeId | null;
}

/** How many figures there are in all. */
export const populationOf = ({ loyal, unloyal }: People): number => loyal + unloyal;

/** The same state under nobody's control: all its figures turn black and are its own people. */
export const madeNeutral = <T extends Land>(land: T): T => ({
  ...land,
  holder: null,
  loyal: populationOf(land),
  unloyal: 0,
});
