import { compare, rational, ZERO, type Rational } from '#lib/core/rational.ts';
import { implementing } from '../citations.ts';
import { UPRISING_DIE_FACES } from './dice.ts';
import { madeNeutral, populationOf, type Land, type People, type RegimeId } from './land.ts';

/** Ten times the share of loyal people, exactly: nothing rounds it. Without loyal people it is 0. */
export const uprisingQuota = implementing(['uprising-quota'], (people: People): Rational =>
  people.loyal === 0 ? ZERO : rational(10 * people.loyal, populationOf(people)),
);

/** Whether an uprising die that shows `face` meets the quota. */
export const uprisingSucceeds = implementing(
  ['uprising-roll'],
  (face: number, quota: Rational): boolean => compare(rational(face), quota) >= 0,
);

/** The chance that an uprising in a state with these people succeeds. */
export const uprisingChance = implementing(
  ['uprising-roll', 'uprising-table'],
  (people: People): Rational => {
    const quota = uprisingQuota(people);
    const successes = UPRISING_DIE_FACES.filter((face) => uprisingSucceeds(face, quota));
    return rational(successes.length, UPRISING_DIE_FACES.length);
  },
);

/** A state after an uprising that was nobody's doing but its people's: wholly un-loyal, and so neutral. */
export const risenAlone = implementing(['uprising-neutral'], <T extends Land>(land: T): T =>
  madeNeutral(land),
);

/** A state after an uprising that `by` brought about: under its control, loyal and un-loyal figures swapped. */
export const risenFor = implementing(
  ['uprising-capture', 'convert-uprising', 'obliterate-uprising'],
  <T extends Land>(land: T, by: RegimeId): T => ({
    ...land,
    holder: by,
    loyal: land.unloyal,
    unloyal: land.loyal,
  }),
);
