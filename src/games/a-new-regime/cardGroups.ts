import { END_GAME_CONDITIONS, TURN_THE_TIDE_CARDS } from './cards.ts';

/** Headings under which open questions about cards alone stand, with the cards that each covers. */
export const CARD_GROUPS = [
  { id: 'turn-the-tide', title: 'Turn the Tide cards', cards: TURN_THE_TIDE_CARDS },
  {
    id: 'end-game-conditions',
    title: 'End-game conditions',
    cards: Object.values(END_GAME_CONDITIONS).flat(),
  },
] as const;

/** What search says that a card is. */
export const cardKindWords = ({ affiliation }: Readonly<Record<string, unknown>>): string =>
  typeof affiliation === 'string' ? `End-game condition, ${affiliation}` : 'Turn the Tide card';
