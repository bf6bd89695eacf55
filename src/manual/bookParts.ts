/** The piles of cards as sections of the book: id, and title. */
export const CARD_PILES = {
  militaristic: { id: 'cards-militaristic', title: 'Militaristic end-game conditions' },
  economic: { id: 'cards-economic', title: 'Economic end-game conditions' },
  religious: { id: 'cards-religious', title: 'Religious end-game conditions' },
  'turn-the-tide': { id: 'cards-turn-the-tide', title: 'Turn the Tide' },
} as const;
