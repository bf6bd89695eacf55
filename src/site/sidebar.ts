import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { SourceFile } from '#manual/contentFile.ts';
import { outlineOf } from '#manual/outline.ts';

/** Starlight's navigation for one game: the chapters that exist, in the order of their front matter. */
export function manualSidebar(game: string): { label: string; slug: string }[] {
  return outlineOf(game, chapterSources(game)).map((chapter) => ({
    label: `${chapter.number} ${chapter.title}`,
    slug: `${game}/${chapter.topic}`,
  }));
}

/** The sources of a game's chapters, read from the disk; for programs that run outside the bundler. */
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
