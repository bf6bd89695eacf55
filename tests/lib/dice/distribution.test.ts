import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rational, rationalText } from '#lib/core/rational.ts';
import {
  certain,
  chance,
  expectation,
  followedBy,
  mapDistribution,
  quantile,
  uniform,
} from '#lib/dice/distribution.ts';

const d6 = uniform([1, 2, 3, 4, 5, 6]);

describe('a die', () => {
  test('has each face once', () => {
    expect(uniform(['a', 'b', 'c'])).toEqual({
      outcomes: [
        { value: 'a', weight: 1n },
        { value: 'b', weight: 1n },
        { value: 'c', weight: 1n },
      ],
      total: 3n,
    });
  });

  test('needs a face', () => {
    expect(() => uniform([])).toThrow(RangeError);
  });

  test('of one face is certain', () => {
    expect(certain('a')).toEqual(uniform(['a']));
  });
});

test('values with one key become one outcome, told as the first of them', () => {
  const parity = mapDistribution(
    d6,
    (value) => ({ value }),
    ({ value }) => value % 2,
  );
  expect(parity).toEqual({
    outcomes: [
      { value: { value: 1 }, weight: 3n },
      { value: { value: 2 }, weight: 3n },
    ],
    total: 6n,
  });
});

describe('a roll after a roll', () => {
  test('gives the sums of two dice that everybody knows', () => {
    const sums = followedBy(
      d6,
      (first) =>
        mapDistribution(
          d6,
          (second) => first + second,
          (sum) => sum,
        ),
      (sum) => sum,
    );
    expect(sums.outcomes.map(({ value, weight }) => [value, Number(weight)])).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [6, 5],
      [7, 6],
      [8, 5],
      [9, 4],
      [10, 3],
      [11, 2],
      [12, 1],
    ]);
    expect(sums.total).toBe(36n);
  });

  test('may be of another kind for each first value, as counting shows', () => {
    const faces = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(faces, faces, faces, (a, b, c) => {
        const sides = [a, b, c];
        const found = followedBy(
          uniform([0, 1, 2]),
          (die) => uniform(Array.from({ length: sides[die]! }, (_, face) => face)),
          (face) => face,
        );
        for (let face = 0; face < 7; face++) {
          const expected = sides.reduce((sum, side) => sum + (face < side ? 1 / (3 * side) : 0), 0);
          const { numerator, denominator } = chance(found, (value) => value === face);
          expect(Number(numerator) / Number(denominator)).toBeCloseTo(expected, 12);
        }
        expect(found.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(found.total);
      }),
    );
  });

  test('may have weights of its own', () => {
    const bent = mapDistribution(
      uniform([0, 0, 1]),
      (value) => value,
      (value) => value,
    );
    const sums = followedBy(
      bent,
      (first) =>
        mapDistribution(
          bent,
          (second) => first + second,
          (sum) => sum,
        ),
      (sum) => sum,
    );
    expect(sums.outcomes.map(({ value, weight }) => [value, Number(weight)])).toEqual([
      [0, 4],
      [1, 4],
      [2, 1],
    ]);
    expect(sums.total).toBe(9n);
  });

  test('keeps its weights as small as they can be', () => {
    const coin = uniform([0, 1]);
    const found = followedBy(
      coin,
      () => coin,
      (value) => value,
    );
    expect(found).toEqual({
      outcomes: [
        { value: 0, weight: 1n },
        { value: 1, weight: 1n },
      ],
      total: 2n,
    });
  });
});

test('a chance is the share of the outcomes for which something holds', () => {
  expect(rationalText(chance(d6, (value) => value > 4))).toBe('1/3');
  expect(rationalText(chance(d6, () => false))).toBe('0');
  expect(rationalText(chance(d6, () => true))).toBe('1');
});

test('an expectation is the mean by weight', () => {
  expect(rationalText(expectation(d6, (value) => rational(value)))).toBe('7/2');
  const loaded = mapDistribution(
    d6,
    (value) => (value === 6 ? 60 : 0),
    (value) => value,
  );
  expect(rationalText(expectation(loaded, (value) => rational(value, 7)))).toBe('10/7');
});

describe('a quantile', () => {
  const mixed = uniform([5, 1, 3, 1]);

  test.each([
    ['1/100', 1],
    ['1/2', 1],
    ['51/100', 3],
    ['3/4', 3],
    ['76/100', 5],
    ['1', 5],
  ])('at %s of 1, 1, 3 and 5 is %i', (least, value) => {
    const [above, below = '1'] = least.split('/');
    expect(quantile(mixed, rational(BigInt(above!), BigInt(below)))).toBe(value);
  });

  test('beyond certainty is none', () => {
    expect(() => quantile(mixed, rational(101, 100))).toThrow(RangeError);
  });
});
