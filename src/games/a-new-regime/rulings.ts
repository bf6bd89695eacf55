import { CARD_RULINGS } from './rulings/cards.ts';
import { CONDITION_RULINGS } from './rulings/conditions.ts';
import { CONFLICT_RULINGS } from './rulings/conflict.ts';
import { ENDING_RULINGS } from './rulings/ending.ts';
import { IMPERIALIZATION_RULINGS } from './rulings/imperialization.ts';
import { OUTFIT_RULINGS } from './rulings/outfits.ts';
import { PEOPLE_RULINGS } from './rulings/people.ts';
import { SETUP_RULINGS } from './rulings/setup.ts';
import { TOKEN_RULINGS } from './rulings/tokens.ts';
import { UPRISING_RULINGS } from './rulings/uprisings.ts';

/**
 * Where the second draft is silent or says two things, and the reading taken there. Shown in the manual beside the
 * first rule that each touches, on the pages of its cards and all together in the chapter of open questions; the
 * engine takes the same ids.
 */
export const RULINGS = [
  ...PEOPLE_RULINGS,
  ...TOKEN_RULINGS,
  ...OUTFIT_RULINGS,
  ...IMPERIALIZATION_RULINGS,
  ...CONFLICT_RULINGS,
  ...UPRISING_RULINGS,
  ...SETUP_RULINGS,
  ...ENDING_RULINGS,
  ...CARD_RULINGS,
  ...CONDITION_RULINGS,
] as const;

export type RulingId = (typeof RULINGS)[number]['id'];
