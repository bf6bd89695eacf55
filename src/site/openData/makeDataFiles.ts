import { editionOf } from '#games/editions.ts';
import { creditOf } from '#games/credit.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { DATA_VERSION, dataFilesOf, schemaName, type DataFileName } from './schemas.ts';

interface Entry {
  readonly id: string;
}

export interface DataFile {
  readonly $schema: string;
  readonly version: typeof DATA_VERSION;
  readonly game: string;
  readonly edition: { readonly number: number; readonly date: string };
  readonly credit: string;
  readonly licence: string;
  readonly items: readonly Entry[];
}

/** The files that a game has, by their names. */
export type DataFiles = ReadonlyMap<DataFileName, DataFile>;

/** What `api/<game>/<name>.json` holds, whole and in order. The same corpus gives the same bytes. */
export function makeDataFiles(corpus: Corpus): DataFiles {
  const file = (name: DataFileName, items: readonly Entry[]): DataFile => ({
    $schema: `../../schemas/${schemaName(corpus.game, name)}`,
    version: DATA_VERSION,
    game: corpus.game,
    ...statementOf(corpus.game),
    items,
  });
  const items: Readonly<Record<DataFileName, readonly Entry[]>> = {
    rules: corpus.rules,
    cards: corpus.cards,
    glossary: corpus.terms,
    rulings: corpus.rulings,
  };
  return new Map(dataFilesOf(corpus.game).map((name) => [name, file(name, items[name])]));
}

function statementOf(game: string): Pick<DataFile, 'edition' | 'credit' | 'licence'> {
  const { number, date } = editionOf(game);
  return {
    edition: { number, date },
    credit: creditOf(game),
    licence:
      'MIT, for the words and the data. The game itself is its designer’s; name them where you use this. ' +
      'Rulings are readings of this site, not the designer’s.',
  };
}
