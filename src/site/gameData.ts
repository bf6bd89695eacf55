import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { OPEN_GAMES } from '#games/registry.ts';
import { makeSearchFile } from '#lib/search/searchFile.ts';
import { normalBase } from './address.ts';
import { readCorpus } from './corpus/readCorpus.ts';
import { searchRecords } from './corpus/searchRecords.ts';
import { fillExamples } from './openData/fillExamples.ts';
import { makeDataFiles, type DataFiles } from './openData/makeDataFiles.ts';

/** The page that documents the data, with examples from it. */
const DATA_PAGE = 'data/index.html';

/**
 * Writes, beside the built pages and from what they say, what search fetches, `search/<game>.json`, and the data that
 * is open to everybody, `api/<game>/*.json`. It runs after the build because only then the tables of the manual have
 * been made; and ahead of the content security policy, because it fills in a page.
 */
export function gameData(): AstroIntegration {
  let base = '/';
  return {
    name: 'realmwright-game-data',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = normalBase(config.base);
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const data = new Map<string, DataFiles>();
        for (const { id } of OPEN_GAMES) {
          const corpus = await readCorpus(folder, base, id);
          const files = makeDataFiles(corpus);
          data.set(id, files);
          for (const [name, file] of files) await writeJson(join(folder, 'api', id, `${name}.json`), file, 1);
          await writeJson(join(folder, 'search', `${id}.json`), makeSearchFile(id, searchRecords(corpus)));
        }
        const page = join(folder, DATA_PAGE);
        const filled = fillExamples(await readFile(page, 'utf8'), (game, file, id) =>
          [...(data.get(game) ?? [])]
            .find(([name]) => name === file)?.[1]
            .items.find((item) => item.id === id),
        );
        await writeFile(page, filled);
      },
    },
  };
}

/** Writes on one line, or with indents for people to read. */
async function writeJson(file: string, value: unknown, indent = 0): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(value, null, indent)}\n`);
}
