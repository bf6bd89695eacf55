/**
 * Text as a part of a file's name that is safe on every system: letters and digits of any script in lower
 * case, accents of Latin letters dropped, all else turned into single hyphens. Text with neither letters nor digits
 * becomes its code points in hexadecimal, so that it still tells files apart. At most 60 characters.
 */
export function slug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin}[\u0300-\u036f]*)[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const cut = trimHyphens(Array.from(trimHyphens(plain)).slice(0, 60).join(''));
  if (/[\p{L}\p{N}]/u.test(cut)) return cut;
  return Array.from(text, (character) => character.codePointAt(0)!.toString(16))
    .join('-')
    .slice(0, 60);
}

const trimHyphens = (text: string) => text.replace(/^-+|-+$/g, '');
