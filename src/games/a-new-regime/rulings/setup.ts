import type { GameRuling } from './gameRuling.ts';

/** Open questions on the board, the capitals and what a regime starts with. */
export const SETUP_RULINGS = [
  {
    id: 'copies',
    title: 'Copies of cards',
    question: 'How often does each card occur?',
    options: [
      { id: 'one', meaning: 'Each card occurs once.' },
      { id: 'two', meaning: 'Each card occurs twice.' },
      { id: 'three', meaning: 'Each card occurs three times.' },
    ],
    default: 'one',
    reason: 'The draft lists names and no numbers.',
    rules: ['parts-cards'],
    selectable: false,
  },
  {
    id: 'players',
    title: 'How many players',
    question: 'How many regimes may there be at most?',
    options: [
      { id: 'eight', meaning: 'At most eight regimes play.' },
      { id: 'any', meaning: 'As many play as the table has room for.' },
    ],
    default: 'eight',
    reason:
      'The draft only gives the least number, three. Eight is as many as can be told apart at a glance and as boards are tested for.',
    rules: ['player-count'],
    selectable: false,
  },
  {
    id: 'adjacency',
    title: 'What touches what',
    question: 'Which states are adjacent?',
    options: [
      {
        id: 'border-or-strait',
        meaning:
          'States are adjacent if they share a stretch of border, or if a strait between them is drawn on the board; meeting in a point is not enough.',
      },
    ],
    default: 'border-or-strait',
    reason: 'The draft takes it for granted. Boards made here draw every strait and list who touches whom.',
    rules: ['board-source', 'outfit-move', 'capital-distance', 'bonus-nation-united'],
    selectable: false,
  },
  {
    id: 'first-capital-tie',
    title: 'Who places first',
    question: 'Who places first if nobody has played a war game, or nobody knows?',
    options: [
      { id: 'seed', meaning: 'If nobody qualifies, chance decides: the board’s seed draws one player.' },
      { id: 'oldest', meaning: 'The oldest player begins.' },
    ],
    default: 'seed',
    reason: 'The draft has no way out of a tie, and a program cannot check what anybody has played.',
    rules: ['capital-order'],
    selectable: false,
  },
  {
    id: 'capital-spacing',
    title: 'Capital spacing',
    question: '“Within 3 adjacent states”: how far apart must two capitals be?',
    options: [
      {
        id: 'four-steps',
        meaning: 'Two capitals are at least four steps apart, with three states between them.',
      },
      { id: 'three-steps', meaning: 'Three steps are enough: two states between.' },
      { id: 'two-steps', meaning: 'Two steps are enough: one state between.' },
    ],
    default: 'four-steps',
    reason:
      'This is the literal reading. Few maps allow it by chance, so the board maker shapes land and water until there is room.',
    rules: ['capital-distance', 'capital-room'],
    selectable: true,
  },
  {
    id: 'no-legal-capital',
    title: 'Room for the others',
    question: 'May a capital be placed so that a later player has no legal state left?',
    options: [
      { id: 'look-ahead', meaning: 'A placement that leaves the others no room is refused.' },
      {
        id: 'literal',
        meaning: 'It is allowed. A player without a legal state takes the one farthest from all capitals.',
      },
    ],
    default: 'look-ahead',
    reason:
      'The draft names no way on for a player who is shut out. Placing wherever it is legal at the moment gets stuck in three of four set-ups with three regimes, and in nearly all with eight.',
    rules: ['capital-room', 'capital-distance'],
    selectable: false,
  },
  {
    id: 'zero-population-capital',
    title: 'Empty capitals',
    question: 'May a capital stand in a state without people?',
    options: [
      { id: 'allowed', meaning: 'A capital may stand in a state without people.' },
      { id: 'refused', meaning: 'It may not.' },
      { id: 're-roll', meaning: 'States without people roll again before capitals are placed.' },
    ],
    default: 'allowed',
    reason:
      'Nothing forbids it. It is a risk: if people grow by a roll of the action die, three of its eight faces lose such a capital in its first turn.',
    rules: ['capital-welcome', 'initial-population'],
    selectable: false,
  },
  {
    id: 'regime-affiliation',
    title: 'Changed capitals',
    question: 'Does a regime change its affiliation when its capital is remodelled or turned by Propaganda?',
    options: [
      { id: 'fixed', meaning: 'A regime keeps its affiliation, whatever becomes of its capital’s.' },
      { id: 'follows', meaning: 'It changes with its capital.' },
    ],
    default: 'fixed',
    reason: 'The draft ties a regime to what its capital was when it was founded.',
    rules: ['regime-affiliation', 'price-remodel'],
    cards: ['propaganda'],
    selectable: false,
  },
  {
    id: 'capital-lost',
    title: 'Lost capitals',
    question: 'What becomes of a capital when another regime takes the state?',
    options: [
      {
        id: 'stays',
        meaning: 'A lost capital stays its founder’s capital, whoever holds it. There is no new one.',
      },
      { id: 'moves', meaning: 'Its regime may name another of its states.' },
    ],
    default: 'stays',
    reason: 'Two end-game conditions, Power Hungry and Forgiveness, need to know whose capital a state was.',
    rules: ['capital-marker'],
    cards: ['power-hungry', 'forgiveness', 'last-man-standing'],
    selectable: false,
  },
  {
    id: 'condition-deal',
    title: 'When conditions are dealt',
    question: 'Is the first end-game condition dealt before or after the capitals are placed?',
    options: [
      { id: 'after', meaning: 'Conditions are dealt when all capitals stand.' },
      { id: 'before', meaning: 'They are dealt before the first capital.' },
    ],
    default: 'after',
    reason: 'The pile it comes from depends on the affiliation of the capital.',
    rules: ['first-condition'],
    selectable: false,
  },
  {
    id: 'starting-condition',
    title: 'Which condition',
    question: 'From which pile does a regime get its first end-game condition, and a new one later?',
    options: [
      {
        id: 'own-pile',
        meaning:
          'The first condition comes from the pile of the capital’s affiliation; a bought one from the pile that its forerunner goes back to, shuffled.',
      },
      { id: 'any-pile', meaning: 'It comes from whichever pile the player likes.' },
    ],
    default: 'own-pile',
    reason: 'The price list speaks of one pile that belongs to a card, and says nothing of the start.',
    rules: ['first-condition', 'price-new-condition'],
    selectable: true,
  },
  {
    id: 'starting-tokens',
    title: 'Tokens at the start',
    question: 'Does a regime start with tokens?',
    options: [{ id: 'none', meaning: 'A regime starts without tokens.' }],
    default: 'none',
    reason: 'None are mentioned, and the first turn collects some.',
    rules: ['starting-tokens'],
    selectable: false,
  },
  {
    id: 'turn-direction-fix',
    title: 'Always the same way',
    question: 'Does play go counterclockwise to the end?',
    options: [{ id: 'yes', meaning: 'Play stays counterclockwise for the whole game.' }],
    default: 'yes',
    reason: 'The draft starts it that way and never turns it.',
    rules: ['turn-direction'],
    selectable: false,
  },
] as const satisfies readonly GameRuling[];
