/*
 * The words that edits are written with, apart from what carries them out: links and files are read where boards are
 * not edited yet.
 */

export const LOCKABLE = ['kind', 'population', 'name', 'all'] as const;
export type Lockable = (typeof LOCKABLE)[number];

export const ROLL_PARTS = ['kind', 'population', 'both'] as const;
/** Which of a state's two rolls is meant. */
export type RollPart = (typeof ROLL_PARTS)[number];

/** Directions that a state can be split in: sixteen points of the compass, from east and counter-clockwise. */
export const SPLIT_ANGLES = 16;
