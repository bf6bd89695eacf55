/** The game's name as printed things bear it. */
export const TITLE = 'A New Regime';
