import { implementing } from '../citations.ts';
import type { Affiliation } from '../vocabulary.ts';

export type ImperializeMethod = 'purchase' | 'convert' | 'obliterate';
export type ConflictMethod = 'attack' | 'bribe' | 'demoralize';

/** How an outfit imperializes a state. */
export const imperializeMethod = implementing(
  ['imperialize-method', 'militaristic-methods', 'economic-methods', 'religious-methods'],
  (affiliation: Affiliation): ImperializeMethod =>
    (({ militaristic: 'obliterate', economic: 'purchase', religious: 'convert' }) as const)[affiliation],
);

/** How an outfit fights another. */
export const conflictMethod = implementing(
  ['conflict-method', 'militaristic-methods', 'economic-methods', 'religious-methods'],
  (affiliation: Affiliation): ConflictMethod =>
    (({ militaristic: 'attack', economic: 'bribe', religious: 'demoralize' }) as const)[affiliation],
);
