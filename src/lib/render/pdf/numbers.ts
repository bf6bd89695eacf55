import { factor, rounded } from '#lib/scene/decimal.ts';

/** How the content streams of printed files write numbers: never an exponent, never a negative zero. */
export const whole = (value: number): string => rounded(value, 1);

/** For widths and font sizes. */
export const tenths = (value: number): string => rounded(value, 10);

/** For colours, opacities and the factors of matrices. */
export const fraction = factor;
