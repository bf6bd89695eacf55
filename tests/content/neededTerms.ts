import { AFFILIATIONS } from '#games/a-new-regime/vocabulary.ts';

interface NeededTerms {
  /** More often than this texts use a term. */
  readonly uses: number;
  /** Terms that must be there, by id. */
  readonly needed: readonly string[];
  /** Words that people say, and the term that they mean. */
  readonly words: readonly (readonly [word: string, id: string])[];
}

/** What the glossary of each game has to hold, by the game's id. */
export const NEEDED_TERMS: Readonly<Record<string, NeededTerms>> = {
  'a-new-regime': {
    uses: 100,
    needed: [...AFFILIATIONS, 'obliterate', 'attack', 'purchase', 'bribe', 'convert', 'demoralize'],
    words: [
      ['army', 'outfit'],
      ['gold', 'token'],
      ['territory', 'state'],
      ['win condition', 'end-game-condition'],
      ['revolt', 'uprising'],
      ['fight', 'conflict'],
      ['citizens', 'population'],
      ['conquer', 'imperialize'],
    ],
  },
  'nomads-threat': {
    uses: 10,
    needed: [
      'tent',
      'regular-tent',
      'chief-tent',
      'tile',
      'neighbour',
      'line',
      'wander',
      'camp',
      'turn',
      'invade',
    ],
    words: [
      ['king', 'chief-tent'],
      ['square', 'tile'],
      ['adjacent', 'neighbour'],
      ['diagonal', 'line'],
      ['capture', 'invade'],
      ['stalemate', 'blocked'],
      ['old rule', 'swarm'],
    ],
  },
};
