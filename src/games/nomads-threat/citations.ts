import { implementingRulesOf } from '#lib/core/implementing.ts';

/**
 * The permanent ids of the manual's rules, so that code can cite them and a misspelt one does not compile.
 * A test holds this list against the manual: nothing missing, nothing twice, nothing left over.
 */
export const RULE_IDS = [
  // 1 The game in short
  'game-kind',
  'game-story',
  'game-aim',
  'course-of-play',
  // 2 Board and tents
  'board-grid',
  'empty-board',
  'one-tent-a-tile',
  'tile-names',
  'neighbours',
  'lines',
  'regular-tents',
  'chief-tents',
  'tent-count',
  'tent-supply',
  // 3 The turn
  'who-begins',
  'first-turn',
  'actions',
  'turn-goes-on',
  'turn-end',
  // 4 Placing, wandering, camping
  'chief-placement',
  'wander',
  'wander-makes-tent',
  'wander-chief',
  'camp',
  'camp-nearest',
  'camp-many-lines',
  'camp-must',
  'camp-chief',
  'camp-regular',
  // 5 End of the game
  'game-end',
  'game-end-full',
  'game-end-blocked',
  'winner',
  'draw',
  // 6 Invading, a variant
  'invade-variant',
  'invade',
  'invade-protection',
  'invade-takes',
  'invade-leaves-empty',
  'invade-ends-turn',
  'repetition',
  // 7 Other variants
  'board-sizes',
  'chiefs-number',
  'sand-timer',
  // 8 Swarming, which was taken out and is kept as a record
  'swarm',
  'swarm-strength',
  'swarm-moves-in',
  'swarm-leaves-empty',
  'swarm-chief-lost',
  'swarm-ends-turn',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** Marks a function with the rules that it carries out; the manual's tests read `fn.rules`. */
export const implementing = implementingRulesOf<RuleId>();
