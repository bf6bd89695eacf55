import { counted as countedWith } from '#lib/core/counted.ts';
import {
  compare,
  decimalText,
  multiply,
  ONE,
  rational,
  rationalText,
  ZERO,
  type Rational,
} from '#lib/core/rational.ts';

/** How chances and numbers are said. A thin space would be lost in some fonts; the space does not break. */
const SPACE = '\u00a0';

/** `44.3 %`; what is not quite 0 or 100 never reads so. */
export function percentText(chance: Rational, digits = 1): string {
  const text = decimalText(multiply(chance, rational(100)), digits);
  if (text === '0' && compare(chance, ZERO) > 0) return `<${SPACE}${smallest(digits)}${SPACE}%`;
  if (text === '100' && compare(chance, ONE) < 0)
    return `>${SPACE}${digits ? `99.${'9'.repeat(digits)}` : '99'}${SPACE}%`;
  return `${text}${SPACE}%`;
}

const smallest = (digits: number): string => (digits === 0 ? '1' : `0.${'0'.repeat(digits - 1)}1`);

/** `44 % of the time`, `always`, `never`. */
export function timesText(chance: Rational): string {
  if (compare(chance, ONE) >= 0) return 'always';
  if (compare(chance, ZERO) <= 0) return 'never';
  return `${percentText(chance, 0).replace('>', 'more than').replace('<', 'less than')} of the time`;
}

/** A small whole number as an exponent. */
export const powerText = (power: number): string =>
  String(power).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!);

/** A fraction short enough to be read; longer ones are told by their length. */
export function exactText(value: Rational): string {
  const text = rationalText(value);
  if (text.length <= 24) return text;
  return `a fraction of ${String(value.denominator).length} digits`;
}

export const numberText = (value: Rational): string => decimalText(value, 2);

/** Chance and fraction side by side, for tables. */
export const chanceCells = (chance: Rational): readonly [string, string] => [
  percentText(chance, 2),
  exactText(chance),
];

/** `1 token`, `3 tokens`. */
export const counted = (count: number, one: string, many?: string): string =>
  countedWith(count, one, many, SPACE);

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
