import { freshSeed, SEED_RANDOM_BYTES } from './freshSeed.ts';

/** A seed that nobody had before, by the browser's own chance. */
export const drawSeed = (): string => freshSeed(crypto.getRandomValues(new Uint8Array(SEED_RANDOM_BYTES)));
