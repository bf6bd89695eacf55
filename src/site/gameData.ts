import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { GAMES } from '#games/registry.ts';
import { makeSearchFile } from '#lib/search/searchFile.ts';
import { normalBase } from './address.ts';
import { readCorpus } from './corpus/readCorpus.ts';
import { searchRecords } from './corpus/searchRecords.ts';

/**
 * Writes, beside the built pages and from what they say, what search fetches: `search/<game>.json`.
 * It runs after the build because only then the tables of the manual have been made.
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
        for (const { id } of GAMES.filter(({ status }) => status === 'open')) {
          const corpus = await readCorpus(folder, base, id);
          await writeJson(join(folder, 'search', `${id}.json`), makeSearchFile(id, searchRecords(corpus)));
        }
      },
    },
  };
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(value));
}
