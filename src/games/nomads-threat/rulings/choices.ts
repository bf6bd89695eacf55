import { choosingAmong, type ChoicesIn, type ReadingIn } from '#lib/core/rulingChoices.ts';
import { RULINGS, type RulingId } from '../rulings.ts';

/** The ids of the readings that a ruling knows. */
export type ReadingOf<Id extends RulingId> = ReadingIn<typeof RULINGS, Id>;

/** Readings that a table chose; a ruling left out keeps its default. */
export type RulingChoices = ChoicesIn<typeof RULINGS>;

const among = choosingAmong(RULINGS, { pass: 'may-stop' });

/** The reading that holds under these choices: the one chosen, else the default. */
export const readingOf = among.readingOf;

/** Choices from outside; see `choosingAmong` for what is refused. */
export const parseRulingChoices = among.parseChoices;
