import type { GameRuling } from './gameRuling.ts';

/** Open questions on the variant with invading. */
export const INVADING_RULINGS = [
  {
    id: 'invade-when',
    title: 'When to invade',
    question: 'At what point of a turn may a player invade?',
    options: [
      {
        id: 'any-action',
        meaning: 'As any action, also after wandering in the same turn; it ends the turn.',
      },
      { id: 'first-action', meaning: 'Only as the first action of a turn.' },
    ],
    default: 'any-action',
    reason: 'It is one of the three choices that a player has.',
    rules: ['invade', 'invade-ends-turn'],
    selectable: false,
  },
  {
    id: 'invade-ahead',
    title: 'No count needed',
    question: 'Must one have fewer tents than the opponent to invade?',
    options: [{ id: 'own-turn', meaning: 'No: it must be one’s turn, and that is all.' }],
    default: 'own-turn',
    reason: 'The draft sets no other condition.',
    rules: ['invade'],
    selectable: false,
  },
  {
    id: 'invade-new-chief',
    title: 'Fresh Chief Tents',
    question: 'May a Chief Tent invade in the turn in which it was placed?',
    options: [
      { id: 'yes', meaning: 'Yes, if the turn goes on.' },
      { id: 'no', meaning: 'No, not before the next turn.' },
    ],
    default: 'yes',
    reason: 'Nothing is said against it.',
    rules: ['invade', 'chief-placement'],
    selectable: false,
  },
  {
    id: 'invade-chief',
    title: 'Chief Tents are safe',
    question: 'Can a Chief Tent be invaded?',
    options: [{ id: 'never', meaning: 'Never. So each side always keeps a tent after its first turn.' }],
    default: 'never',
    reason: 'Only regular tents are named.',
    rules: ['invade'],
    selectable: false,
  },
  {
    id: 'invade-protection',
    title: 'Whose Chief Tent protects',
    question: 'Which Chief Tent protects a tent, and in which directions?',
    options: [
      {
        id: 'eight-neighbours',
        meaning: 'A Chief Tent of its own side, on any of the eight neighbouring tiles.',
      },
      { id: 'straight-only', meaning: 'One of its own side, on the four tiles that share an edge with it.' },
    ],
    default: 'eight-neighbours',
    reason:
      'The draft says “an opponent’s” and means the opponent of the one who invades, as its remark in brackets shows. Neighbours are diagonal ones too.',
    rules: ['invade-protection', 'neighbours'],
    selectable: false,
  },
  {
    id: 'invade-camp',
    title: 'No camp after invading',
    question: 'Does a Chief Tent that invades camp from its new tile?',
    options: [
      { id: 'no', meaning: 'No.' },
      { id: 'yes', meaning: 'Yes, as if it had wandered there.' },
    ],
    default: 'no',
    reason: 'Camps follow wandering and entry, and invading is neither.',
    rules: ['invade-takes', 'camp'],
    selectable: false,
  },
  {
    id: 'invade-vacated',
    title: 'The tile left behind',
    question: 'What becomes of the tile from which a Chief Tent invades?',
    options: [{ id: 'empty', meaning: 'It is empty, for anybody to wander to or to camp on.' }],
    default: 'empty',
    reason: 'No tent is made there.',
    rules: ['invade-leaves-empty'],
    selectable: false,
  },
  {
    id: 'invade-only-move',
    title: 'Nothing but invading',
    question: 'A player can do nothing but invade. Is that player blocked?',
    options: [
      { id: 'must-invade', meaning: 'No, and must invade.' },
      { id: 'blocked', meaning: 'Yes, unless the player wants to invade.' },
    ],
    default: 'must-invade',
    reason: 'A move is at hand.',
    rules: ['game-end-blocked', 'invade'],
    selectable: false,
  },
  {
    id: 'repetition',
    title: 'Endless play',
    question: 'With invading the same position can come back for ever. What ends such a game?',
    options: [
      {
        id: 'third-draw',
        meaning:
          'A draw, when the same tents, the same Chief Tents in hand and the same player to move occur for the third time.',
      },
      { id: 'count-at-once', meaning: 'The tents are counted when a position occurs for the third time.' },
      { id: 'action-cap', meaning: 'The tents are counted after 200 actions.' },
      { id: 'no-restoring', meaning: 'Nobody may invade so that an earlier position comes back.' },
    ],
    default: 'third-draw',
    reason:
      'A circle of four actions exists on three by three already. Random games all came to an end, but good players need not let them.',
    rules: ['repetition'],
    selectable: true,
  },
] as const satisfies readonly GameRuling[];
