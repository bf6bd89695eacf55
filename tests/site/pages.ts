import { readdirSync } from 'node:fs';
import { OPEN_GAMES } from '#games/registry.ts';

/** One of the open games, in a pattern. */
const GAME = `(?:${OPEN_GAMES.map(({ id }) => id).join('|')})`;
/** What each of them may have to be worked with rather than read. */
const TOOLS = '(?:batch|board|fairness|maps|odds|play|print)/';

/** Every page of a built site that is there to be read, as a path below its address: '', 'a-new-regime/', '404.html'. */
export const builtPages = (folder = 'dist'): string[] =>
  htmlFiles(folder).filter((page) => !page.startsWith('r/'));

/** The pages that only lead on to a rule. */
export const redirects = (folder = 'dist'): string[] =>
  htmlFiles(folder).filter((page) => page.startsWith('r/'));

/** Those of the manuals: the games' pages but for their tools. */
export const manualPages = (): string[] =>
  builtPages().filter((page) => new RegExp(`^${GAME}/(?!${TOOLS})`).test(page));

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace(/(^|\/)index\.html$/, '$1'))
    .sort();
}

/** Pages of single cards. */
export const isCard = (page: string): boolean => /\/cards\/./.test(page);

/** The numbered chapters of the manuals and what stands beside them as text. */
export const chapterPages = (): string[] =>
  builtPages().filter((page) => new RegExp(`^${GAME}/(?!${TOOLS}|cards/)[^/]+/$`).test(page));
