import { err, ok, type Result } from '#lib/core/result.ts';
import { BASE64URL } from './base64url.ts';

/**
 * Several small numbers packed into one short text: digit i counts from 0 to `radices[i]` - 1,
 * and the text has as many base64url characters as the largest combination needs, so its length says nothing.
 * Digits out of range are the caller's fault and throw.
 */
export function packDigits(digits: readonly number[], radices: readonly number[]): string {
  let value = 0n;
  radices.forEach((radix, i) => {
    const digit = digits[i];
    if (digit === undefined || !Number.isInteger(digit) || digit < 0 || digit >= radix) {
      throw new RangeError(`digit ${i} is ${digit}; it must be a whole number from 0 to ${radix - 1}`);
    }
    value = value * BigInt(radix) + BigInt(digit);
  });
  let text = '';
  for (let i = packedLength(radices); i > 0; i--) {
    text = BASE64URL[Number(value & 63n)]! + text;
    value >>= 6n;
  }
  return text;
}

/** The twin of `packDigits`. */
export function unpackDigits(text: string, radices: readonly number[]): Result<number[]> {
  const length = packedLength(radices);
  const refuse = (what: string) =>
    err({
      code: 'bad-packed-numbers',
      message: `The packed settings "${text.slice(0, 20)}" ${what}.`,
      got: text,
    });
  if (text.length !== length) return refuse(`should be ${length} characters long, and are ${text.length}`);
  let value = 0n;
  for (const character of text) {
    const part = BASE64URL.indexOf(character);
    if (part < 0) return refuse('hold a character other than letters, digits, - and _');
    value = (value << 6n) | BigInt(part);
  }
  const digits: number[] = [];
  for (const radix of [...radices].reverse()) {
    digits.unshift(Number(value % BigInt(radix)));
    value /= BigInt(radix);
  }
  return value === 0n ? ok(digits) : refuse('are out of range');
}

/** Characters that `packDigits` writes for these radices. */
export function packedLength(radices: readonly number[]): number {
  let left = radices.reduce((product, radix) => product * BigInt(radix), 1n) - 1n;
  let length = 0;
  for (; left > 0n; left >>= 6n) length++;
  return length;
}
