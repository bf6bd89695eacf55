import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { serveFolder } from '../../scripts/server.ts';
import { bookFile } from '../../src/site/bookFiles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site as built for the root of a host. */
    site: string;
    /** The same, built for a folder of a host. */
    siteUnderBase: string;
  }
}

export const BASE = '/some/path/';
export const FOLDERS = { root: 'dist', base: 'node_modules/.cache/realmwright/under-base' } as const;

/** Builds the site twice, at the root and under a base path, where that has not been done since the last change. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const changed = newest(['src', 'content', 'public', 'astro.config.mjs', 'package.json']);
  await build(FOLDERS.root, '/', changed);
  await print(FOLDERS.root, newest(['scripts']));
  await build(FOLDERS.base, BASE, changed);
  const root = await serveFolder({ folder: FOLDERS.root, base: '/', port: 0 });
  const base = await serveFolder({ folder: FOLDERS.base, base: BASE, port: 0 });
  project.provide('site', root.address);
  project.provide('siteUnderBase', base.address);
  return async () => {
    await Promise.all([root.close(), base.close()]);
  };
}

async function build(folder: string, base: string, changed: number): Promise<void> {
  if (modified(join(folder, 'sitemap-index.xml')) > changed) return;
  const astro = join('node_modules', 'astro', 'bin', 'astro.mjs');
  await promisify(execFile)(process.execPath, [astro, 'build', '--outDir', folder], {
    env: { ...process.env, NODE_ENV: 'production', REALMWRIGHT_BASE: base },
  });
}

/** Prints the books of the site at the root where that has not been done since it was built. */
async function print(folder: string, changed: number): Promise<void> {
  const printed = modified(join(folder, bookFile('a-new-regime', 'letter', 'booklet')));
  if (printed > Math.max(changed, modified(join(folder, 'sitemap-index.xml')))) return;
  await promisify(execFile)(process.execPath, [join('scripts', 'printBooks.ts')], {
    env: { ...process.env, REALMWRIGHT_BASE: '/' },
  });
}

/** When something below these paths last changed. */
function newest(paths: readonly string[]): number {
  return Math.max(
    ...paths.map((path) =>
      statSync(path).isDirectory()
        ? Math.max(
            modified(path),
            ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) =>
              modified(join(path, name)),
            ),
          )
        : modified(path),
    ),
  );
}

function modified(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
