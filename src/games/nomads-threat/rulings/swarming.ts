import type { GameRuling } from './gameRuling.ts';

/** Open questions on swarming, a mechanism that the designer took out again and keeps as a record. */
export const SWARMING_RULINGS = [
  {
    id: 'swarm-archive',
    title: 'A record, not a rule',
    question: 'Is swarming a part of the game?',
    options: [
      { id: 'history', meaning: 'No. It is told as history, and nothing on this site plays it.' },
      { id: 'variant', meaning: 'A table may try it as a variant.' },
    ],
    default: 'history',
    reason: 'The designer removed it in February 2018 because it dragged the game out.',
    rules: ['swarm'],
    selectable: false,
  },
  {
    id: 'swarm-adjacency',
    title: 'Who takes part',
    question: 'Must all the tents that swarm stand next to the one that they attack?',
    options: [{ id: 'all', meaning: 'Yes, all of them.' }],
    default: 'all',
    reason: 'The target is a neighbouring tent.',
    rules: ['swarm'],
    selectable: false,
  },
  {
    id: 'swarm-count',
    title: 'More than needed',
    question: 'May more tents swarm than are needed?',
    options: [
      { id: 'exactly', meaning: 'No, exactly the number in the list.' },
      { id: 'at-least', meaning: 'Yes, and all but one of them are lost.' },
    ],
    default: 'exactly',
    reason: 'One remains of each swarm, and the list tells the losses for its own numbers alone.',
    rules: ['swarm-strength'],
    selectable: false,
  },
  {
    id: 'swarm-two-chiefs',
    title: 'Two Chief Tents swarm',
    question: 'May two Chief Tents together swarm a Chief Tent?',
    options: [
      { id: 'allowed', meaning: 'Yes; one of them is lost, whichever its owner chooses.' },
      { id: 'not-allowed', meaning: 'No, the other tent must be a regular one.' },
    ],
    default: 'allowed',
    reason: 'The list names either kind as the companion.',
    rules: ['swarm-strength', 'swarm-chief-lost'],
    selectable: false,
  },
  {
    id: 'swarm-which',
    title: 'Which tent moves in',
    question: 'Which of the swarming tents takes the tile, and who says so?',
    options: [
      {
        id: 'owner-names',
        meaning: 'With a Chief Tent in the swarm it is the Chief Tent; otherwise the owner names one.',
      },
    ],
    default: 'owner-names',
    reason: 'The list lets the Chief Tent remain; among regular tents only the tile left behind differs.',
    rules: ['swarm-moves-in'],
    selectable: false,
  },
  {
    id: 'swarm-chief-back',
    title: 'Chief Tents removed',
    question: 'Does a Chief Tent that was swarmed or lost come back?',
    options: [{ id: 'gone', meaning: 'No, it is out of the game.' }],
    default: 'gone',
    reason: 'The draft says that it is not played again.',
    rules: ['swarm-chief-lost'],
    selectable: false,
  },
] as const satisfies readonly GameRuling[];
