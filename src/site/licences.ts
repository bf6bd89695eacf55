import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Packages that come past the bundler: built into the files of another package, or into data that a page fetches. */
const UNSEEN = ['delaunator', 'robust-predicates', 'world-atlas', 'countries-list', 'iso-3166'];

/**
 * Writes `licences.txt` beside the built pages: the notices of every package that the site's scripts contain. Which
 * ones those are is asked of the bundler, so that none can be forgotten.
 */
export function licences(): AstroIntegration {
  const folders = new Set<string>();
  return {
    name: 'realmwright-licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const watch = () => ({
          name: 'realmwright-licences',
          generateBundle(_: unknown, bundle: Readonly<Record<string, BundleFile>>) {
            for (const file of Object.values(bundle)) {
              for (const id of file.moduleIds ?? []) {
                const folder = packageFolder(id);
                if (folder) folders.add(folder);
              }
            }
          },
        });
        // Workers are bundled apart, with plugins of their own.
        updateConfig({ vite: { plugins: [watch()], worker: { plugins: () => [watch()] } } });
      },
      'astro:build:done': async ({ dir }) => {
        for (const name of UNSEEN) folders.add(`node_modules/${name}`);
        const notices = await Promise.all([...folders].filter((folder) => existsSync(folder)).map(noticeOf));
        const text = [INTRODUCTION, ...new Set(notices.sort())].join(`\n${'-'.repeat(72)}\n\n`);
        await writeFile(join(fileURLToPath(dir), 'licences.txt'), text);
      },
    },
  };
}

interface BundleFile {
  /** Only scripts have them. */
  readonly moduleIds?: readonly string[];
}

const INTRODUCTION =
  'Realmwright is under the MIT licence. Its pages contain work of others, under these licences.\n' +
  'The licences of the fonts lie beside the fonts, in fonts/.\n';

/** The folder of the package that a module comes from; undefined for our own. */
function packageFolder(id: string): string | undefined {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/').replace(/^\0/, ''))?.[0];
}

async function noticeOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const files = (await readdir(folder, { withFileTypes: true }))
    .filter((file) => file.isFile() && /^(licen[cs]e|notice|copying)/i.test(file.name))
    .map((file) => file.name)
    .sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return `${name} ${version} (${license ?? 'see below'})\n\n${texts.join('\n').trim()}\n`;
}
