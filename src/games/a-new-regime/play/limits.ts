/** How large a game may be. */

export const MIN_REGIMES = 3;
export const MAX_REGIMES = 8;
/** Most states: room for capitals is searched for exactly, which larger maps would make slow. */
export const MAX_STATES = 120;
/** Most people that a state begins with. */
export const MAX_FIRST_PEOPLE = 20;
/** Most turns that a limit can give each regime. */
export const MAX_TURN_LIMIT = 10_000;
/** Characters of a name. */
export const LONGEST_NAME = 60;
