import { MAX_UNITS } from '../rules/prices.ts';
import { AFFILIATIONS } from '../vocabulary.ts';

/** For how large a game pieces are printed. */
export interface Table {
  readonly regimes: number;
  /** Of the whole board. */
  readonly states: number;
}

/** A kind of piece: how many of it are printed, why so many, and what to do when none is left, if that can be. */
export interface BagLine {
  readonly what: string;
  readonly count: number;
  readonly why: string;
  readonly short?: string;
}

/** Tokens of each affiliation for each regime: the dearest condition that asks for tokens wants thirty of one kind. */
export const TOKENS = { ones: 10, fives: 4, worth: 5 } as const;
/** Part of all states that one affiliation's markers are enough for; a third is what the die gives on average. */
const MARKERS = 0.6;
/** Flags beyond a regime's share of the states. */
const MORE_FLAGS = 3;
/** Units up to which there are two outfits of a kind. */
export const TWICE_UP_TO = 4;
/** Figures of each regime, and black ones for each state. */
export const LOYAL = { ones: 18, fives: 6, worth: 5 } as const;
const BLACK = { onesPerState: 3, fivesPerState: 0.8 } as const;

export const stateMarkers = ({ states }: Table): number => Math.ceil(states * MARKERS);
export const flags = ({ regimes, states }: Table): number => Math.ceil(states / regimes) + MORE_FLAGS;
export const blackFigures = ({ states }: Table): { readonly ones: number; readonly fives: number } => ({
  ones: Math.ceil(states * BLACK.onesPerState),
  fives: Math.ceil(states * BLACK.fivesPerState),
});
/** The numbers of units on one affiliation's outfits of a regime, smallest first. */
export const outfitUnits: readonly number[] = Array.from(
  { length: MAX_UNITS },
  (_, index) => index + 1,
).flatMap((units) => (units <= TWICE_UP_TO ? [units, units] : [units]));

/** All that is in the bag for one game. The rules set no limit (ruling `token-supply`): anything may stand in. */
export function bagFor(table: Table): readonly BagLine[] {
  const { regimes } = table;
  const kinds = AFFILIATIONS.length;
  const black = blackFigures(table);
  return [
    {
      what: `Tokens: ${TOKENS.ones * regimes} ones and ${TOKENS.fives * regimes} fives of each affiliation`,
      count: (TOKENS.ones + TOKENS.fives) * regimes * kinds,
      why: `${TOKENS.ones + TOKENS.fives * TOKENS.worth} of each affiliation for each regime`,
      short: 'change ones for fives, then note the rest on paper',
    },
    {
      what: `State markers: ${stateMarkers(table)} of each affiliation`,
      count: stateMarkers(table) * kinds,
      why: 'the board shows how states begin; these are for remodelled states and boards of your own',
      short: 'write the letter on a slip',
    },
    {
      what: 'Capitals: one for each regime',
      count: regimes,
      why: 'a capital keeps its mark, whoever holds it',
    },
    {
      what: `Flags: ${flags(table)} for each regime`,
      count: flags(table) * regimes,
      why: 'for states of yours in which none of your people stands',
      short: 'lay a loyal figure on its side',
    },
    {
      what: `Outfits: ${outfitUnits.length * kinds} for each regime`,
      count: outfitUnits.length * kinds * regimes,
      why: `of each affiliation 1 to ${TWICE_UP_TO} units twice, ${TWICE_UP_TO + 1} to ${MAX_UNITS} once`,
      short: 'lay two counters on each other and add them up',
    },
    {
      what: `Loyal figures: ${LOYAL.ones} ones and ${LOYAL.fives} fives for each regime`,
      count: (LOYAL.ones + LOYAL.fives) * regimes,
      why: `${LOYAL.ones + LOYAL.fives * LOYAL.worth} people for each regime`,
      short: 'change ones for fives, then note the rest on paper',
    },
    {
      what: `Black figures: ${black.ones} ones and ${black.fives} fives`,
      count: black.ones + black.fives,
      why: `${BLACK.onesPerState} ones a state, the most that the set-up rolls, and ${black.fives * LOYAL.worth} people more in fives`,
      short: 'change ones for fives, then note the rest on paper',
    },
  ];
}
