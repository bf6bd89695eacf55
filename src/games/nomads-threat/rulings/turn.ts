import type { GameRuling } from './gameRuling.ts';

/** Open questions on who begins and on how a turn goes. */
export const TURN_RULINGS = [
  {
    id: 'first-player',
    title: 'Who begins',
    question: 'Who begins if the players do not agree?',
    options: [
      { id: 'coin', meaning: 'A coin decides.' },
      { id: 'bid', meaning: 'Both bid tents for it: who offers the other more of a start begins.' },
    ],
    default: 'coin',
    reason: 'The draft leaves it to the players. A coin needs no further rule.',
    rules: ['who-begins'],
    selectable: false,
  },
  {
    id: 'first-placement',
    title: 'The very first tent',
    question: 'May the first Chief Tent of the game stand on any tile?',
    options: [
      { id: 'anywhere', meaning: 'On any empty tile.' },
      { id: 'pie', meaning: 'On any tile; then the other player may take over that side instead.' },
      { id: 'not-centre', meaning: 'On any tile but the one in the middle.' },
    ],
    default: 'anywhere',
    reason: 'So say the words. The other two would answer the edge that Dark has on a board with a middle.',
    rules: ['first-turn', 'chief-placement'],
    selectable: false,
  },
  {
    id: 'first-forced',
    title: 'No other start',
    question: 'Can a first turn begin otherwise than with a Chief Tent?',
    options: [
      {
        id: 'chief-only',
        meaning: 'No: without a tent on the board, placing a Chief Tent is all one can do.',
      },
    ],
    default: 'chief-only',
    reason: 'Regular tents come from wandering and camping alone, and both need a tent that moves or enters.',
    rules: ['first-turn', 'regular-tents'],
    selectable: false,
  },
  {
    id: 'pass',
    title: 'Stopping early',
    question: 'Must one go on while one has no more tents than the opponent?',
    options: [
      {
        id: 'must',
        meaning:
          'Yes. There is no passing: the turn ends when you are ahead, when you invade, or with the game.',
      },
      {
        id: 'may-stop',
        meaning:
          'No. After at least one action a player may end the turn, unless no move is left: then that player is blocked.',
      },
    ],
    default: 'must',
    reason:
      'The end of a turn is told by the count alone. It matters much: with stopping allowed Dark loses by one on three by three, from every tile, where the middle wins by one without.',
    rules: ['turn-goes-on', 'turn-end'],
    selectable: true,
  },
  {
    id: 'turn-counts',
    title: 'Placing is an action',
    question: 'Does placing a Chief Tent count as an action of the turn, and the tent as one of the tents?',
    options: [
      {
        id: 'all-tents',
        meaning: 'Yes: after each of the actions all tents are compared, Chief Tents among them.',
      },
      { id: 'regular-only', meaning: 'Only regular tents are compared.' },
    ],
    default: 'all-tents',
    reason:
      'The rule of the turn speaks of wandering, but both kinds are tents, and all three actions change the count.',
    rules: ['tent-count', 'turn-goes-on'],
    selectable: false,
  },
  {
    id: 'turn-check',
    title: 'When tents are compared',
    question: 'When in a turn are the tents compared?',
    options: [
      { id: 'after-action', meaning: 'After each whole action, with all that it camps.' },
      { id: 'after-tent', meaning: 'After each single tent, so that a camp can be cut short.' },
    ],
    default: 'after-action',
    reason: 'Camping is part of the move that sets it off.',
    rules: ['turn-end', 'camp-must'],
    selectable: false,
  },
  {
    id: 'start-ahead',
    title: 'Ahead from the start',
    question: 'What if a player is ahead already when the turn begins?',
    options: [
      { id: 'one-action', meaning: 'The player does one action, and then the tents are compared.' },
      { id: 'no-action', meaning: 'The turn goes back at once.' },
      { id: 'invade-only', meaning: 'The player may only invade.' },
    ],
    default: 'one-action',
    reason: 'It happens after an invasion alone. Every turn has at least one choice in it.',
    rules: ['turn-goes-on', 'invade-ends-turn'],
    selectable: false,
  },
] as const satisfies readonly GameRuling[];
