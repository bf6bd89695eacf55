import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { examplesOf } from '#games/examples.ts';
import { rulingsOf } from '#games/rulings.ts';
import type { SourceFile } from '#manual/contentFile.ts';
import { linkGraphOf, type LinkGraph } from '#manual/linkGraph.ts';
import { outlineOf, type Chapter } from '#manual/outline.ts';
import type { PublishedIds } from '#manual/publishedIds.ts';

/*
 * A game's manual as it lies on the disk, for programs that run outside the bundler; inside it, src/manual/texts.ts
 * has the same.
 */

/** The sources of a game's chapters. */
export const chapterSources = (game: string): readonly SourceFile[] => sourcesIn(`content/${game}/manual/`);

/** All that is written for a game: chapters, cards and glossary. */
export const contentSources = (game: string): readonly SourceFile[] =>
  ['manual', 'cards', 'glossary'].flatMap((folder) => sourcesIn(`content/${game}/${folder}/`));

/** The texts in a folder, in the order of their names; none if there is no such folder. */
function sourcesIn(folder: string): readonly SourceFile[] {
  const root = new URL('../../', import.meta.url);
  if (!existsSync(new URL(folder, root))) return [];
  return readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => ({ path: folder + name, source: readFileSync(new URL(folder + name, root), 'utf8') }));
}

/** A game's texts, and what they are read into. Throws as the graph does. */
export function manualOnDisk(game: string): {
  readonly files: readonly SourceFile[];
  readonly graph: LinkGraph;
  readonly chapters: readonly Chapter[];
} {
  const files = contentSources(game);
  return {
    files,
    graph: linkGraphOf({ game, files, rulings: rulingsOf(game), examples: examplesOf(game) }),
    chapters: outlineOf(game, files),
  };
}

/** Where a game's published ids are listed. */
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
