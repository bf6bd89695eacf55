import { readdirSync } from 'node:fs';

/** Every page of the built site, as a path below its address: '', 'a-new-regime/', … and '404.html'. */
export function builtPages(): string[] {
  return readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace(/(^|\/)index\.html$/, '$1'))
    .sort();
}

/** Those of the manual: A New Regime's pages but for its tools. */
export const manualPages = (): string[] =>
  builtPages().filter((page) => /^a-new-regime\/(?!board\/)/.test(page));
