/**
 * A length as both SVG and PDF write it: at most three decimals (a micrometre), no exponent, no trailing zeros, no
 * negative zero.
 */
export function decimal(value: number): string {
  return rounded(value, 1e3);
}

/** A scale, with six decimals: it multiplies lengths of up to a metre, whose error must stay below a micrometre. */
export function factor(value: number): string {
  return rounded(value, 1e6);
}

/** A number rounded to whole parts of `unit`, as text: never an exponent, never a negative zero. */
export function rounded(value: number, unit: number): string {
  if (!(Math.abs(value) < 1e9)) throw new RangeError(`A drawing cannot hold the number ${value}.`);
  return String(Math.round(value * unit) / unit);
}
