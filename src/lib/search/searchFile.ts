import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchRecord } from './record.ts';
import { suggestableWords } from './vocabulary.ts';
import { joinedWordsOf, nameKey, wordsOf } from './words.ts';

/** Raised when the file changes its shape, so that an old page refuses a new file, and says so. */
export const SEARCH_FILE_VERSION = 1;

/** What search fetches for a game. Made at build time, because reading an index is much faster than making one. */
export interface SearchFile {
  readonly version: typeof SEARCH_FILE_VERSION;
  readonly game: string;
  readonly records: readonly SearchRecord[];
  /** For each record: its title and its aliases as they are compared. */
  readonly names: readonly (readonly string[])[];
  /** Words that may be suggested, the most telling first. */
  readonly words: readonly string[];
  /** MiniSearch's own form; a document's id is its record's place in the list. */
  readonly texts: AsPlainObject;
}

export interface TextEntry {
  readonly id: number;
  readonly title: string;
  readonly aliases: string;
  readonly chapter: string;
  readonly text: string;
}

/** How texts become stems, and how much a word in each field counts. The same in the build and in the browser. */
export const TEXT_OPTIONS: Options<TextEntry> = {
  fields: ['title', 'aliases', 'chapter', 'text'],
  tokenize: (text) => [...wordsOf(text).map(({ stem }) => stem), ...joinedWordsOf(text)],
  processTerm: (stem) => stem,
  searchOptions: {
    // A query is put together from stems.
    tokenize: (stem) => [stem],
    processTerm: (stem) => stem,
    boost: { title: 4, aliases: 3, chapter: 1, text: 1.2 },
  },
};

/** Between aliases, so that they stay apart. */
const APART = ' | ';

/** Makes a game's file from its records, in their order. */
export function makeSearchFile(game: string, records: readonly SearchRecord[]): SearchFile {
  const texts = new MiniSearch<TextEntry>(TEXT_OPTIONS);
  texts.addAll(
    records.map(({ id: name, title, aliases, chapter = '', text }, id) => ({
      id,
      title,
      // Found by its id too, which is the title in most things.
      aliases: (nameKey(name) === nameKey(title) ? aliases : [...aliases, name.replaceAll('-', ' ')]).join(
        APART,
      ),
      chapter,
      text,
    })),
  );
  return {
    version: SEARCH_FILE_VERSION,
    game,
    records,
    names: records.map(({ title, aliases }) => [title, ...aliases].map(nameKey)),
    words: suggestableWords(records),
    texts: texts.toJSON(),
  };
}
