/** How text becomes the words that search compares: letter case, spelling and endings do not count. */

export interface Word {
  /** As compared: `imperializ`. */
  readonly stem: string;
  /** As written, lower case: `imperialised`. */
  readonly written: string;
  /** Place in the text, from the first character up to and without the last. */
  readonly from: number;
  readonly to: number;
}

/** Numbers keep their dots and colons (`8.2.3`, `3:1`), and `$` is a word: it names an affiliation. */
const WORD = /\d+(?:[.:]\d+)+|\$|[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

/** All words of a text in order. The halves of a hyphenated word are words of their own. */
export const wordsOf = (text: string): Word[] => [...eachWord(text)];

/** The same one by one, for those who do not need them all. */
export function* eachWord(text: string): Generator<Word, void> {
  for (const match of text.matchAll(WORD)) {
    const written = plain(match[0]);
    yield { stem: stemOf(written), written, from: match.index, to: match.index + match[0].length };
  }
}

/** Hyphenated words written as one, for those who leave the hyphen out: `unloyal` for `un-loyal`. */
export const joinedWordsOf = (text: string): string[] =>
  Array.from(text.matchAll(/\p{L}+(?:-\p{L}+)+/gu), ([word]) => stemOf(plain(word.replaceAll('-', ''))));

/** Equal for names that differ only in case, endings, hyphens, and an article in front. */
export const nameKey = (text: string): string =>
  wordsOf(text)
    .filter(({ written }, index) => index > 0 || !ARTICLES.has(written))
    .map(({ stem }) => stem)
    .join(' ');

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an']);

/** Lower case, without accents and without the genitive's ending. */
function plain(word: string): string {
  const lower = word.toLowerCase();
  // Nearly all words, so that the long way is seldom gone.
  if (/^[a-z\d]+$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/'s?$/, '')
    .replaceAll("'", '');
}

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['dice', 'die'],
  ['bought', 'buy'],
  ['paid', 'pay'],
  ['won', 'win'],
  ['lost', 'lose'],
  ['people', 'person'],
  // Not what a round is.
  ['rounding', 'rounding'],
  ['rounded', 'rounding'],
]);

/**
 * The stem of an English word in lower case: endings off, British spellings turned American. A lighter cut than
 * Porter's, whose later steps would join words that a rulebook keeps apart (`militarist`, `military`).
 */
export function stemOf(word: string): string {
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known;
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  return american(withoutEnding(singular(word)));
}

function singular(word: string): string {
  if (/(?:ss|us|is|os)$/.test(word)) return word;
  if (/(?:sses|xes|ches|shes)$/.test(word)) return word.slice(0, -2);
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  const cut = /^(.*[aeiouy].*)(?:ing|(?<!e)ed)$/.exec(word)?.[1];
  if (cut !== undefined && cut.length >= 3) return cut.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
  return word.replace(/([iy])[sz]ation$/, '$1ze').replace(/e$/, '');
}

function american(word: string): string {
  return word
    .replace(/([a-z]{3}[iy])s$/, '$1z')
    .replace(/our$/, 'or')
    .replace(/y$/, 'i');
}

/** Words that carry no meaning in a question. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and any happen happens mean means are as at be but by can could did do does for from had has have how i if in into is it its ' +
    'many may me much my of off on or our should so some than that the their them then there these they this ' +
    'those to was we were what when where which who whom whose why will with would you your'
  ).split(' '),
);

/** Whether a word says something by itself. */
export const saysSomething = ({ written }: Word): boolean => !EMPTY_WORDS.has(written);
