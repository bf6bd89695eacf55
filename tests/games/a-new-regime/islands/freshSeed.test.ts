import { expect, test } from 'vitest';
import { freshSeed, SEED_RANDOM_BYTES } from '#games/a-new-regime/islands/board/freshSeed.ts';
import { parseSeed } from '#lib/share/seed.ts';

test('a fresh seed can be said, is legal, and follows from its bytes', () => {
  for (let byte = 0; byte < 256; byte++) {
    const bytes = new Uint8Array(SEED_RANDOM_BYTES).fill(byte);
    const seed = freshSeed(bytes);
    expect(seed).toMatch(/^([bdfghklmnprstvwz][aeiou]){3}[bdfghklmnprstvwz]-[1-9]\d$/);
    expect(parseSeed(seed)).toEqual({ ok: true, value: seed });
    expect(freshSeed(bytes)).toBe(seed);
  }
});

test('a fresh seed is refused too few bytes', () => {
  expect(() => freshSeed(new Uint8Array(SEED_RANDOM_BYTES - 1))).toThrow(RangeError);
});
