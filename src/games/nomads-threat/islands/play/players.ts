import { LEVELS, type Level } from '../../search/levels.ts';

/** Who moves the tents of a side: a person at the screen, or the program at one of its levels. */
export const PLAYERS = ['person', ...LEVELS] as const;
export type Player = 'person' | Level;

export const isPlayer = (word: string): word is Player => PLAYERS.some((player) => player === word);

export const PLAYER_NAMES = {
  person: { name: 'A person', about: 'At this screen.' },
  random: { name: 'Program: random', about: 'Any legal move.' },
  greedy: { name: 'Program: greedy', about: 'Most tents now, less the most that an answer makes.' },
  shallow: { name: 'Program: looks two ahead', about: 'The best of a short look.' },
  steady: { name: 'Program: looks three ahead', about: 'The best of a longer look.' },
  strong: {
    name: 'Program: strong',
    about: 'As good as a second of thought allows; perfect where it can see the end.',
  },
} as const satisfies Record<Player, { readonly name: string; readonly about: string }>;
