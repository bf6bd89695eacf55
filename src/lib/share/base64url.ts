import { err, ok, type Result } from '#lib/core/result.ts';

/** The 64 characters of base64url (RFC 4648, section 5) by value. */
export const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Text as base64url of its UTF-8 bytes, without padding. */
export function makeBase64url(text: string): string {
  let out = '';
  let held = 0;
  let bits = 0;
  for (const byte of new TextEncoder().encode(text)) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      out += BASE64URL[(held >> bits) & 63];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? out + BASE64URL[(held << (6 - bits)) & 63] : out;
}

/** The twin of `makeBase64url`; refuses everything that it would not have written itself. */
export function parseBase64url(code: string): Result<string> {
  const refuse = (what: string) =>
    err({ code: 'bad-base64url', message: `The encoded text ${what}.`, got: code });
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const character of code) {
    const value = BASE64URL.indexOf(character);
    if (value < 0) return refuse(`holds a character other than letters, digits, - and _`);
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
    }
  }
  if (bits >= 6 || (held & ((1 << bits) - 1)) !== 0) return refuse('is cut off');
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
    return ok(text);
  } catch {
    return refuse('is not UTF-8');
  }
}
