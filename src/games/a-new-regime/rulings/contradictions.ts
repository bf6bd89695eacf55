import type { Contradiction } from '#lib/core/contradiction.ts';
import type { RuleId } from '../citations.ts';
import type { RulingId } from '../rulings.ts';

/** Where the second draft says two things. */
export const CONTRADICTIONS = [
  {
    places: 'Loyalty; Imperialization; Setup',
    conflict: 'The people of neutral states are loyal in one place and un-loyal in three others.',
    reading: 'They count as loyal, to the state itself.',
    ruling: 'neutral-loyalty',
    rules: ['neutral-people', 'population-unloyal', 'neutral-start'],
  },
  {
    places: 'Purchasing: the heading of the outfit prices and the list below it',
    conflict: 'The outfit’s affiliation is y in the heading and z in the list.',
    reading: 'It is Z, the one that is wanted.',
    rules: ['outfit-price', 'key-variables'],
  },
  {
    places: 'Key; Purchasing, State Remodel',
    conflict: 'Y and Z are initial and desired in the key, but old and new for a remodel.',
    reading: 'Both mean the same, and there is one key for all prices.',
    rules: ['key-variables', 'price-remodel'],
  },
  {
    places: 'Conflict: the general steps and Bribing',
    conflict: 'All dice are rolled at once and one is picked, or one die is rolled in each try.',
    reading: 'Bribes are tries: one die after the other, as many as the grid gives.',
    ruling: 'bribe-tries',
    rules: ['bribe-roll', 'bribe-tries', 'conflict-steps'],
  },
  {
    places: 'Outfits; Game-play, the fourth step',
    conflict: 'Move or retire first and then act, or all of it in any order.',
    reading: 'Any order, but for moving after an act.',
    ruling: 'retire-after-act',
    rules: ['step-actions', 'no-move-after-act', 'retire-timing'],
  },
  {
    places: 'Imperialization: the general steps and two of the methods',
    conflict: 'You may leave the state neutral, or it falls under your control.',
    reading: 'You choose if you take it at once; an uprising leaves no choice.',
    ruling: 'uprising-choice',
    rules: ['imperialize-choice', 'convert-uprising', 'obliterate-uprising'],
  },
  {
    places: 'Chaos and uprising; Game-play, the sixth step',
    conflict:
      'An imperializer rolls every turn until the state is calm, or only for what its imperialization brought.',
    reading: 'It rolls in each turn in which it has converted or obliterated there.',
    ruling: 'imperialized-uprising',
    rules: ['uprising-imperializer', 'step-uprisings'],
  },
  {
    places: 'Game-play, the steps; Purchasing, the re-roll',
    conflict: 'The roll that can be bought again lies two steps before the step of buying.',
    reading: 'It is bought in the fourth step, for a state that nothing has touched since; income stays.',
    ruling: 'population-reroll',
    rules: ['price-population-reroll', 'step-population'],
  },
  {
    places: 'Introduction; Purchasing, the new condition',
    conflict: 'End-game conditions in the plural, or one current card.',
    reading: 'Each regime holds one card.',
    ruling: 'starting-condition',
    rules: ['first-condition', 'price-new-condition'],
  },
  {
    places: 'Dice; Card list, Double our Efforts',
    conflict: 'There are three action dice, and a card can ask for a fourth.',
    reading: 'One of the three is used again.',
    ruling: 'double-efforts-die',
    rules: ['parts-dice'],
  },
  {
    places: 'Game-play, the third step',
    conflict: 'Collecting tokens is marked as optional, though nobody gains by leaving them.',
    reading: 'It may be skipped, and what is skipped is lost.',
    ruling: 'income-skip',
    rules: ['step-tokens', 'token-income'],
  },
  {
    places: 'Game-play, the second, fifth and seventh steps',
    conflict: 'The population is adjusted once and counted twice, and both counts change nothing.',
    reading: 'Counting shows loyalty and chaos, and has no effect of its own.',
    ruling: 'all-count',
    rules: ['population-counts', 'step-first-count', 'step-last-count'],
  },
] as const satisfies readonly Contradiction<RuleId, RulingId>[];
