import { joinedWordsOf, wordsOf } from '#lib/search/words.ts';

/** The words of an entry, made ready for comparing. */
export interface EntryWords {
  /** Letter case, spelling and endings do not count in these. */
  readonly stems: ReadonlySet<string>;
  /** All of them, and the words as they are written. */
  readonly forms: readonly string[];
}

export function entryWords(text: string): EntryWords {
  const words = wordsOf(text);
  const stems = new Set([...words.map(({ stem }) => stem), ...joinedWordsOf(text)]);
  return { stems, forms: [...new Set([...stems, ...words.map(({ written }) => written)])] };
}

/**
 * Whether an entry of a list holds all words of `q`. Where a word occurs nowhere in the list as a whole, entries in
 * which a word begins with it hold it, so that a list narrows down while the reader types; where it does occur, `sin`
 * is not `single`.
 */
export function holdsWords(q: string, list: readonly EntryWords[]): (entry: EntryWords) => boolean {
  const tests = wordsOf(q).map(({ stem, written }) => {
    if (list.some(({ stems }) => stems.has(stem))) return ({ stems }: EntryWords) => stems.has(stem);
    return ({ forms }: EntryWords) => forms.some((form) => form.startsWith(written) || form.startsWith(stem));
  });
  return (entry) => tests.every((test) => test(entry));
}
