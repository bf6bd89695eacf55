import { quote } from '#lib/core/quote.ts';
import { err, ok, type Result } from '#lib/core/result.ts';

/** Longest hash that is looked at unless a caller says otherwise: settings are much shorter, even percent-encoded. */
const HASH_MAX = 400;

export interface Versioned {
  readonly version: number;
  /** What follows the version, cut at its dots. */
  readonly parts: readonly string[];
}

/** `#1.a.b` from version 1 and parts a and b. Parts must hold no dot. */
export function makeVersioned({ version, parts }: Versioned): string {
  return `#${[version, ...parts].join('.')}`;
}

/**
 * Cuts a link's hash, with or without its `#`, into version and parts.
 * Percent-encoding, which chat programs like to add, is undone first. More than `longest` characters are refused unread.
 */
export function parseVersioned(hash: string, longest = HASH_MAX): Result<Versioned> {
  if (hash.length > longest) {
    return err({
      code: 'too-long',
      message: `The link's part after # is ${hash.length} characters long; at most ${longest} are read.`,
      where: 'link',
      allowed: `at most ${longest} characters`,
    });
  }
  let text = hash.startsWith('#') ? hash.slice(1) : hash;
  try {
    text = decodeURIComponent(text);
  } catch {
    return err({
      code: 'bad-encoding',
      message: `The link's part after #, ${quote(text)}, holds a percent sign that begins no character; it may have been damaged on its way.`,
      where: 'link',
      got: text,
    });
  }
  const [version = '', ...parts] = text.split('.');
  if (!/^[1-9]\d{0,3}$/.test(version)) {
    return err({
      code: 'no-version',
      message: `The link's part after # begins with ${quote(version)}; it must begin with a version number and a dot, as in #1.`,
      where: 'link version',
      got: version,
      allowed: 'a version number',
    });
  }
  return ok({ version: Number(version), parts });
}
