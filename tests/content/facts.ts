import type { RuleId } from '#games/a-new-regime/citations.ts';

/**
 * The numbers of the second draft (and what stands for one: both, half, none, at most), and how each must read in its
 * rule on the finished page.
 */
export interface Fact {
  readonly rule: RuleId;
  /** Words of the rule's text, as a reader sees them. */
  readonly reads: readonly string[];
}

export const FACTS: readonly Fact[] = [
  { rule: 'game-kind', reads: ['third world war'] },
  { rule: 'course-of-play', reads: ['Three or more regimes'] },
  { rule: 'parts-board', reads: ['about five for each regime'] },
  { rule: 'parts-dice', reads: ['Three action dice and one uprising die'] },
  { rule: 'parts-outfits', reads: ['from one to nine'] },
  {
    rule: 'parts-cards',
    reads: ['24 end-game conditions', 'three piles of eight', '16 Turn the Tide cards'],
  },
  {
    rule: 'key-letters',
    reads: ['X means militaristic, $ economic and T religious', '3(X) are three militaristic tokens'],
  },
  {
    rule: 'key-variables',
    reads: ['Y stands for the affiliation that there is at first', 'Z for the one that is wanted'],
  },
  {
    rule: 'action-die',
    reads: [
      'three action dice',
      'eight faces',
      'four are shaded and read 0, 1, 2 and 3',
      'four are unshaded and read 0, 1, 2 and 3',
    ],
  },
  { rule: 'uprising-die', reads: ['one uprising die', 'six faces, numbered 0 to 5'] },
  { rule: 'action-grid', reads: ['one to three'] },
  {
    rule: 'three-affiliations',
    reads: [
      'three affiliations',
      'Militaristic is red and bears an X',
      'economic is blue and bears a $',
      'religious is white and bears a T',
    ],
  },
  {
    rule: 'loyalty-score',
    reads: [
      'its loyal population less its un-loyal population',
      'five loyal figures and two black ones it is 3',
      'it is −3',
    ],
  },
  { rule: 'population-counts', reads: ['Twice in every turn'] },
  { rule: 'token-currency', reads: ['three kinds'] },
  { rule: 'trade-bank', reads: ['three for one', '3(Y) buy 1(Z)'] },
  { rule: 'outfit-units', reads: ['at least one, at most nine'] },
  { rule: 'unit-limit', reads: ['no more units than its loyalty score'] },
  { rule: 'one-outfit-a-state', reads: ['Two outfits of one regime may not be in the same state'] },
  { rule: 'outfit-move', reads: ['may move once, into an adjacent state'] },
  { rule: 'imperialize-steps', reads: ['one to three action dice'] },
  { rule: 'purchase-score', reads: ['shaded, subtract', 'unshaded, add'] },
  { rule: 'purchase-price', reads: ['2($) for each point', 'At 0 or below, you pay nothing'] },
  { rule: 'conflict-steps', reads: ['one to three action dice'] },
  { rule: 'attack-hits', reads: ['An unshaded 1, 2 or 3'] },
  { rule: 'attack-friendly-fire', reads: ['A shaded 1, 2 or 3', 'loses one unit'] },
  { rule: 'bribe-price', reads: ['3($) for each'] },
  { rule: 'bribe-roll', reads: ['one action die'] },
  { rule: 'uprising-quota', reads: ['loyal population ÷ total population × 10'] },
  { rule: 'uprising-table', reads: ['from two to twenty people'] },
  {
    rule: 'uprising-roll',
    reads: ['less than the quota, the uprising fails', 'the quota or more, it succeeds'],
  },
  { rule: 'player-count', reads: ['Three or more players'] },
  {
    rule: 'board-size',
    reads: ['about five states for each regime', '15 for three players, 20 for four, 40 for eight'],
  },
  {
    rule: 'state-affiliation',
    reads: ['0 to 5', 'once for every state', '0 or 1 militaristic', '2 or 3 economic', '4 or 5 religious'],
  },
  {
    rule: 'initial-population',
    reads: ['Roll one for every state', '0 to 3 plain and 0 to 3 shaded', 'shading means nothing'],
  },
  { rule: 'capital-distance', reads: ['three steps or fewer'] },
  { rule: 'turn-direction', reads: ['counterclockwise'] },
  { rule: 'capital-order', reads: ['clockwise'] },
  { rule: 'first-condition', reads: ['one end-game condition'] },
  {
    rule: 'turn-steps',
    reads: ['seven steps', 'Steps 2, 5, 6 and 7 are mandatory', 'steps 1, 3 and 4 are optional'],
  },
  { rule: 'step-declare', reads: ['Step 1, optional'] },
  { rule: 'step-population', reads: ['Step 2, mandatory'] },
  { rule: 'step-tokens', reads: ['Step 3, optional'] },
  { rule: 'step-actions', reads: ['Step 4, optional'] },
  { rule: 'step-first-count', reads: ['Step 5, mandatory'] },
  { rule: 'step-uprisings', reads: ['Step 6, mandatory'] },
  { rule: 'step-last-count', reads: ['Step 7, mandatory'] },
  { rule: 'price-turn-the-tide', reads: ['3(X), 2($) and 3(T)'] },
  { rule: 'price-new-condition', reads: ['5(X), 5($) and 5(T)'] },
  {
    rule: 'price-remodel',
    reads: ['2(Y), 2($) and 4(Z)', 'Y is the affiliation that the state had and Z the one that it gets'],
  },
  { rule: 'price-population-reroll', reads: ['3(T) and 1($)'] },
  { rule: 'population-reroll-limits', reads: ['at most three', 'in one turn', 'single state at most once'] },
  { rule: 'base-single', reads: ['Only one player', 'none of them scores'] },
  { rule: 'base-condition', reads: ['15 points'] },
  { rule: 'base-loyalty', reads: [': 5 points'] },
  { rule: 'base-states', reads: [': 5 points'] },
  { rule: 'base-tokens', reads: [': 5 points'] },
  { rule: 'base-loyal-population', reads: [': 5 points'] },
  { rule: 'base-unloyal-population', reads: [': 5 points'] },
  { rule: 'bonus-shared', reads: ['worth 5 points', 'all of them get the full 5'] },
  { rule: 'bonus-martial-law', reads: ['More than half of your states'] },
  { rule: 'bonus-capitalism', reads: ['More than half of your states'] },
  { rule: 'bonus-social-engineering', reads: ['More than half of your states'] },
  { rule: 'bonus-pacifism', reads: ['no state'] },
  { rule: 'bonus-stingy', reads: ['no state'] },
  { rule: 'bonus-religious-freedom', reads: ['no state'] },
  { rule: 'bonus-nation-united', reads: ['All the states you control'] },
  { rule: 'bonus-buckshot', reads: ['three or more bodies'] },
];

