import { greatestCommonDivisor } from './integers.ts';

/**
 * An exact fraction in lowest terms. The denominator is above zero, and the sign is the numerator's, so that two
 * equal fractions have equal parts.
 */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The fraction of two whole numbers. Throws a RangeError for a denominator of 0 or a number that is not whole. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const [above, below] = [BigInt(numerator), BigInt(denominator)];
  if (below === 0n) throw new RangeError(`${above}/0 is no number.`);
  const sign = below < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(above, below) * sign;
  return { numerator: above / divisor, denominator: below / divisor };
}

export const ZERO: Rational = rational(0);
export const ONE: Rational = rational(1);

export const add = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const subtract = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);

export const multiply = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);

/** Throws a RangeError if `b` is zero. */
export const divide = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator);

/** Below zero if `a` is the smaller, above zero if it is the larger, else zero. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** As text in lowest terms: `3/4`, `-2/3`, `5`. */
export const rationalText = ({ numerator, denominator }: Rational): string =>
  denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;

/**
 * As a decimal for display, rounded half away from zero to at most `digits` places; zeros at the end are left out:
 * 10/3 with two digits is `3.33`, 5/2 is `2.5`.
 */
export function decimalText({ numerator, denominator }: Rational, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const size = numerator < 0n ? -numerator : numerator;
  const scaled = (size * scale * 2n + denominator) / (denominator * 2n);
  const whole = scaled / scale;
  const rest = String(scaled % scale)
    .padStart(digits, '0')
    .slice(0, digits)
    .replace(/0+$/, '');
  const sign = numerator < 0n && scaled > 0n ? '-' : '';
  return `${sign}${whole}${rest && `.${rest}`}`;
}

/** The nearest floating-point number, for plots. */
export function toNumber({ numerator, denominator }: Rational): number {
  const direct = Number(numerator) / Number(denominator);
  return Number.isFinite(direct) ? direct : Number(decimalText({ numerator, denominator }, 18));
}
