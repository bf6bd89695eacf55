import MiniSearch from 'minisearch';
import type { SearchRecord } from './record.ts';
import { TEXT_OPTIONS, type SearchFile, type TextEntry } from './searchFile.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The files of one or more games, ready to be searched. */
export interface SearchIndex {
  readonly games: readonly GameIndex[];
  readonly vocabulary: Vocabulary;
  /** Names that may stand for others: `armi` for `outfit`. Stems, with spaces between where there are several. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
}

export interface GameIndex {
  readonly game: string;
  readonly records: readonly SearchRecord[];
  readonly names: SearchFile['names'];
  readonly texts: MiniSearch<TextEntry>;
}

/** Opens files that `makeSearchFile` made. Their versions must have been looked at. */
export function openIndex(files: readonly SearchFile[]): SearchIndex {
  return {
    games: files.map(({ game, records, names, texts }) => ({
      game,
      records,
      names,
      texts: MiniSearch.loadJS<TextEntry>(texts, TEXT_OPTIONS),
    })),
    vocabulary: {
      stems: new Set(files.flatMap(({ texts }) => texts.index.map(([stem]) => stem))),
      words: files.flatMap(({ words }) => words),
    },
    synonyms: synonymsOf(files),
  };
}

/** What glossary entries are also called, except where that is the name of an entry itself. */
function synonymsOf(files: readonly SearchFile[]): ReadonlyMap<string, readonly string[]> {
  const terms = files.flatMap(({ records, names }) => names.filter((_, at) => records[at]?.kind === 'term'));
  const titles = new Set(terms.map(([title]) => title));
  const synonyms = new Map<string, string[]>();
  for (const [title = '', ...aliases] of terms) {
    for (const alias of aliases)
      if (!titles.has(alias)) synonyms.set(alias, [...(synonyms.get(alias) ?? []), title]);
  }
  return synonyms;
}
