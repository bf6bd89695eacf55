import type { GameRuling } from './gameRuling.ts';

/** Open questions on how the game ends and who has won. */
export const ENDING_RULINGS = [
  {
    id: 'full-board',
    title: 'Full in mid-turn',
    question: 'The board fills up in the middle of a turn. What then?',
    options: [{ id: 'at-once', meaning: 'The game ends at once, before the turn could pass.' }],
    default: 'at-once',
    reason: 'The tents are counted immediately when the last tile is taken.',
    rules: ['game-end-full'],
    selectable: false,
  },
  {
    id: 'blocked-mover',
    title: 'No move, empty tiles',
    question: 'The player whose turn it is cannot move, but tiles are empty. What then?',
    options: [
      { id: 'ends-at-once', meaning: 'The game ends at once, and the tents are counted as they stand.' },
      { id: 'pass-if-blocked', meaning: 'The other player goes on, until neither can move.' },
      { id: 'other-fills', meaning: 'The empty tiles are counted for the other player.' },
    ],
    default: 'ends-at-once',
    reason:
      'So say the words. It is no rare case: of 200,000 random games on five by five more than a third ended with empty tiles. On boards from two by two to four by four all three readings have the same value.',
    rules: ['game-end-blocked'],
    selectable: true,
  },
  {
    id: 'tie',
    title: 'Equal numbers',
    question: 'What if both have the same number of tents at the end?',
    options: [
      { id: 'draw', meaning: 'The game is drawn.' },
      { id: 'last-mover', meaning: 'Whoever moved last has won.' },
      { id: 'fewer-chiefs', meaning: 'Whoever has placed fewer Chief Tents has won.' },
    ],
    default: 'draw',
    reason: 'The draft itself foresees draws.',
    rules: ['draw'],
    selectable: false,
  },
  {
    id: 'resign',
    title: 'Resigning and agreeing',
    question: 'May a player resign, and may both agree on a draw?',
    options: [
      { id: 'at-the-table', meaning: 'Yes, at a table; neither is a move of the game.' },
      { id: 'played-out', meaning: 'No, every game is played to its end.' },
    ],
    default: 'at-the-table',
    reason: 'The draft is silent, and nothing in the game depends on it.',
    rules: ['winner'],
    selectable: false,
  },
] as const satisfies readonly GameRuling[];
