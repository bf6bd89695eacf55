import { implementing } from '../citations.ts';
import type { Affiliation } from '../vocabulary.ts';
import { addTokens, tokens, type Tokens } from './tokens.ts';

export const MIN_UNITS = 1;
export const MAX_UNITS = 9;

/**
 * The price of an outfit of so many units, or of so many more units for an outfit. Every odd unit costs two tokens of
 * the outfit's affiliation and every even one two economic tokens; for an economic outfit both come to the same kind.
 * Throws a RangeError for anything but 1 to 9 whole units.
 */
export const outfitPrice = implementing(
  ['outfit-price', 'outfit-bought', 'add-units', 'outfit-units'],
  (units: number, affiliation: Affiliation): Tokens => {
    if (!Number.isInteger(units) || units < MIN_UNITS || units > MAX_UNITS)
      throw new RangeError(`An outfit has ${MIN_UNITS} to ${MAX_UNITS} units, not ${units}.`);
    return addTokens(
      tokens({ [affiliation]: 2 * Math.ceil(units / 2) }),
      tokens({ economic: 2 * Math.floor(units / 2) }),
    );
  },
);

/** The price of a Turn the Tide card. */
export const turnTheTidePrice = implementing(['price-turn-the-tide'], (): Tokens =>
  tokens({ militaristic: 3, economic: 2, religious: 3 }),
);

/** The price of another end-game condition; the old one goes back into its pile. */
export const newConditionPrice = implementing(['price-new-condition'], (): Tokens =>
  tokens({ militaristic: 5, economic: 5, religious: 5 }),
);

/** The price of turning a state from one affiliation to another. */
export const remodelPrice = implementing(['price-remodel'], (from: Affiliation, to: Affiliation): Tokens =>
  [tokens({ [from]: 2 }), tokens({ economic: 2 }), tokens({ [to]: 4 })].reduce(addTokens),
);

/** The price of rolling the population of one state again. */
export const populationRerollPrice = implementing(['price-population-reroll'], (): Tokens =>
  tokens({ economic: 1, religious: 3 }),
);

/** The price of bribing so many units, for each try. */
export const bribePrice = implementing(['bribe-price'], (units: number): Tokens =>
  tokens({ economic: 3 * units }),
);

/** How often a turn populations may be rolled again, in all and in one state. */
export const POPULATION_REROLLS = { inAll: 3, inOneState: 1 } as const;
