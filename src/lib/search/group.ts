import type { Query } from 'minisearch';
import type { SearchIndex } from './searchIndex.ts';
import { correctionOf, isKnown } from './vocabulary.ts';
import { wordsOf, type Word } from './words.ts';

/** One or more words of a query that mean one thing, and the ways in which a text may say it. */
export interface Group {
  readonly queries: readonly Query[];
  /** Every stem that these queries ask for. */
  readonly stems: ReadonlySet<string>;
  /** A misspelt word and what it most likely should be. */
  readonly corrected?: readonly [string, string];
}

/** Most words that a synonym has. */
const LONGEST_PHRASE = 3;
const SYNONYM_BOOST = 0.6;
const CORRECTION_BOOST = 0.9;
/** Share of a word's letters that may be wrong in a word that nothing contains, and how long such a word must be. */
const FUZZY = 0.2;
const SHORTEST_FUZZY = 5;

/** Takes the words of a query together where they are a synonym of something, the longest first. */
export function buildGroups(index: SearchIndex, words: readonly Word[]): readonly Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < words.length;) {
    const length = phraseLength(index, words.slice(at));
    groups.push(groupOf(index, words.slice(at, at + length), at + length === words.length));
    at += length;
  }
  return groups;
}

/** How many of the first words are one synonym together; 1 if none are. */
function phraseLength({ synonyms }: SearchIndex, words: readonly Word[]): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 1; length--)
    if (synonyms.has(keyOf(words.slice(0, length)))) return length;
  return 1;
}

const keyOf = (words: readonly Word[]): string => words.map(({ stem }) => stem).join(' ');

/** The last word of a query may still be being typed, so it matches what begins with it. */
function groupOf({ synonyms, vocabulary }: SearchIndex, phrase: readonly Word[], last: boolean): Group {
  const queries: Query[] = [];
  const stems = new Set<string>();
  const ask = (asked: readonly string[], options: object): void => {
    for (const stem of asked) stems.add(stem);
    queries.push({ combineWith: 'AND', queries: asked.map((stem) => ({ queries: [stem], ...options })) });
  };
  const key = keyOf(phrase);
  ask(
    phrase.map(({ stem }) => stem),
    { prefix: last && key.length > 1 },
  );
  for (const other of synonyms.get(key) ?? []) ask(other.split(' '), { boostTerm: () => SYNONYM_BOOST });

  const [word] = phrase;
  if (!word || phrase.length > 1 || isKnown(vocabulary, word.written, last)) return { queries, stems };
  if (word.stem.length >= SHORTEST_FUZZY && /^\p{L}+$/u.test(word.stem)) ask([word.stem], { fuzzy: FUZZY });
  const correction = correctionOf(vocabulary, word.written);
  if (correction === undefined) return { queries, stems };
  const right = wordsOf(correction).map(({ stem }) => stem);
  ask(right, { boostTerm: () => CORRECTION_BOOST });
  return { queries, stems, corrected: [word.written, correction] };
}
