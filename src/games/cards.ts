import { CARD_GROUPS, cardKindWords } from './a-new-regime/cardGroups.ts';

/** Cards that stand together under a heading. */
export interface CardGroup {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly string[];
}

interface CardSet {
  readonly groups: readonly CardGroup[];
  /** What search says that a card is, from its front matter. */
  readonly kindWords: (card: Readonly<Record<string, unknown>>) => string;
}

/** What the manual and search need of the cards of each game that has any, by its id. */
const CARD_SETS: Readonly<Record<string, CardSet>> = {
  'a-new-regime': { groups: CARD_GROUPS, kindWords: cardKindWords },
};

export const hasCards = (game: string): boolean => game in CARD_SETS;

/** Headings for what is about cards alone; none where a game has no cards. */
export const cardGroupsOf = (game: string): readonly CardGroup[] => CARD_SETS[game]?.groups ?? [];

export const cardKindWordsOf = (game: string, card: Readonly<Record<string, unknown>>): string =>
  CARD_SETS[game]?.kindWords(card) ?? '';
