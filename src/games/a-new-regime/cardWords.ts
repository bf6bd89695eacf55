import type { CardKind, CardTarget, CardTiming, PileId } from './cards.ts';
import type { Affiliation } from './vocabulary.ts';

/** How pages and cards say in words what the cards' data say in ids. */
export const KIND_WORDS = {
  'end-game-condition': { one: 'End-game condition', many: 'End-game conditions' },
  'turn-the-tide': { one: 'Turn the Tide', many: 'Turn the Tide cards' },
} as const satisfies Record<CardKind, { one: string; many: string }>;

export const AFFILIATION_WORDS = {
  militaristic: 'Militaristic',
  economic: 'Economic',
  religious: 'Religious',
} as const satisfies Record<Affiliation, string>;

export const TIMING_WORDS = {
  declaration: 'At your declaration',
  'own-turn': 'In your own turn, in step 4',
  'any-roll': 'On any roll or act of anybody',
} as const satisfies Record<CardTiming, string>;

export const TARGET_WORDS = {
  state: 'States',
  capital: 'Capitals',
  people: 'People',
  outfit: 'Outfits',
  tokens: 'Tokens',
  die: 'Dice',
  act: 'Acts',
  condition: 'Conditions',
  score: 'The score',
  players: 'The players',
} as const satisfies Record<CardTarget, string>;

/** The piles by their ids, as headings: an affiliation is the id of its pile of conditions, the other kind that of its own. */
export const PILE_WORDS = {
  militaristic: 'Militaristic end-game conditions',
  economic: 'Economic end-game conditions',
  religious: 'Religious end-game conditions',
  'turn-the-tide': 'Turn the Tide cards',
} as const satisfies Record<PileId, string>;

/** Who finds out whether a condition is met. */
export const JUDGE_WORDS = { table: 'The table', board: 'What is on the board' } as const;

/** The mark on a card whose condition nobody but the table can judge. */
export const TABLE_JUDGES = 'The table judges';
