import { readdirSync } from 'node:fs';

/** Every page of a built site that is there to be read, as a path below its address: '', 'a-new-regime/', '404.html'. */
export const builtPages = (folder = 'dist'): string[] =>
  htmlFiles(folder).filter((page) => !page.startsWith('r/'));

/** The pages that only lead on to a rule. */
export const redirects = (folder = 'dist'): string[] =>
  htmlFiles(folder).filter((page) => page.startsWith('r/'));

/** Those of the manual: A New Regime's pages but for its tools. */
export const manualPages = (): string[] =>
  builtPages().filter((page) => /^a-new-regime\/(?!board\/|maps\/|odds\/|print\/)/.test(page));

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace(/(^|\/)index\.html$/, '$1'))
    .sort();
}

/** Pages of single cards. */
export const isCard = (page: string): boolean => /\/cards\/./.test(page);

/** The numbered chapters of A New Regime and what stands beside them as text. */
export const chapterPages = (): string[] =>
  builtPages().filter((page) =>
    /^a-new-regime\/(?!board\/|cards\/|maps\/|odds\/|print\/)[^/]+\/$/.test(page),
  );
