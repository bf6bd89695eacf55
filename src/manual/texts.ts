import type { SourceFile } from './contentFile.ts';

/** All that is written for the games, as the bundler finds it in `content/`. Programs outside it read the disk. */
export const TEXTS: readonly SourceFile[] = Object.entries(
  import.meta.glob<string>('/content/*/{manual,cards,glossary}/*.mdx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, source]) => ({ path: path.replace(/^\//, ''), source }));
