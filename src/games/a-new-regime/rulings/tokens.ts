import type { GameRuling } from './gameRuling.ts';

/** Open questions on tokens, trade and prices. */
export const TOKEN_RULINGS = [
  {
    id: 'token-income',
    title: 'How tokens come in',
    question: 'How many tokens do you collect in a turn, and of which kind?',
    options: [
      {
        id: 'loyalty',
        meaning:
          'Each state you control yields its loyalty score, if that is above 0, in tokens of the state’s affiliation.',
      },
      { id: 'one-per-state', meaning: 'Each state you control yields one token of its affiliation.' },
      {
        id: 'loyal-population',
        meaning: 'Each state you control yields one token of its affiliation for each loyal figure.',
      },
      {
        id: 'regime-affiliation',
        meaning:
          'Each state you control yields its loyalty score, all in tokens of your regime’s own affiliation.',
      },
    ],
    default: 'loyalty',
    reason:
      'The draft has no formula for income. Loyalty is the one score that it does define for a state, and it already limits what a state can raise.',
    rules: ['token-income', 'step-tokens'],
    selectable: true,
  },
  {
    id: 'income-skip',
    title: 'Income left lying',
    question: 'Collecting is optional. Can income that you leave be collected later?',
    options: [{ id: 'lost', meaning: 'Income that you do not collect in its turn is lost.' }],
    default: 'lost',
    reason: 'It is worked out anew in each turn from the loyalty of that moment.',
    rules: ['token-income', 'step-tokens'],
    selectable: false,
  },
  {
    id: 'token-supply',
    title: 'Enough of everything',
    question: 'Can tokens or figures run out?',
    options: [
      { id: 'unlimited', meaning: 'Tokens and figures never run out: use anything as a stand-in.' },
      {
        id: 'counted',
        meaning: 'The table fixes a number before the game, and what has run out cannot be had.',
      },
    ],
    default: 'unlimited',
    reason: 'The draft counts dice and lists cards, but gives no number for anything else.',
    rules: ['token-currency', 'parts-tokens', 'parts-figures'],
    selectable: false,
  },
  {
    id: 'open-hands',
    title: 'What is secret',
    question: 'What may the others see?',
    options: [
      { id: 'cards-hidden', meaning: 'End-game conditions and cards in hand are hidden; tokens lie open.' },
      { id: 'tokens-hidden', meaning: 'Tokens are hidden as well.' },
    ],
    default: 'cards-hidden',
    reason: 'Only conditions are called private, and a card in hand loses its point when everyone knows it.',
    rules: ['parts-cards', 'first-condition', 'token-currency'],
    selectable: false,
  },
  {
    id: 'player-trade-time',
    title: 'When players trade',
    question: 'When may players trade with each other?',
    options: [
      {
        id: 'on-turn',
        meaning: 'Players trade in the fourth step of a turn, and one of the two is the player on turn.',
      },
      { id: 'any-time', meaning: 'Players trade whenever both wish to.' },
      { id: 'never', meaning: 'Players do not trade at all.' },
    ],
    default: 'on-turn',
    reason: 'The list of steps has none for trade. Tying it to the player on turn keeps interruptions few.',
    rules: ['trade-players', 'step-actions'],
    cards: ['market-economy'],
    selectable: false,
  },
  {
    id: 'trade-goods',
    title: 'What is traded',
    question: 'What may change hands in a trade?',
    options: [
      { id: 'tokens', meaning: 'Only tokens change hands, and they may be given for nothing.' },
      { id: 'cards-too', meaning: 'Cards may be traded as well.' },
    ],
    default: 'tokens',
    reason: 'Trade is mentioned for tokens alone.',
    rules: ['trade-players'],
    selectable: false,
  },
  {
    id: 'bank-trade-time',
    title: 'When the bank trades',
    question: 'When may you change three tokens into one?',
    options: [
      {
        id: 'step-four',
        meaning:
          'You trade with the bank in the fourth step of your own turn, but not between a roll and its payment.',
      },
      {
        id: 'own-turn',
        meaning: 'You do so at any time in your turn, also when a roll has shown the price.',
      },
    ],
    default: 'step-four',
    reason: 'A purchase fails if you cannot pay it, so what you can pay must be settled when the dice fall.',
    rules: ['trade-bank', 'purchase-fails', 'step-actions'],
    selectable: false,
  },
  {
    id: 'three-alike',
    title: 'Three of a kind',
    question: 'Must the three tokens given to the bank be alike?',
    options: [
      { id: 'alike', meaning: 'The three tokens are of one affiliation.' },
      { id: 'any-three', meaning: 'Any three tokens will do.' },
    ],
    default: 'alike',
    reason: 'One letter stands for all three in the draft’s rate.',
    rules: ['trade-bank'],
    selectable: false,
  },
  {
    id: 'promises',
    title: 'Broken promises',
    question: 'Is a deal about the future binding?',
    options: [
      {
        id: 'not-binding',
        meaning: 'Promises do not bind; one that is broken counts for The Enemy of my Enemy.',
      },
    ],
    default: 'not-binding',
    reason: 'That card can only be met if contracts can be broken.',
    rules: ['verbal-contracts', 'trade-players'],
    cards: ['enemy-of-my-enemy'],
    selectable: false,
  },
  {
    id: 'split-purchases',
    title: 'Units one by one',
    question: 'May units be bought one at a time, so that the economic part of the price never comes up?',
    options: [
      {
        id: 'allowed',
        meaning:
          'Each purchase is priced alone, so nine single units cost 18 tokens of the outfit’s affiliation and no economic ones.',
      },
      {
        id: 'one-a-turn',
        meaning: 'Each outfit takes part in one purchase a turn, and the price follows from all units in it.',
      },
    ],
    default: 'allowed',
    reason: 'Nothing forbids it, and either way a unit costs two tokens on the whole.',
    rules: ['outfit-price', 'add-units'],
    selectable: true,
  },
  {
    id: 'same-token-prices',
    title: 'Economic twice over',
    question:
      'What if the affiliation in a price is itself economic, beside the economic tokens that it names?',
    options: [
      {
        id: 'added',
        meaning:
          'Both parts are paid: two economic units cost 4($), and a remodel from or to economic adds its parts up.',
      },
    ],
    default: 'added',
    reason: 'The prices are written as sums, and no sum makes an exception.',
    rules: ['outfit-price', 'price-remodel'],
    selectable: false,
  },
  {
    id: 'remodel-scope',
    title: 'What you may remodel',
    question: 'Which states may you remodel, and how often?',
    options: [
      { id: 'own', meaning: 'You remodel states that you control, as often as you can pay.' },
      { id: 'neutral-too', meaning: 'Neutral states can be remodelled as well.' },
      { id: 'once-a-state', meaning: 'Each state you control can be remodelled once a turn.' },
    ],
    default: 'own',
    reason:
      'The price is all that the draft gives. Remodelling what belongs to others is what Propaganda is for.',
    rules: ['price-remodel'],
    selectable: false,
  },
  {
    id: 'population-reroll',
    title: 'Rolling people again',
    question: 'What does a bought re-roll replace, and when?',
    options: [
      {
        id: 'while-buying',
        meaning:
          'In the fourth step you roll this turn’s growth again for one of your states that nothing has touched since; income is not worked out anew.',
      },
      { id: 'at-growth', meaning: 'You buy it straight after the growth roll, before income.' },
    ],
    default: 'while-buying',
    reason:
      'Growth is the second step, income the third and buying the fourth, so the roll lies two steps back when it can be paid for.',
    rules: ['price-population-reroll', 'population-reroll-limits', 'step-population'],
    selectable: true,
  },
] as const satisfies readonly GameRuling[];
