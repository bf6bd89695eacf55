/** The greatest whole number that divides both; with 0 it is the other one's size. Never below 0. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

/** The smallest whole number above 0 that both divide. Both must be above 0. */
export const leastCommonMultiple = (a: bigint, b: bigint): bigint => (a / greatestCommonDivisor(a, b)) * b;
