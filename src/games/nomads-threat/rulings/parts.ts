import type { GameRuling } from './gameRuling.ts';

/** Open questions on the board and on what lies on it. */
export const PART_RULINGS = [
  {
    id: 'supply',
    title: 'Tents in a set',
    question: 'How many regular tents must a set hold?',
    options: [
      { id: 'one-a-tile', meaning: 'As many for each side as the board has tiles: 25 on five by five.' },
      { id: 'less-than-all', meaning: '24 regular tents and two Chief Tents for each side.' },
    ],
    default: 'one-a-tile',
    reason:
      'The draft counts only the Chief Tents. In 250,000 random games no side ever had more than 15 tents without invading, or 16 with it, so a tent for each tile is plenty.',
    rules: ['tent-supply'],
    selectable: false,
  },
  {
    id: 'even-boards',
    title: 'Boards of other sizes',
    question: 'May the game be played on a board of another size?',
    options: [
      {
        id: 'same-rules',
        meaning:
          'From three by three to seven by seven under the same rules; a full board with an even number of tiles can be shared.',
      },
      { id: 'five-only', meaning: 'The game has five by five tiles and no other board.' },
    ],
    default: 'same-rules',
    reason:
      'The draft speaks of five by five alone, so every other size is a variant here. Small boards are quick, and simple enough to be worked out to the end.',
    rules: ['board-sizes', 'board-grid'],
    selectable: true,
  },
  {
    id: 'chiefs-number',
    title: 'How many Chief Tents',
    question: 'May each side have more or fewer than two Chief Tents?',
    options: [
      { id: 'two', meaning: 'Two, as the rules say.' },
      { id: 'one', meaning: 'One for each side.' },
      { id: 'three', meaning: 'Three for each side.' },
    ],
    default: 'two',
    reason:
      'A note of the designer proposes one more, to shorten the game. On three by three the value stays the same with one, two or three.',
    rules: ['chiefs-number', 'chief-tents'],
    selectable: true,
  },
  {
    id: 'timer',
    title: 'The sand timer',
    question: 'How long does the sand timer run, and what happens when it is empty?',
    options: [
      {
        id: 'count-then',
        meaning:
          'Play without one; or agree on a length, turn it when the last Chief Tent is placed, and count the tents when it is empty.',
      },
      { id: 'finish-turn', meaning: 'When it is empty, the turn is finished before the tents are counted.' },
    ],
    default: 'count-then',
    reason: 'The designer’s note tells when to turn it, and neither how long it takes nor what follows.',
    rules: ['sand-timer'],
    selectable: false,
  },
] as const satisfies readonly GameRuling[];
