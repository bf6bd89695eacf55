import type { GameRuling } from './gameRuling.ts';

/** Open questions on chaos and uprisings. */
export const UPRISING_RULINGS = [
  {
    id: 'empty-state',
    title: 'Nobody to rise',
    question: 'Is a state without people in chaos?',
    options: [
      { id: 'calm', meaning: 'A state without people is not in chaos; its loyalty score is 0.' },
      { id: 'chaotic', meaning: 'It is in chaos, and its uprising always succeeds.' },
    ],
    default: 'calm',
    reason: 'Its quota would be a division by zero, and nobody lives there who could rise.',
    rules: ['chaos', 'uprising-quota'],
    selectable: true,
  },
  {
    id: 'neutral-chaos',
    title: 'Calm neutral states',
    question: 'Can a neutral state be in chaos?',
    options: [{ id: 'no', meaning: 'Neutral states are never in chaos.' }],
    default: 'no',
    reason: 'All their people count as loyal.',
    rules: ['chaos', 'neutral-people'],
    selectable: false,
  },
  {
    id: 'uprising-order',
    title: 'Several uprisings',
    question: 'In which order are the uprisings of a turn rolled?',
    options: [
      { id: 'player-orders', meaning: 'The player on turn picks the order; each state is rolled for once.' },
      { id: 'simultaneous', meaning: 'All are rolled, and then all take effect.' },
    ],
    default: 'player-orders',
    reason: 'It seldom matters, and somebody has to decide.',
    rules: ['uprising-attempts', 'step-uprisings'],
    selectable: false,
  },
  {
    id: 'fresh-uprising',
    title: 'Just won, in chaos',
    question: 'Does a state that you won this turn, and that is in chaos, rise at the end of the same turn?',
    options: [
      { id: 'yes', meaning: 'It is a state of yours in chaos, so you roll for it in the same turn.' },
    ],
    default: 'yes',
    reason: 'The step of uprisings looks at the states as they are then, not at when they were won.',
    rules: ['uprising-attempts', 'step-uprisings', 'convert-neutral'],
    selectable: false,
  },
  {
    id: 'imperialized-uprising',
    title: 'How long unrest lasts',
    question: 'For how many turns does an imperializer roll for a rival’s state in chaos?',
    options: [
      {
        id: 'acted-this-turn',
        meaning:
          'At the end of each turn in which it has converted or obliterated there; the owner rolls in its own turns.',
      },
      { id: 'while-present', meaning: 'In each of its turns as long as its outfit stands there.' },
      { id: 'until-calm', meaning: 'In each of its turns until the state is out of chaos.' },
    ],
    default: 'acted-this-turn',
    reason:
      'One passage goes on until the state is calm; the step of uprisings has only those that your imperialization brought. Acting again is what makes a regime an imperializing one.',
    rules: ['uprising-imperializer', 'convert-chaos', 'obliterate-chaos', 'step-uprisings'],
    selectable: true,
  },
  {
    id: 'two-imperializers',
    title: 'Two at one state',
    question: 'What if two rivals imperialize the same state?',
    options: [
      { id: 'each', meaning: 'Each rolls for it in its own turn.' },
      { id: 'first', meaning: 'Only the first of them does.' },
    ],
    default: 'each',
    reason: 'Any imperializing regime has turns of its own in which the attempt is made.',
    rules: ['uprising-imperializer'],
    selectable: false,
  },
  {
    id: 'uprising-quota',
    title: 'No rounding',
    question: 'Is the quota rounded?',
    options: [
      {
        id: 'exact',
        meaning:
          'The quota is an exact fraction, and the die succeeds when it is at least as large. Without a loyal figure every roll succeeds.',
      },
    ],
    default: 'exact',
    reason: 'Rounding is nowhere mentioned.',
    rules: ['uprising-quota', 'uprising-roll', 'uprising-table'],
    selectable: false,
  },
  {
    id: 'uprising-owner-turn',
    title: 'Risen at home',
    question:
      'A rival has imperialized your state, and an uprising there succeeds in your own turn. Who gets it?',
    options: [
      { id: 'neutral', meaning: 'Nobody gets it: what rises in its owner’s turn turns neutral.' },
      { id: 'latest-imperializer', meaning: 'The regime that imperialized it last takes it.' },
    ],
    default: 'neutral',
    reason:
      'Which of the two ends applies is said to depend on the situation; the turn is the clearest way to tell them apart.',
    rules: ['uprising-neutral', 'uprising-capture'],
    selectable: false,
  },
  {
    id: 'uprising-choice',
    title: 'No choice by uprising',
    question: 'May a state won by an uprising be left neutral?',
    options: [
      { id: 'control', meaning: 'A state won by an uprising is yours without a choice.' },
      { id: 'may-leave-neutral', meaning: 'You may leave it neutral, as after an imperialization.' },
    ],
    default: 'control',
    reason:
      'The choice belongs to a successful imperialization; for uprisings the draft gives control outright.',
    rules: ['uprising-capture', 'imperialize-choice'],
    selectable: true,
  },
  {
    id: 'swap-tie',
    title: 'Equal numbers swapped',
    question: 'What if loyal and un-loyal figures are equal when an uprising swaps them?',
    options: [
      {
        id: 'stays-chaotic',
        meaning: 'The state stays in chaos under its new owner, who rolls from its next turn on.',
      },
      { id: 'wholly-loyal', meaning: 'All its figures turn loyal to the new owner.' },
    ],
    default: 'stays-chaotic',
    reason: 'Swapping equal numbers changes nothing.',
    rules: ['uprising-capture', 'uprising-attempts'],
    selectable: false,
  },
] as const satisfies readonly GameRuling[];
