import type { RulingChoices } from '../rulings/choices.ts';

/**
 * The readings that a table has chosen, by ruling id. Functions of this folder take them as their last argument and
 * carry the manual's default where one is left out; they import no more than the type, so that a page which runs them
 * need not carry the rulings' words. A test holds those defaults against the rulings.
 */
export type Readings = RulingChoices;
