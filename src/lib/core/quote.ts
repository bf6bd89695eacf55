const SHOWN = 60;

/**
 * A value that somebody supplied, as text to show inside a message: in double quotes, characters that
 * cannot be seen written as escapes, cut after 60 characters. Never throws.
 */
export function quote(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined) {
    return String(value);
  }
  if (typeof value !== 'string') return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
  const characters = Array.from(value);
  const shown = characters.slice(0, SHOWN).join('').replace(INVISIBLE, escaped);
  return `"${shown}${characters.length > SHOWN ? '…' : ''}"`;
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const escaped = (character: string) => `\\u{${character.codePointAt(0)!.toString(16)}}`;
