import type { Point } from '#lib/geometry/point.ts';

/** Larger than twice the largest board in micrometres, and small enough that keys stay exact. */
const SPREAD = 33_554_432;

/** One number for each place, to a thousandth of a millimetre: what makes two outlines' corners the same. */
export const cornerKey = ([x, y]: Point): number => Math.round(x * 1000) * SPREAD + Math.round(y * 1000);
