import type { GameRuling } from './gameRuling.ts';

/** Open questions on outfit against outfit. */
export const CONFLICT_RULINGS = [
  {
    id: 'conflict-turn',
    title: 'Whose turn',
    question: 'On whose turn can a conflict be started?',
    options: [{ id: 'own', meaning: 'You start conflicts on your own turn.' }],
    default: 'own',
    reason: 'The chapter leaves it out, but conflict stands in the list of what the player on turn does.',
    rules: ['conflict-who', 'step-actions'],
    selectable: false,
  },
  {
    id: 'conflict-target',
    title: 'Several to fight',
    question: 'What if several rivals’ outfits stand in the state?',
    options: [{ id: 'one-named', meaning: 'You name the one outfit that the conflict is with.' }],
    default: 'one-named',
    reason: 'The grid and all three methods speak of one receiving outfit.',
    rules: ['conflict-who'],
    selectable: false,
  },
  {
    id: 'defender-roll',
    title: 'No blow back',
    question: 'Does the other outfit roll as well?',
    options: [
      { id: 'no', meaning: 'Only the outfit that starts the conflict rolls.' },
      { id: 'answers', meaning: 'If it survives, it answers once by its own method.' },
    ],
    default: 'no',
    reason: 'Nothing lets the other side roll; the one risk of starting a conflict is friendly fire.',
    rules: ['conflict-steps'],
    selectable: false,
  },
  {
    id: 'kill-excess',
    title: 'More than there are',
    question: 'What if the value is larger than the number of units left?',
    options: [
      {
        id: 'lost',
        meaning: 'All units go, the outfit leaves the board, and the rest of the value is lost.',
      },
    ],
    default: 'lost',
    reason: 'Nothing carries over to another outfit or to the people.',
    rules: ['attack-hits', 'demoralize-units'],
    selectable: false,
  },
  {
    id: 'zero-value',
    title: 'A picked 0',
    question: 'What does a 0 do in a conflict?',
    options: [{ id: 'nothing', meaning: 'A 0 does nothing, to either side; the act is spent.' }],
    default: 'nothing',
    reason:
      'Attacks are described for 1, 2 and 3 alone, and nobody deserts at a value of 0. For bribes the shade decides, a 0 included.',
    rules: ['attack-friendly-fire', 'attack-hits', 'demoralize-units'],
    selectable: false,
  },
  {
    id: 'bribe-units-cap',
    title: 'Bribing the absent',
    question: 'May you name more units than the outfit has?',
    options: [{ id: 'no', meaning: 'You name at most as many units as there are.' }],
    default: 'no',
    reason: 'There is nobody to take the money.',
    rules: ['bribe-price'],
    selectable: false,
  },
  {
    id: 'bribe-tries',
    title: 'One try',
    question: 'What is one try of a bribe?',
    options: [
      {
        id: 'full-price',
        meaning:
          'One die, for the full price of the named units each time; unshaded succeeds, an unshaded 0 too.',
      },
    ],
    default: 'full-price',
    reason:
      'The general steps roll all dice at once and pick; this method rolls them one after the other, each for the same stake.',
    rules: ['bribe-tries', 'bribe-roll', 'bribe-again'],
    selectable: false,
  },
] as const satisfies readonly GameRuling[];
