import * as v from 'valibot';
import { END_GAME_CONDITIONS, TURN_THE_TIDE_CARDS } from '../../cards.ts';
import { AFFILIATIONS } from '../../vocabulary.ts';
import { MAX_REGIMES, MAX_STATES } from '../limits.ts';
import { count, flag, OBJECT, oneOf, whole } from './schemas.ts';

/* The words of the game as schemas. */

export const affiliation = oneOf(AFFILIATIONS);
export const condition = oneOf([
  ...END_GAME_CONDITIONS.militaristic,
  ...END_GAME_CONDITIONS.economic,
  ...END_GAME_CONDITIONS.religious,
]);
export const tideCard = oneOf(TURN_THE_TIDE_CARDS);
export const regimeId = whole(0, MAX_REGIMES - 1);
export const stateId = whole(0, MAX_STATES - 1);
export const tokens = v.strictObject({ militaristic: count, economic: count, religious: count }, OBJECT);
export const prophecy = v.strictObject({ regime: regimeId, condition }, OBJECT);
export const people = { loyal: count, unloyal: count };
export const face = v.strictObject({ value: whole(0, 1000), shaded: flag }, OBJECT);
