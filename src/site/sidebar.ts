import { outlineOf } from '#manual/outline.ts';
import { chapterSources } from './manualOnDisk.ts';

/** Starlight's navigation for one game: the chapters that exist, in the order of their front matter. */
export function manualSidebar(game: string): { label: string; slug: string }[] {
  return outlineOf(game, chapterSources(game)).map((chapter) => ({
    label: `${chapter.number} ${chapter.title}`,
    slug: `${game}/${chapter.topic}`,
  }));
}
