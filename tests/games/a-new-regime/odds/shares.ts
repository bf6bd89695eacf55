import { expect } from 'vitest';

/** How many standard deviations a share may be away from its chance. */
export const DEVIATIONS = 5;

/**
 * The share of an outcome stays within five standard deviations of its chance, a fraction as questions print it;
 * something that never or always happens does so in every roll.
 */
export function expectShare(count: number, rolls: number, chance: string, what: string): void {
  const [above = 0, below = 1] = chance.split('/').map(Number);
  const p = above / below;
  const deviation = Math.sqrt((p * (1 - p)) / rolls);
  expect(Math.abs(count / rolls - p), what).toBeLessThanOrEqual(DEVIATIONS * deviation);
}
