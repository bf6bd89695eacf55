/** How the content streams of printed files write numbers: never an exponent, never a negative zero. */
export const whole = (value: number): string => rounded(value, 1);

/** For widths and font sizes. */
export const tenths = (value: number): string => rounded(value, 10);

/** For colours, opacities and the factors of matrices. */
export const fraction = (value: number): string => rounded(value, 1e6);

function rounded(value: number, unit: number): string {
  if (!(Math.abs(value) < 1e9)) throw new RangeError(`A drawing cannot hold the number ${value}.`);
  return String(Math.round(value * unit) / unit);
}
