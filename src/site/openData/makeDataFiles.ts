import { editionOf } from '#games/editions.ts';
import { GAMES } from '#games/registry.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { DATA_VERSION, schemaName, type DataFileName } from './schemas.ts';

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

export type DataFiles = Readonly<Record<DataFileName, DataFile>>;

/** What `api/<game>/<name>.json` holds, whole and in order. The same corpus gives the same bytes. */
export function makeDataFiles(corpus: Corpus): DataFiles {
  const file = (name: DataFileName, items: readonly Entry[]): DataFile => ({
    $schema: `../../schemas/${schemaName(corpus.game, name)}`,
    version: DATA_VERSION,
    game: corpus.game,
    ...statementOf(corpus.game),
    items,
  });
  return {
    rules: file('rules', corpus.rules),
    cards: file('cards', corpus.cards),
    glossary: file('glossary', corpus.terms),
    rulings: file('rulings', corpus.rulings),
  };
}

function statementOf(game: string): Pick<DataFile, 'edition' | 'credit' | 'licence'> {
  const { number, date } = editionOf(game);
  const { name = game, designer } = GAMES.find(({ id }) => id === game) ?? {};
  return {
    edition: { number, date },
    credit: designer ? `${name} was designed by ${designer}.` : `${name}.`,
    licence:
      'MIT, for the words and the data. The game itself is its designer’s; name them where you use this. ' +
      'Rulings are readings of this site, not the designer’s.',
  };
}
