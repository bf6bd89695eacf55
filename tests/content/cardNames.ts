import { contentSources } from '../../src/site/manualOnDisk.ts';
import { readContentFile } from '#manual/contentFile.ts';

/** The names of all cards by their ids, from their files. */
export const cardFiles = (): ReadonlyMap<string, string> =>
  new Map(
    contentSources('a-new-regime')
      .map(readContentFile)
      .filter(({ folder }) => folder === 'cards')
      .map(({ name, data }) => [name, String((data as { name: string }).name)]),
  );
