import { changesOfEdition, type RuleChange } from '#lib/core/ruleChange.ts';
import type { CardId } from './cards.ts';
import type { RuleId } from './citations.ts';
import { EDITION } from './edition.ts';
import { RULINGS, type RulingId } from './rulings.ts';
import { CONTRADICTIONS } from './rulings/contradictions.ts';

type Written = Pick<RuleChange<RuleId, RulingId, CardId>, 'kind' | 'rules' | 'cards' | 'text'>;

const WRITTEN: readonly Written[] = [
  {
    kind: 'renamed',
    rules: ['key-variables', 'outfit-price', 'trade-bank', 'price-remodel'],
    text: 'One key for all prices: Y is what there is at first and Z what is wanted. The draft’s price list also has small y and z, with other meanings.',
  },
  {
    kind: 'renamed',
    rules: ['three-affiliations'],
    text: 'The affiliation is called militaristic throughout; the draft says military as well.',
  },
  {
    kind: 'renamed',
    rules: ['parts-figures', 'loyal-figures', 'unloyal-figures'],
    text: 'Figurines, pieces and people on the board are all called figures.',
  },
  {
    kind: 'renamed',
    rules: ['action-die', 'pick-a-die'],
    text: 'Di, dice and D8 are all called action dice, and what one shows is its value and its shading.',
  },
  {
    kind: 'renamed',
    rules: ['trade-bank'],
    text: 'Trading with the game is called trading with the bank.',
  },
  {
    kind: 'renamed',
    rules: ['step-declare', 'first-condition', 'base-condition'],
    text: 'Win condition and end-game condition are one thing, called end-game condition; announcing one is called declaring it.',
  },
  {
    kind: 'renamed',
    rules: ['imperialize-who', 'conflict-who'],
    text: 'Opponents, opposing regimes and enemies are all called rivals, and imperializing and conflicting together are called acting.',
  },
  {
    kind: 'renamed',
    rules: ['uprising-attempts', 'chaos'],
    cards: ['blasphemy', 'fear-the-wrath'],
    text: 'A state of uprising and a state in chaos are one thing.',
  },
  {
    kind: 'clarified',
    rules: ['parts-cards'],
    text: 'The cards are counted: 24 end-game conditions in three piles of eight, and 16 Turn the Tide cards.',
  },
  {
    kind: 'clarified',
    rules: ['action-grid', 'grid-rows', 'imperialize-dice', 'conflict-dice'],
    text: 'The action grid is printed once, because it is the same for imperialization and for conflict.',
  },
  {
    kind: 'clarified',
    rules: ['shading-meaning'],
    text: 'A table tells what shading means for each method.',
  },
  {
    kind: 'clarified',
    rules: ['token-functions'],
    text: 'A table tells what each kind of token pays for.',
  },
  {
    kind: 'clarified',
    rules: ['purchase-fails', 'purchase-must'],
    text: 'What must be paid is the price and not the value of the die.',
  },
  {
    kind: 'clarified',
    rules: ['uprising-table'],
    text: 'The table that was left out of the draft is worked out again: quota and chance for every total from two to twenty.',
  },
  {
    kind: 'clarified',
    rules: ['board-size'],
    text: 'Five states a regime are worked out for three, four and eight players.',
  },
  {
    kind: 'clarified',
    rules: ['capital-distance'],
    text: 'The distance of capitals is counted in steps from state to state.',
  },
  {
    kind: 'clarified',
    rules: ['turn-steps'],
    text: 'The seven steps are numbered, and plus and minus are written out as must and may.',
  },
  {
    kind: 'clarified',
    rules: ['outfit-price'],
    text: 'The nine prices follow one rule: each odd unit costs two tokens of the outfit’s affiliation, each even one two economic tokens.',
  },
  {
    kind: 'added',
    rules: ['parts-outfits', 'parts-markers', 'capital-marker'],
    text: 'Counters for outfits and something to mark a capital are listed among the parts.',
  },
  {
    kind: 'added',
    rules: ['verbal-contracts'],
    cards: ['enemy-of-my-enemy'],
    text: 'Verbal contracts, which the draft knows only from a card, have a rule of their own.',
  },
];

/** All changes of all editions: so far what the first says otherwise than the second draft. */
export const CHANGES = changesOfEdition<RuleId, RulingId, CardId>({
  edition: EDITION,
  written: WRITTEN,
  contradictions: CONTRADICTIONS,
  rulings: RULINGS,
});
