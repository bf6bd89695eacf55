/** As a sentence's end, a bracket or a quotation mark gets into a link that is written among words. */
const PUNCTUATION = /(?:[.,;:!?)\]}>"'’”»]|%(?:2[1279C]|3[ABEF]|5D|7D))$/i;
const MOST_PUNCTUATION = 3;

/** The hash less the punctuation at its end, where `reads` says that it can be read so; undefined where it never can. */
export function shorterLink(hash: string, reads: (shorter: string) => boolean): string | undefined {
  let shorter = hash;
  for (let i = 0; i < MOST_PUNCTUATION && PUNCTUATION.test(shorter); i++) {
    shorter = shorter.replace(PUNCTUATION, '');
    if (reads(shorter)) return shorter;
  }
  return undefined;
}
