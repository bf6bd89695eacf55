import type { GameRuling } from './gameRuling.ts';

/** Open questions on figures, loyalty and growth. */
export const PEOPLE_RULINGS = [
  {
    id: 'neutral-loyalty',
    title: 'Neutral states',
    question: 'What is the loyalty score of a state that nobody controls?',
    options: [
      {
        id: 'loyal',
        meaning:
          'The people of a neutral state count as loyal, to the state itself: its loyalty score is their number.',
      },
      {
        id: 'unloyal',
        meaning: 'They count as un-loyal, which puts the score below zero and makes a purchase free.',
      },
    ],
    default: 'loyal',
    reason:
      'The draft says both. One sentence makes neutral states the single exception in which black figures are loyal; elsewhere the same figures are called un-loyal. If they were, buying a neutral state would cost nothing.',
    rules: ['neutral-people', 'population-unloyal', 'neutral-start', 'purchase-score'],
    selectable: true,
  },
  {
    id: 'population-growth',
    title: 'How people grow',
    question: 'The second step of a turn adjusts the population. By how much?',
    options: [
      {
        id: 'roll',
        meaning:
          'Roll one action die for each state you control: an unshaded value adds that many loyal figures, a shaded one that many un-loyal.',
      },
      { id: 'none', meaning: 'Nothing grows by itself.' },
      {
        id: 'loyal-only',
        meaning: 'One action die for each state adds that many loyal figures, whatever its shade.',
      },
      {
        id: 'signed',
        meaning:
          'One action die for each state: unshaded adds that many loyal figures, shaded takes that many away.',
      },
    ],
    default: 'roll',
    reason:
      'The draft gives no method, but its price list sells another roll of a state’s population, so there is a roll. Only at set-up is shading said to mean nothing, so elsewhere it means something.',
    rules: ['population-adjustment', 'step-population'],
    selectable: true,
  },
  {
    id: 'neutral-growth',
    title: 'Growth without a ruler',
    question: 'Do the people of neutral states grow as well?',
    options: [
      {
        id: 'no',
        meaning:
          'Neutral states do not grow: in the step of growth you roll for the states you control, and for no others.',
      },
      { id: 'by-turns', meaning: 'The player on turn rolls for one neutral state too.' },
    ],
    default: 'no',
    reason: 'The step speaks of your population, and nobody’s turn belongs to a neutral state.',
    rules: ['population-adjustment'],
    selectable: false,
  },
  {
    id: 'population-cap',
    title: 'Largest population',
    question: 'The table of uprisings stops at twenty figures. Can a state hold more?',
    options: [
      {
        id: 'none',
        meaning: 'There is no largest population: beyond twenty the formula for the quota goes on.',
      },
      {
        id: 'twenty',
        meaning: 'Twenty figures are the most that a state holds, and what would come on top is lost.',
      },
    ],
    default: 'none',
    reason: 'No limit is named, and the quota can be worked out for any number.',
    rules: ['population-adjustment', 'uprising-table', 'outfit-retire'],
    cards: ['baby-boom'],
    selectable: true,
  },
  {
    id: 'all-count',
    title: 'What counting does',
    question: 'All players count their people twice in each turn. What follows from it?',
    options: [
      {
        id: 'shows',
        meaning: 'Counting shows loyalty scores and which states are in chaos; it changes nothing.',
      },
    ],
    default: 'shows',
    reason:
      'Neither of the two steps names an effect, and everything that depends on a count is told elsewhere.',
    rules: ['population-counts', 'step-first-count', 'step-last-count'],
    selectable: false,
  },
] as const satisfies readonly GameRuling[];
