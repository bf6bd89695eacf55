import { ACTING_RULINGS } from './rulings/acting.ts';
import { ENDING_RULINGS } from './rulings/ending.ts';
import { INVADING_RULINGS } from './rulings/invading.ts';
import { PART_RULINGS } from './rulings/parts.ts';
import { SWARMING_RULINGS } from './rulings/swarming.ts';
import { TURN_RULINGS } from './rulings/turn.ts';

/**
 * Where the draft is silent or says two things, and the reading taken there. Shown in the manual beside the first rule
 * that each touches and all together in the chapter of open questions; the engine takes the same ids.
 */
export const RULINGS = [
  ...PART_RULINGS,
  ...TURN_RULINGS,
  ...ACTING_RULINGS,
  ...ENDING_RULINGS,
  ...INVADING_RULINGS,
  ...SWARMING_RULINGS,
] as const;

export type RulingId = (typeof RULINGS)[number]['id'];
