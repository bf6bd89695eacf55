import { SEED_BYTES } from './seed.ts';

/** Most bytes of a seed that still has room for the numbers of so many. */
export const roomForNumbers = (count: number): number => SEED_BYTES - `-${count}`.length;

/**
 * `<seed>-1` to `<seed>-<count>`: seeds for many of a thing, each with a name of its own. Undefined where the longest
 * would be no seed any more.
 */
export function numberedSeeds(seed: string, count: number): readonly string[] | undefined {
  const bytes = new TextEncoder().encode(seed).length;
  if (bytes > roomForNumbers(count)) return undefined;
  return Array.from({ length: count }, (_, i) => `${seed}-${i + 1}`);
}
