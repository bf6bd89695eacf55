import { AFFILIATIONS, type Affiliation } from './vocabulary.ts';

/** The end-game conditions by the pile that they lie in. An id is a file name and part of addresses: it never changes. */
export const END_GAME_CONDITIONS = {
  militaristic: [
    'power-hungry',
    'domination',
    'dead-eye',
    'arms-race',
    'last-man-standing',
    'fear-tactics',
    'divide-and-conquer',
    'enemy-of-my-enemy',
  ],
  economic: [
    'surplus',
    'greed',
    'blasphemy',
    'bought-out',
    'corruption',
    'market-economy',
    'mental-cleanse',
    'social-darwinism',
  ],
  religious: [
    'blind-faith',
    'purple-kool-aid',
    'fear-the-wrath',
    'guardian-angel',
    'condemnation',
    'forgiveness',
    'prophet',
    'i-am-your-god',
  ],
} as const satisfies Record<Affiliation, readonly string[]>;
export type EndGameConditionId = (typeof END_GAME_CONDITIONS)[Affiliation][number];

/** The cards that are bought in play, all in one pile. */
export const TURN_THE_TIDE_CARDS = [
  'air-drop',
  'air-strike',
  'counter',
  'rebound',
  'propaganda',
  'advanced-tactics',
  'baby-boom',
  'brainwash',
  'artillery-barrage',
  'air-lift',
  'proactivity',
  'mint-boost',
  'false-profit',
  'change-of-heart',
  'double-our-efforts',
  'overkill',
] as const;
export type TurnTheTideId = (typeof TURN_THE_TIDE_CARDS)[number];

export type CardId = EndGameConditionId | TurnTheTideId;

/** All 40 cards, conditions first. */
export const CARD_IDS: readonly CardId[] = [
  ...END_GAME_CONDITIONS.militaristic,
  ...END_GAME_CONDITIONS.economic,
  ...END_GAME_CONDITIONS.religious,
  ...TURN_THE_TIDE_CARDS,
];

/** What a card is for. */
export const CARD_KINDS = ['end-game-condition', 'turn-the-tide'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/**
 * When a card takes effect: a condition at its declaration; of the others, some on any roll or act of anybody (ruling
 * `card-window`), the rest in one's own turn.
 */
export const CARD_TIMINGS = ['declaration', 'own-turn', 'any-roll'] as const;
export type CardTiming = (typeof CARD_TIMINGS)[number];

/** What a card is chiefly about: what it changes or, for a condition, what is looked at. */
export const CARD_TARGETS = [
  'state',
  'capital',
  'people',
  'outfit',
  'tokens',
  'die',
  'act',
  'condition',
  'score',
  'players',
] as const;
export type CardTarget = (typeof CARD_TARGETS)[number];

/** The piles that cards lie in: one of conditions for each affiliation, and one of all other cards. */
export const PILE_IDS = [...AFFILIATIONS, 'turn-the-tide'] as const;
export type PileId = (typeof PILE_IDS)[number];

/** The pile of a card: that of its affiliation, if it has one. */
export const pileOf = (affiliation: Affiliation | undefined): PileId => affiliation ?? 'turn-the-tide';

/** The ids of the cards in a pile, in the order of the list. */
export const cardsIn = (pile: PileId): readonly CardId[] =>
  pile === 'turn-the-tide' ? TURN_THE_TIDE_CARDS : END_GAME_CONDITIONS[pile];
