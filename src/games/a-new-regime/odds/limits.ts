/*
 * How far questions about the odds go, on the command line and on the pages alike: wider than any table's figures, and
 * narrow enough that an exact answer takes 20 milliseconds at most.
 */

/** The most figures of one kind in a state. An answer takes no longer for many than for few. */
export const MAX_FIGURES = 1_000_000;
/** The most tokens of one kind. */
export const MAX_TOKENS = 1_000_000;
/** The most turns ahead: what can have happened by then grows with their cube, and twenty of them fill the time. */
export const MAX_TURNS = 20;
/** The most action dice in one roll. */
export const MAX_DICE = 100;
/** The most of anything that a condition counts. */
export const MAX_COUNT = 1_000_000;

/** The most states that one regime is scored with; as many bodies of them, and deeds of a kind. */
export const MAX_STATES = 200;
/** The most Proactivity cards of one regime. */
export const MAX_PROACTIVITY = 100;
/** The most letters of a regime's name. */
export const MAX_NAME = 40;
/** The most regimes of a game (ruling `players`). */
export const MAX_REGIMES = 8;

/** Why nothing is worked out further ahead, after "a whole number from 1 to 20". */
export const TURNS_END = 'exact answers further ahead would take too long';
