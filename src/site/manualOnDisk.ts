import { existsSync, readFileSync } from 'node:fs';
import { examplesOf } from '#games/examples.ts';
import { rulingsOf } from '#games/rulings.ts';
import { linkGraphOf, type LinkGraph } from '#manual/linkGraph.ts';
import { outlineOf, type Chapter } from '#manual/outline.ts';
import type { PublishedIds } from '#manual/publishedIds.ts';
import { contentSources } from './sidebar.ts';

/** A game's manual as it lies on the disk, for programs that run outside the bundler. Throws as the graph does. */
export function manualOnDisk(game: string): { graph: LinkGraph; chapters: readonly Chapter[] } {
  const files = contentSources(game);
  return {
    graph: linkGraphOf({ game, files, rulings: rulingsOf(game), examples: examplesOf(game) }),
    chapters: outlineOf(game, files),
  };
}

/** The list of a game's published ids. */
export const publishedFile = (game: string): URL =>
  new URL(`../../content/${game}/published-ids.json`, import.meta.url);

/** What a game has published; nothing yet where it has no list. */
export function publishedIds(game: string): PublishedIds {
  const none: PublishedIds = { rule: [], card: [], ruling: [], example: [], term: [] };
  const file = publishedFile(game);
  return existsSync(file)
    ? { ...none, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<PublishedIds>) }
    : none;
}
