import type { GameRuling } from './gameRuling.ts';

/** Open questions on rolling for an act and on taking states. */
export const IMPERIALIZATION_RULINGS = [
  {
    id: 'dice-number',
    title: 'Fewer dice',
    question: 'May you roll fewer dice than the action grid gives?',
    options: [
      { id: 'all', meaning: 'You roll exactly as many dice as the grid says.' },
      { id: 'up-to', meaning: 'You may roll fewer.' },
    ],
    default: 'all',
    reason: 'The entry of the grid is called the number of dice, not the most.',
    rules: ['action-grid', 'imperialize-dice', 'conflict-dice'],
    selectable: false,
  },
  {
    id: 'must-pick',
    title: 'Refusing every die',
    question: 'May you decline all dice when you have seen them?',
    options: [
      { id: 'one-picked', meaning: 'One die is picked and carried out: a roll is not taken back.' },
      { id: 'may-decline', meaning: 'You may pick none, and the act is spent.' },
    ],
    default: 'one-picked',
    reason:
      'Picking is a step of each act and not said to be optional. It is what makes friendly fire a danger.',
    rules: ['pick-a-die', 'imperialize-steps', 'conflict-steps'],
    selectable: false,
  },
  {
    id: 'imperialize-own',
    title: 'Your own states',
    question: 'May you imperialize a state that you control already?',
    options: [{ id: 'yes', meaning: 'You may imperialize your own states.' }],
    default: 'yes',
    reason: 'Loyal states are named among the targets, and Purple Kool-Aid cannot be met otherwise.',
    rules: ['imperialize-who'],
    cards: ['purple-kool-aid'],
    selectable: false,
  },
  {
    id: 'own-act-effect',
    title: 'Acting on yourself',
    question: 'What if your act leaves your own state without a loyal figure?',
    options: [
      {
        id: 'stays',
        meaning:
          'The state stays yours as it is: in chaos if un-loyal figures are left, calm if nobody is. A purchase of your own state changes nothing.',
      },
    ],
    default: 'stays',
    reason:
      'That a state turns wholly loyal is told of opposing states only; otherwise you could wash your own clean.',
    rules: ['imperialize-who', 'convert-complete', 'obliterate-complete'],
    cards: ['purple-kool-aid'],
    selectable: false,
  },
  {
    id: 'own-purchase',
    title: 'Buying your own',
    question: 'What does it cost to purchase a state that you hold already?',
    options: [
      {
        id: 'paid',
        meaning: 'The price is paid as for any other, and it is no purchase for a card or a bonus.',
      },
      { id: 'free', meaning: 'Nothing is paid.' },
    ],
    default: 'paid',
    reason: 'Whoever can pay must pay, and nothing was bought from anybody.',
    rules: ['purchase-must'],
    selectable: false,
  },
  {
    id: 'blocked-state',
    title: 'Guards in the state',
    question: 'Must a rival’s outfit in the state be fought first?',
    options: [
      { id: 'no', meaning: 'You may imperialize a state past any outfit that stands in it.' },
      { id: 'yes', meaning: 'Rival outfits in the state must be gone first.' },
    ],
    default: 'no',
    reason: 'All that is asked for is an outfit of your own.',
    rules: ['imperialize-who'],
    selectable: false,
  },
  {
    id: 'leave-neutral',
    title: 'Left to itself',
    question: 'What becomes of a state that you take from a rival and leave neutral?',
    options: [{ id: 'black', meaning: 'All its figures turn black and are the people of a neutral state.' }],
    default: 'black',
    reason: 'It follows from how the people of neutral states are counted.',
    rules: ['imperialize-choice', 'neutral-people'],
    selectable: false,
  },
  {
    id: 'left-neutral-outfit',
    title: 'Outfits left behind',
    question: 'Does your outfit stay in a state that you leave neutral?',
    options: [{ id: 'stays', meaning: 'Your outfit stays where it is.' }],
    default: 'stays',
    reason: 'Outfits may stand in states of any kind.',
    rules: ['imperialize-choice'],
    selectable: false,
  },
  {
    id: 'captured-outfits',
    title: 'Outfits of the beaten',
    question: 'What happens to the outfits in a state that changes hands or turns neutral?',
    options: [
      { id: 'stay', meaning: 'Outfits stay in a state that changes hands or turns neutral.' },
      { id: 'removed', meaning: 'The outfit of the regime that lost the state leaves the board.' },
      {
        id: 'pushed',
        meaning:
          'The outfit of the regime that lost the state moves to a neighbouring state, or leaves the board if none is free.',
      },
    ],
    default: 'stay',
    reason: 'Nothing in the draft removes them.',
    rules: ['imperialize-choice', 'uprising-neutral', 'uprising-capture'],
    selectable: true,
  },
  {
    id: 'pushed-where',
    title: 'Where the pushed go',
    question: 'If outfits of the beaten are pushed out, which neighbouring state takes them?',
    options: [
      {
        id: 'own-first',
        meaning:
          'A state of their own regime comes first, then any other, the one with the lowest number; one that holds another outfit of theirs is not free.',
      },
      { id: 'owner-chooses', meaning: 'The owner of the outfit chooses among the free ones.' },
    ],
    default: 'own-first',
    reason: 'Nobody has to be asked in the middle of somebody else’s turn.',
    rules: ['imperialize-choice'],
    selectable: false,
  },
  {
    id: 'purchase-empty',
    title: 'Buying empty land',
    question: 'What does a state without people cost?',
    options: [
      {
        id: 'formula',
        meaning:
          'It is priced from a score of 0: an unshaded value costs 2($) a point, and any other is free.',
      },
      { id: 'not-for-sale', meaning: 'It cannot be bought.' },
    ],
    default: 'formula',
    reason: 'The formula gives an answer.',
    rules: ['purchase-score', 'purchase-price'],
    selectable: false,
  },
  {
    id: 'purchase-aftermath',
    title: 'After a purchase',
    question: 'Whose are the figures when the state is bought?',
    options: [
      { id: 'loyal-turn', meaning: 'The loyal figures turn to the buyer; the un-loyal ones stay un-loyal.' },
    ],
    default: 'loyal-turn',
    reason: 'This method is about a price and does nothing to the people.',
    rules: ['purchase-price'],
    selectable: false,
  },
  {
    id: 'purchase-unaffordable',
    title: 'Picking a price',
    question: 'May you pick a die that you cannot pay, although another could be paid?',
    options: [
      { id: 'yes', meaning: 'You may pick a price that you cannot pay, and the purchase fails.' },
      { id: 'no', meaning: 'You must pick one that you can pay.' },
    ],
    default: 'yes',
    reason: 'The die is yours to choose; the duty to pay binds only the price that was picked.',
    rules: ['purchase-must', 'pick-a-die', 'purchase-fails'],
    selectable: false,
  },
  {
    id: 'failed-purchase-uprising',
    title: 'Unrest without a sale',
    question: 'Does a failed purchase of a state in chaos bring an uprising roll?',
    options: [
      { id: 'no', meaning: 'A purchase never brings an uprising roll.' },
      { id: 'yes', meaning: 'A failed one does, if the state is in chaos.' },
    ],
    default: 'no',
    reason: 'The duty to roll is part of the other two methods alone.',
    rules: ['purchase-fails', 'uprising-imperializer'],
    selectable: false,
  },
  {
    id: 'convert-excess',
    title: 'Converting too many',
    question: 'What if the value is larger than the number of figures to convert?',
    options: [{ id: 'lost', meaning: 'All there are turn, and the rest of the value is lost.' }],
    default: 'lost',
    reason: 'The one overflow in the draft belongs to obliteration.',
    rules: ['convert-figures', 'convert-neutral'],
    selectable: false,
  },
  {
    id: 'convert-zero',
    title: 'Converting nobody',
    question: 'Does a 0 win a neutral state?',
    options: [
      {
        id: 'literal',
        meaning:
          'A 0 wins it: you control the state with no loyal figure, so it is in chaos, and its uprising at the end of the turn succeeds.',
      },
      { id: 'needs-one', meaning: 'At least one figure must turn before the state is yours.' },
    ],
    default: 'literal',
    reason:
      'Control comes with the act, whatever the value. It corrects itself in the same turn, unless somebody retires there or nobody lives there.',
    rules: ['convert-neutral', 'chaos'],
    selectable: true,
  },
  {
    id: 'convert-neutral-rest',
    title: 'The unconverted',
    question: 'What are the black figures that a conversion of a neutral state leaves over?',
    options: [
      {
        id: 'unloyal',
        meaning: 'They stay black and are un-loyal from now on, so the state may be in chaos at once.',
      },
    ],
    default: 'unloyal',
    reason: 'Black figures are loyal in neutral states only, and this one has become yours.',
    rules: ['convert-neutral', 'unloyal-figures', 'chaos'],
    selectable: false,
  },
  {
    id: 'fully-unloyal',
    title: 'Completely un-loyal',
    question: 'When has a rival’s state become completely un-loyal in your imperialization?',
    options: [
      {
        id: 'no-loyal-left',
        meaning:
          'When it has no loyal figure after your conversion or obliteration, even by a value of 0: it is yours, and all its figures turn loyal to you.',
      },
    ],
    default: 'no-loyal-left',
    reason: 'The draft looks at the state after the act, not at how much the act changed.',
    rules: ['convert-complete', 'obliterate-complete'],
    selectable: false,
  },
  {
    id: 'falls-into-chaos',
    title: 'Chaos before the act',
    question: 'Does a state that was in chaos before your act count as falling into it?',
    options: [
      { id: 'yes', meaning: 'It counts: you roll for its uprising if it is in chaos after your act.' },
      { id: 'no', meaning: 'Only a state that was calm before your act counts.' },
    ],
    default: 'yes',
    reason: 'The chapter on chaos has an imperializing regime roll as long as the chaos lasts.',
    rules: ['convert-chaos', 'obliterate-chaos', 'uprising-imperializer'],
    selectable: true,
  },
  {
    id: 'obliterate-neutral',
    title: 'Obliterating neutral states',
    question: 'Whom does an obliteration kill in a neutral state?',
    options: [
      {
        id: 'people',
        meaning:
          'It kills the state’s people, whatever the shade; when none are left, the attacker takes the empty state.',
      },
    ],
    default: 'people',
    reason:
      'They count as loyal, and a shaded value that finds no un-loyal figures overflows into the loyal ones.',
    rules: ['obliterate-figures', 'obliterate-overflow', 'neutral-people'],
    selectable: false,
  },
  {
    id: 'obliterate-excess',
    title: 'Killing too many',
    question: 'What if the value is larger than the number of figures to kill?',
    options: [
      {
        id: 'lost',
        meaning:
          'An unshaded value beyond the loyal figures is lost; a shaded one goes on into the loyal ones, and what then remains is lost.',
      },
    ],
    default: 'lost',
    reason: 'The draft lets the killing overflow in one direction only.',
    rules: ['obliterate-overflow', 'obliterate-shading'],
    selectable: false,
  },
  {
    id: 'emptied-state',
    title: 'The last one dies',
    question: 'Who holds a rival’s state when an obliteration kills its last figure?',
    options: [
      { id: 'attacker', meaning: 'The attacker holds it, or leaves it neutral.' },
      { id: 'keeps-owner', meaning: 'It stays with the regime that had it.' },
    ],
    default: 'attacker',
    reason:
      'Otherwise a wholly loyal state of a rival could never be taken by force, although a neutral one can.',
    rules: ['obliterate-complete', 'imperialize-choice'],
    selectable: true,
  },
] as const satisfies readonly GameRuling[];