/** A row of a table that belongs to a rule: what its cells say, one after the other. */
export interface TableFact {
  readonly rule: RuleId;
  readonly rows: readonly (readonly string[])[];
}

export const TABLE_FACTS: readonly TableFact[] = [
  {
    rule: 'state-affiliation',
    rows: [
      ['0 or 1', 'militaristic'],
      ['2 or 3', 'economic'],
      ['4 or 5', 'religious'],
    ],
  },
  {
    rule: 'grid-rows',
    rows: [
      ['militaristic', '1', '3', '2'],
      ['economic', '2', '2', '3'],
      ['religious', '1', '1', '1'],
    ],
  },
  {
    rule: 'imperialize-dice',
    rows: [
      ['militaristic', '1', '3', '2'],
      ['economic', '2', '2', '3'],
      ['religious', '1', '1', '1'],
    ],
  },
  {
    rule: 'conflict-dice',
    rows: [
      ['militaristic', '1', '3', '2'],
      ['economic', '2', '2', '3'],
      ['religious', '1', '1', '1'],
    ],
  },
  {
    rule: 'trade-bank',
    rows: [
      ['3(X)', '–', '1($)', '1(T)'],
      ['3($)', '1(X)', '–', '1(T)'],
      ['3(T)', '1(X)', '1($)', '–'],
    ],
  },
  {
    rule: 'outfit-price',
    rows: [
      ['1', '2(X)', '2($)', '2(T)'],
      ['2', '2(X) 2($)', '4($)', '2(T) 2($)'],
      ['3', '4(X) 2($)', '6($)', '4(T) 2($)'],
      ['4', '4(X) 4($)', '8($)', '4(T) 4($)'],
      ['5', '6(X) 4($)', '10($)', '6(T) 4($)'],
      ['6', '6(X) 6($)', '12($)', '6(T) 6($)'],
      ['7', '8(X) 6($)', '14($)', '8(T) 6($)'],
      ['8', '8(X) 8($)', '16($)', '8(T) 8($)'],
      ['9', '10(X) 8($)', '18($)', '10(T) 8($)'],
    ],
  },
];
