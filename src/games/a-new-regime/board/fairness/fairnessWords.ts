import type { FairnessPartId } from '#lib/board/fairness/fairnessScore.ts';

export interface FairnessWord {
  /** A few letters, for the head of a narrow column. */
  readonly short: string;
  readonly label: string;
  /** What is compared across seats, and why, in a sentence or two. */
  readonly meaning: string;
}

/** What the parts of the score are called and stand for in A New Regime. */
export const FAIRNESS_WORDS: Readonly<Record<FairnessPartId, FairnessWord>> = {
  people: {
    short: 'People',
    label: 'People',
    meaning:
      'The people of all states, shared out among the capitals by distance. People are what a regime wins, loses and is scored by, so they weigh most.',
  },
  states: {
    short: 'States',
    label: 'States',
    meaning: 'All states, shared out alike: how much land lies within a regime’s grasp.',
  },
  kinds: {
    short: 'Affil.',
    label: 'Affiliations',
    meaning:
      'The states of each affiliation, shared out alike, each affiliation counting by how many states have it: what a regime meets nearby decides which methods serve it there.',
  },
  home: {
    short: 'Room',
    label: 'Room nearby',
    meaning:
      'The states within three steps that are nearer to this capital than to any other, and the capital itself: what can be had before anybody else comes.',
  },
  borders: {
    short: 'Borders',
    label: 'Borders to hold',
    meaning:
      'Borders and straits that lead out of the states nearer to this capital than to any other, wherever they lie: how long the front is.',
  },
  ways: {
    short: 'Ways',
    label: 'Ways in and out',
    meaning:
      'Routes to other capitals that share no state between them: so many states, at least, have to be held to shut the regime in, or everybody else out.',
  },
  neighbour: {
    short: 'Rival',
    label: 'Nearest rival',
    meaning: 'Steps to the nearest other capital: how soon there is somebody to fight or trade with.',
  },
};
