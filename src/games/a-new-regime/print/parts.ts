/** What can be printed, each by itself or all as one kit. */
export const PARTS = [
  'kit',
  'board',
  'cards',
  'tokens',
  'outfits',
  'figures',
  'dice',
  'aids',
  'test',
] as const;
export type Part = (typeof PARTS)[number];

/** The parts that a kit holds, in the order of its pages. */
export const KIT_PARTS = [
  'board',
  'cards',
  'tokens',
  'outfits',
  'figures',
  'dice',
  'aids',
] as const satisfies readonly Part[];
export type KitPart = (typeof KIT_PARTS)[number];

export const PART_WORDS = {
  kit: {
    name: 'The whole kit',
    what: 'All of it with a cover sheet that lists every page, says how to cut and fold, and what is in the bag',
  },
  board: { name: 'Board', what: 'The map and the table of who borders on whom' },
  cards: { name: 'Cards', what: 'End-game conditions and Turn the Tide cards' },
  tokens: { name: 'Tokens and markers', what: 'Tokens, state markers, capitals and flags' },
  outfits: { name: 'Outfits', what: 'Counters of 1 to 9 units for each regime' },
  figures: { name: 'Figures', what: 'Loyal people of each regime and un-loyal people' },
  dice: { name: 'Dice', what: 'Action dice and an uprising die to fold, and as stickers' },
  aids: { name: 'Aids', what: 'Turn cards, action grid and prices, uprising table, score sheet' },
  test: {
    name: 'Test sheet',
    what: 'Shows how far a printer’s second side lies from its first, and whether it scales',
  },
} as const satisfies Record<Part, { name: string; what: string }>;
