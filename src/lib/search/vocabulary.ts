import { editDistance } from '#lib/core/nearest.ts';
import type { SearchRecord } from './record.ts';
import { stemOf, wordsOf } from './words.ts';

/** The words that records are written in, to tell a misspelt word from a known one and to set it right. */
export interface Vocabulary {
  /** Stems, in no order. */
  readonly stems: ReadonlySet<string>;
  /** Words as written that may be suggested, the most telling first. */
  readonly words: readonly string[];
}

/** A word that is said less often than this is no guess at what somebody meant. */
const LEAST_WEIGHT = 3;
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
  return [...weights]
    .filter(([, weight]) => weight >= LEAST_WEIGHT)
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word);
}

/** Whether the word occurs, or, where it may still be being typed, something that begins with it. */
export function isKnown({ stems }: Vocabulary, word: string, beginning: boolean): boolean {
  const stem = stemOf(word);
  if (stems.has(stem)) return true;
  if (!beginning) return false;
  for (const known of stems) if (known.startsWith(word) || known.startsWith(stem)) return true;
  return false;
}

const SHORTEST_CORRECTED = 5;
/** Up to this length another letter in place of one mostly makes another word: `stake`, `state`. */
const SHORT = 6;
/** For each fault that a word may have, it must be so long. */
const LENGTH_PER_FAULT = 5;

/**
 * The known word that somebody who wrote this one surely meant: it begins alike, and has one letter in five wrong at
 * most. Undefined if there is none, or if the ending alone differs (`generator`, `generates`), which is another word
 * rather than a fault. Of words that are equally near, the more telling.
 */
export function correctionOf({ words }: Vocabulary, word: string): string | undefined {
  if (word.length < SHORTEST_CORRECTED || /\P{L}/u.test(word)) return undefined;
  const sound = soundOf(word);
  const most = Math.floor(sound.length / LENGTH_PER_FAULT);
  let best: string | undefined;
  let least = Infinity;
  for (const known of words) {
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > most + 1) continue;
    const distance = editDistance(sound, soundOf(known));
    if (distance > most || distance >= least || isAnotherWord(word, known)) continue;
    best = known;
    least = distance;
  }
  return best;
}

/** Spelt as it sounds, where one sound has two spellings. */
const soundOf = (word: string): string => word.replaceAll('ph', 'f');

/** Whether two words that look alike differ as words do and faults of typing seldom do. */
function isAnotherWord(word: string, known: string): boolean {
  if (word.length !== known.length) return false;
  const changed = [...word].flatMap((letter, at) => (letter === known[at] ? [] : [at]));
  const swapped = changed.length === 2 && changed[1] === changed[0]! + 1;
  const otherEnding = changed[0]! >= word.length - 2 && changed.at(-1) === word.length - 1;
  return !swapped && (word.length <= SHORT || otherEnding);
}
