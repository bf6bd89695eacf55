import { nearest } from '#lib/core/nearest.ts';
import type { SearchRecord } from './record.ts';
import { stemOf, wordsOf } from './words.ts';

/** The words that records are written in, to tell a misspelt word from a known one and to set it right. */
export interface Vocabulary {
  /** Stems, in no order. */
  readonly stems: ReadonlySet<string>;
  /** Words as written that may be suggested, the most telling first. */
  readonly words: readonly string[];
}

/** How much a word says about what it is found in. */
const TITLE_WEIGHT = 20;
const ALIAS_WEIGHT = 5;

/** Words that may be suggested: those of titles first, then those of other names, then the more frequent ones. */
export function suggestableWords(records: readonly SearchRecord[]): readonly string[] {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const { written } of wordsOf(text))
      if (/^\p{L}{4,}$/u.test(written)) weights.set(written, (weights.get(written) ?? 0) + weight);
  };
  for (const { title, aliases, chapter = '', text } of records) {
    add(title, TITLE_WEIGHT);
    for (const alias of aliases) add(alias, ALIAS_WEIGHT);
    add(`${chapter} ${text}`, 1);
  }
  return [...weights].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

/** Whether the word occurs, or, where it may still be being typed, something that begins with it. */
export function isKnown({ stems }: Vocabulary, word: string, beginning: boolean): boolean {
  const stem = stemOf(word);
  if (stems.has(stem)) return true;
  if (!beginning) return false;
  for (const known of stems) if (known.startsWith(word) || known.startsWith(stem)) return true;
  return false;
}

const SHORTEST_CORRECTED = 4;

/** The known word that somebody who wrote this one most likely meant; undefined if none is close. */
export function correctionOf({ words }: Vocabulary, word: string): string | undefined {
  return word.length < SHORTEST_CORRECTED || /\P{L}/u.test(word) ? undefined : nearest(word, words);
}
