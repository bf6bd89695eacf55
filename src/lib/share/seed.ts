import { quote } from '#lib/core/quote.ts';
import { err, ok, type Result } from '#lib/core/result.ts';

/** Most bytes of a seed in UTF-8; a link has to carry them. */
export const SEED_BYTES = 40;

export const SEED_RULE = `1 to ${SEED_BYTES} bytes of text without control or text-direction characters`;

/**
 * Control characters, halves of surrogate pairs, line separators, marks that turn text around, and blanks that show
 * nothing. Joiners stay: families of emoji are built with them.
 */
const FORBIDDEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/u;

/**
 * Makes a seed of what somebody typed: white space at the ends dropped, composed to NFC.
 * Idempotent. Refuses what is empty, longer than 40 bytes of UTF-8, or holds forbidden characters.
 */
export function parseSeed(text: string): Result<string> {
  const refuse = (what: string) =>
    err({
      code: 'bad-seed',
      message: `The seed ${quote(text)} ${what}; it must be ${SEED_RULE}.`,
      where: 'seed',
      got: text,
      allowed: SEED_RULE,
    });
  // Cut before normalising: a hostile text may be long.
  if (text.length > 10 * SEED_BYTES) return refuse('is too long');
  const seed = text.trim().normalize('NFC');
  const bytes = new TextEncoder().encode(seed).length;
  if (bytes === 0) return refuse('is empty');
  const bad = FORBIDDEN.exec(seed);
  if (bad) return refuse(`holds the character ${quote(bad[0])}`);
  // Composing may bring a space to an end.
  if (seed !== seed.trim()) return refuse('begins or ends with a space');
  if (bytes > SEED_BYTES) return refuse(`is ${bytes} bytes long`);
  return ok(seed);
}
