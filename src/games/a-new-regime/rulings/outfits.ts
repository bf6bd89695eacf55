import type { GameRuling } from './gameRuling.ts';

/** Open questions on raising, moving and retiring outfits. */
export const OUTFIT_RULINGS = [
  {
    id: 'method-map',
    title: 'Who uses which method',
    question: 'Which affiliation works by which method?',
    options: [
      {
        id: 'by-order',
        meaning:
          'Militaristic outfits obliterate and attack, economic ones purchase and bribe, religious ones convert and demoralize.',
      },
    ],
    default: 'by-order',
    reason: 'The draft never says so outright, but wording and order leave no other way to match them.',
    rules: [
      'militaristic-methods',
      'economic-methods',
      'religious-methods',
      'imperialize-method',
      'conflict-method',
    ],
    selectable: false,
  },
  {
    id: 'zero-units',
    title: 'Outfits without units',
    question: 'What becomes of an outfit that has lost or retired its last unit?',
    options: [{ id: 'leaves', meaning: 'An outfit without units leaves the board.' }],
    default: 'leaves',
    reason: 'An outfit has one unit at least.',
    rules: ['outfit-units', 'outfit-retire', 'attack-friendly-fire'],
    selectable: false,
  },
  {
    id: 'unit-cap-nine',
    title: 'More than nine',
    question: 'Can a card bring an outfit above nine units?',
    options: [
      { id: 'lost', meaning: 'Units above nine are lost, those of Air Drop too.' },
      { id: 'allowed', meaning: 'A card may bring an outfit above nine.' },
    ],
    default: 'lost',
    reason: 'Nine is the most that an outfit is said to have, and the card names no exception.',
    rules: ['outfit-units'],
    cards: ['air-drop', 'overkill'],
    selectable: false,
  },
  {
    id: 'outfit-affiliation',
    title: 'Choosing an affiliation',
    question: 'Which affiliation may a new outfit have?',
    options: [
      {
        id: 'any',
        meaning:
          'Any affiliation: the outfit is placed in a state you control that holds no outfit of yours, and units added later take its affiliation.',
      },
      { id: 'state-affiliation', meaning: 'An outfit has the affiliation of the state that raises it.' },
    ],
    default: 'any',
    reason: 'The price list only says which tokens pay for it, and calls the affiliation a wish.',
    rules: ['outfit-affiliation', 'outfit-bought', 'outfit-price'],
    selectable: true,
  },
  {
    id: 'unit-limit-moment',
    title: 'When loyalty limits',
    question: 'A state’s loyalty score limits the units it raises in a turn. The score of which moment?',
    options: [
      {
        id: 'step-four-start',
        meaning:
          'The score at the start of the fourth step holds for the turn; for a state won in the turn, the score when it is won.',
      },
      { id: 'each-purchase', meaning: 'The score at the moment of each purchase holds.' },
    ],
    default: 'step-four-start',
    reason:
      'Retired units raise the score. If that counted at once, raising and retiring would have no end within a turn but the tokens.',
    rules: ['unit-limit', 'step-actions', 'outfit-retire'],
    selectable: true,
  },
  {
    id: 'added-units-price',
    title: 'Price of added units',
    question: 'What do units cost that join an outfit later?',
    options: [
      { id: 'list-price', meaning: 'Added units cost the list price of the number added in that purchase.' },
      {
        id: 'difference',
        meaning: 'They cost the difference between the prices of the larger and the smaller outfit.',
      },
    ],
    default: 'list-price',
    reason: 'The price follows from the number wanted and from nothing else.',
    rules: ['add-units', 'outfit-price'],
    selectable: false,
  },
  {
    id: 'added-units-place',
    title: 'Where units join',
    question: 'Where must an outfit stand to get more units?',
    options: [
      {
        id: 'own-state',
        meaning: 'It stands in a state you control, and the units count towards the limit of that state.',
      },
      { id: 'anywhere', meaning: 'It may stand anywhere.' },
      { id: 'capital', meaning: 'It stands in your capital.' },
    ],
    default: 'own-state',
    reason: 'The limit ties every unit to a state that raises it.',
    rules: ['add-units', 'unit-limit'],
    selectable: false,
  },
  {
    id: 'unit-strength',
    title: 'Strength in numbers',
    question: 'Do more units bring more or better dice?',
    options: [
      {
        id: 'hits-only',
        meaning: 'Units do not change any roll: they are the hits that an outfit can take.',
      },
    ],
    default: 'hits-only',
    reason: 'The action grid looks at affiliations and at nothing else.',
    rules: ['unit-strength', 'action-grid'],
    selectable: false,
  },
  {
    id: 'merge-split',
    title: 'Joining and dividing',
    question: 'May outfits join, or one divide in two?',
    options: [
      { id: 'neither', meaning: 'Outfits neither join nor divide.' },
      {
        id: 'join',
        meaning: 'Two outfits of one regime and one affiliation may join when they meet, up to nine units.',
      },
    ],
    default: 'neither',
    reason: 'Two outfits of one regime may not share a state, and either way they would have to.',
    rules: ['one-outfit-a-state'],
    selectable: false,
  },
  {
    id: 'outfit-entry',
    title: 'Sharing with rivals',
    question: 'May an outfit enter a state that holds another?',
    options: [
      {
        id: 'rivals-only',
        meaning: 'It may join a rival’s outfit; one of your own is only ever swapped with.',
      },
    ],
    default: 'rivals-only',
    reason: 'A conflict needs both outfits in one state.',
    rules: ['outfit-move', 'one-outfit-a-state', 'conflict-who'],
    selectable: false,
  },
  {
    id: 'entry-free',
    title: 'Crossing borders',
    question: 'Does an outfit need leave to enter a rival’s state?',
    options: [
      { id: 'free', meaning: 'An outfit enters any state without asking.' },
      { id: 'treaty', meaning: 'It needs a treaty with the regime that controls the state.' },
    ],
    default: 'free',
    reason: 'No rule speaks of leave.',
    rules: ['outfit-move'],
    selectable: false,
  },
  {
    id: 'new-outfit-acts',
    title: 'Acting when new',
    question: 'May an outfit imperialize or conflict in the turn in which it is bought?',
    options: [
      { id: 'yes', meaning: 'A new outfit may act at once.' },
      { id: 'move-only', meaning: 'It may move, but acts from the next turn on.' },
    ],
    default: 'yes',
    reason: 'It may move at once, and nothing bars it from acting.',
    rules: ['move-when-bought', 'act-after-move'],
    selectable: false,
  },
  {
    id: 'swap-cost',
    title: 'What a swap costs',
    question: 'Whose move does a swap use up?',
    options: [
      {
        id: 'both',
        meaning: 'A swap is the move of both outfits, so neither may have moved or acted before.',
      },
      { id: 'mover', meaning: 'Only the outfit that starts it uses its move.' },
    ],
    default: 'both',
    reason: 'It takes the place of moving, and both outfits change their state.',
    rules: ['outfit-swap', 'no-move-after-act'],
    selectable: false,
  },
  {
    id: 'acts-per-outfit',
    title: 'Acts in a turn',
    question: 'How often may one outfit act in a turn?',
    options: [
      { id: 'one', meaning: 'An outfit acts once a turn: it imperializes or it starts a conflict.' },
      { id: 'one-of-each', meaning: 'It may imperialize once and start one conflict.' },
      { id: 'no-limit', meaning: 'It may act as often as it likes.' },
    ],
    default: 'one',
    reason:
      'The two are named with an “or” between them. The four purchases of Greed then take four outfits.',
    rules: ['act-after-move', 'imperialize-who', 'conflict-who'],
    cards: ['greed'],
    selectable: true,
  },
  {
    id: 'retire-where',
    title: 'Where units retire',
    question: 'Units retire onto a loyal state. Which states are loyal?',
    options: [
      { id: 'any-controlled', meaning: 'Units retire onto any state that you control.' },
      {
        id: 'loyal-majority',
        meaning: 'Units retire onto a state that you control and that is not in chaos.',
      },
    ],
    default: 'any-controlled',
    reason: 'Elsewhere the draft sets loyal states against un-loyal ones only by who controls them.',
    rules: ['outfit-retire'],
    selectable: true,
  },
  {
    id: 'retire-fresh',
    title: 'Raised and retired',
    question: 'May units retire in the turn in which they were raised?',
    options: [
      { id: 'yes', meaning: 'Units may retire in the turn in which they were raised.' },
      { id: 'no', meaning: 'They retire from the next turn on.' },
    ],
    default: 'yes',
    reason: 'Nothing bars it, and the limit on units raised holds it in check.',
    rules: ['outfit-retire', 'unit-limit'],
    selectable: false,
  },
  {
    id: 'retire-after-act',
    title: 'Retiring after acting',
    question: 'May an outfit retire units when it has acted?',
    options: [
      { id: 'yes', meaning: 'Units may retire after their outfit has acted.' },
      { id: 'no', meaning: 'After acting nobody retires.' },
    ],
    default: 'yes',
    reason: 'An act rules out a move and nothing else.',
    rules: ['retire-timing', 'no-move-after-act', 'step-actions'],
    selectable: false,
  },
] as const satisfies readonly GameRuling[];
