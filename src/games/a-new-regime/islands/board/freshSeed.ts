const CONSONANTS = 'bdfghklmnprstvwz';
const VOWELS = 'aeiou';

/** Random bytes that a seed needs. */
export const SEED_RANDOM_BYTES = 8;

/**
 * A seed that can be said over a table, such as `korivel-42`, from random bytes: about 737 million are possible.
 * The same bytes give the same seed. Throws a RangeError for fewer than 8 bytes.
 */
export function freshSeed(bytes: Uint8Array): string {
  if (bytes.length < SEED_RANDOM_BYTES)
    throw new RangeError(`A seed needs ${SEED_RANDOM_BYTES} random bytes.`);
  const from = (letters: string, at: number): string => letters[bytes[at]! % letters.length]!;
  const word = [0, 2, 4].map((at) => from(CONSONANTS, at) + from(VOWELS, at + 1)).join('');
  return `${word}${from(CONSONANTS, 6)}-${10 + (bytes[7]! % 90)}`;
}
