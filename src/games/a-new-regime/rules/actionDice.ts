import { implementing } from '../citations.ts';
import type { Affiliation } from '../vocabulary.ts';

/** Rows: the outfit that acts. Columns: the state or outfit it acts on. */
const GRID = {
  militaristic: { militaristic: 1, economic: 3, religious: 2 },
  economic: { militaristic: 2, economic: 2, religious: 3 },
  religious: { militaristic: 1, economic: 1, religious: 1 },
} as const satisfies Record<Affiliation, Record<Affiliation, number>>;

/** How many action dice an outfit rolls against a state or an outfit: 1 to 3. */
export const actionDice = implementing(
  ['action-grid', 'grid-rows', 'imperialize-dice', 'conflict-dice'],
  (attacker: Affiliation, defender: Affiliation): 1 | 2 | 3 => GRID[attacker][defender],
);
