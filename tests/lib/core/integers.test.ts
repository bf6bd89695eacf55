import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greatestCommonDivisor, leastCommonMultiple } from '#lib/core/integers.ts';

describe('the greatest common divisor', () => {
  test.each<[bigint, bigint, bigint]>([
    [12n, 18n, 6n],
    [-12n, 18n, 6n],
    [12n, -18n, 6n],
    [0n, 7n, 7n],
    [0n, 8n, 8n],
    [7n, 0n, 7n],
    [8n, 0n, 8n],
    [0n, 0n, 0n],
    [12n, 8n, 4n],
    [8n, 12n, 4n],
    [2n, 8n, 2n],
    [3n, 1n, 1n],
  ])('of %i and %i is %i', (a, b, divisor) => {
    expect(greatestCommonDivisor(a, b)).toBe(divisor);
  });

  test('is the largest of all that divide both, looked for one by one', () => {
    const small = fc.integer({ min: -300, max: 300 });
    fc.assert(
      fc.property(small, small, (a, b) => {
        fc.pre(a !== 0 || b !== 0);
        let largest = 1;
        for (let divisor = 1; divisor <= 300; divisor++)
          if (a % divisor === 0 && b % divisor === 0) largest = divisor;
        expect(greatestCommonDivisor(BigInt(a), BigInt(b))).toBe(BigInt(largest));
      }),
    );
  });

  test('needs no search for the long powers of two that dice make', () => {
    const odd = 3n ** 200n;
    expect(greatestCommonDivisor(odd << 50n, 1n << 900n)).toBe(1n << 50n);
    expect(greatestCommonDivisor(odd << 900n, 1n << 50n)).toBe(1n << 50n);
  });
});

test('the least common multiple is the first number that both divide', () => {
  for (let a = 1; a <= 20; a++)
    for (let b = 1; b <= 20; b++) {
      let multiple = a;
      while (multiple % b !== 0) multiple += a;
      expect(leastCommonMultiple(BigInt(a), BigInt(b))).toBe(BigInt(multiple));
    }
});
