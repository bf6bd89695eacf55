import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  decimalText,
  divide,
  multiply,
  ONE,
  rational,
  rationalText,
  subtract,
  toNumber,
  ZERO,
} from '#lib/core/rational.ts';

const whole = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const fraction = fc
  .tuple(
    whole,
    whole.filter((n) => n !== 0n),
  )
  .map(([a, b]) => rational(a, b));

describe('an exact fraction', () => {
  test.each([
    [6, 8, '3/4'],
    [-6, 8, '-3/4'],
    [6, -8, '-3/4'],
    [-6, -8, '3/4'],
    [0, -5, '0'],
    [10, 5, '2'],
  ])('%i over %i is %s', (above, below, text) => {
    expect(rationalText(rational(above, below))).toBe(text);
  });

  test('refuses a denominator of zero and numbers that are not whole', () => {
    expect(() => rational(1, 0)).toThrow(RangeError);
    expect(() => divide(ONE, ZERO)).toThrow(RangeError);
    expect(() => rational(0.5)).toThrow(RangeError);
  });

  test('adds, subtracts, multiplies and divides without loss', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        expect(multiply(add(a, b), c)).toEqual(add(multiply(a, c), multiply(b, c)));
        if (compare(b, ZERO) !== 0) expect(multiply(divide(a, b), b)).toEqual(a);
      }),
    );
  });

  test('is in lowest terms, with the sign above', () => {
    fc.assert(
      fc.property(fraction, whole, (a, factor) => {
        fc.pre(factor !== 0n);
        expect(rational(a.numerator * factor, a.denominator * factor)).toEqual(a);
        expect(a.denominator > 0n).toBe(true);
      }),
    );
  });

  test('compares by size', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        expect(compare(a, b)).toBe(-compare(b, a) + 0);
        expect(compare(add(a, ONE), a)).toBe(1);
        expect(compare(a, a)).toBe(0);
      }),
    );
  });

  test.each([
    [rational(10, 3), 2, '3.33'],
    [rational(5, 2), 2, '2.5'],
    [rational(5, 2), 0, '3'],
    [rational(-5, 2), 0, '-3'],
    [rational(-1, 1000), 2, '0'],
    [rational(1999, 1000), 2, '2'],
    [rational(100), 2, '100'],
    [rational(1, 16), 4, '0.0625'],
  ])('shows %o to %i places as %s', (value, digits, text) => {
    expect(decimalText(value, digits)).toBe(text);
  });

  test('becomes a number, even one with terms too large for numbers', () => {
    expect(toNumber(rational(1, 4))).toBe(0.25);
    expect(toNumber(rational(10n ** 400n, 4n * 10n ** 400n))).toBe(0.25);
    expect(toNumber(rational(10n ** 400n + 1n, 4n * 10n ** 400n))).toBeCloseTo(0.25, 12);
  });
});
