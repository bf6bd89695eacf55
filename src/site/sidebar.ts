import { readFileSync, readdirSync } from 'node:fs';
import { outlineOf, type ChapterSource } from '../manual/outline.ts';

/** Starlight's navigation for one game: the chapters that exist, in the order of their front matter. */
export function manualSidebar(game: string): { label: string; slug: string }[] {
  return outlineOf(game, chapterSources(game)).map((chapter) => ({
    label: `${chapter.number} ${chapter.title}`,
    slug: `${game}/${chapter.topic}`,
  }));
}

/** The sources of a game's chapters, read from the disk; for programs that run outside the bundler. */
export function chapterSources(game: string): readonly ChapterSource[] {
  const folder = `content/${game}/manual/`;
  const root = new URL('../../', import.meta.url);
  return readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({ path: folder + name, source: readFileSync(new URL(folder + name, root), 'utf8') }));
}
