import { expect, test } from 'vitest';
import { capped } from '#games/a-new-regime/rules/populationCap.ts';

const TWENTY = { 'population-cap': 'twenty' } as const;
const people = (loyal: number, unloyal: number) => ({ loyal, unloyal });

test('a state takes any number of people unless the reading is that twenty are the most', () => {
  expect(capped(people(20, 0), people(23, 0))).toEqual(people(23, 0));
  expect(capped(people(20, 0), people(23, 0), { 'population-cap': 'none' })).toEqual(people(23, 0));
});

test.each([
  [people(10, 9), people(13, 9), people(11, 9)],
  [people(10, 9), people(10, 12), people(10, 10)],
  [people(10, 7), people(13, 7), people(13, 7)],
  [people(10, 8), people(12, 10), people(12, 8)],
  [people(15, 10), people(18, 10), people(15, 10)],
  [people(15, 10), people(13, 10), people(13, 10)],
])('of %o that grow to %o, %o have room among twenty', (before, after, left) => {
  expect(capped(before, after, TWENTY)).toEqual(left);
});
