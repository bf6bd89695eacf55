import { expect, test } from 'vitest';
import { balanceSentence } from '#games/a-new-regime/islands/board/fairness/balanceSentence.ts';
import type { Balanced } from '#lib/board/fairness/balance.ts';

const made = (change: Partial<Balanced> = {}): Balanced => ({
  edits: [
    { type: 'swapRolls', a: 1, b: 2, what: 'kind' },
    { type: 'swapRolls', a: 3, b: 4, what: 'both' },
  ],
  before: { score: 50, parts: [] },
  after: { score: 61.26, parts: [] },
  seats: [1, 9],
  reached: true,
  most: 70,
  ...change,
});
const swaps = ['population', 'kind'] as const;

test.each<[string, Partial<Balanced>, Parameters<typeof balanceSentence>[1], number]>([
  ['Fairness goes from 50.0 to 61.3: 2 swaps.', {}, swaps, 60],
  [
    'Fairness goes from 50.0 to 61.3: 2 swaps. Of the 90 wanted, that is the most that was found. With the capitals where they are, swaps cannot bring more than 70.0.',
    { reached: false },
    swaps,
    90,
  ],
  [
    'Fairness goes from 50.0 to 61.3: capitals placed and 1 swap. With the capitals as they now stand, swaps cannot bring more than 70.0.',
    {
      reached: false,
      edits: [
        { type: 'capitals', keys: [1, 9] },
        { type: 'swapRolls', a: 3, b: 4, what: 'both' },
      ],
    },
    ['kind', 'capitals'],
    100,
  ],
  ['Fairness is 50.0 already; nothing was changed.', { edits: [] }, swaps, 40],
  [
    'Nothing fairer was found: fairness stays at 50.0. With the capitals where they are, swaps cannot bring more than 70.0.',
    { edits: [], reached: false },
    swaps,
    60,
  ],
  ['Nothing fairer was found: fairness stays at 50.0.', { edits: [], reached: false }, ['capitals'], 60],
  ['Nothing may change: choose what balancing may do.', { edits: [], reached: false }, [], 60],
])('says: %s', (sentence, change, may, wanted) => {
  expect(balanceSentence(made(change), may, wanted)).toBe(sentence);
});
