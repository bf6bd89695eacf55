/** The greatest whole number that divides both; with 0 it is the other one's size. Never below 0. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  if (isPowerOfTwo(y)) return x === 0n ? y : smaller(x & -x, y);
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/* Chances of dice with eight faces have such denominators, and long ones; their divisors need no search. */
const isPowerOfTwo = (value: bigint): boolean => value > 0n && (value & (value - 1n)) === 0n;
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** The smallest whole number above 0 that both divide. Both must be above 0. */
export const leastCommonMultiple = (a: bigint, b: bigint): bigint => (a / greatestCommonDivisor(a, b)) * b;
