import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeWorldFile, type AtlasFile } from '#lib/board/maps/world/makeWorldFile.ts';
import type { Detail, WorldFile } from '#lib/board/maps/world/worldFile.ts';

/** The built-in map of the world in one scale, made from the package below the given project folder. */
export async function readWorld(detail: Detail, root: string): Promise<WorldFile> {
  const path = join(root, 'node_modules', 'world-atlas', `countries-${detail}.json`);
  return makeWorldFile(JSON.parse(await readFile(path, 'utf8')) as AtlasFile, detail);
}
