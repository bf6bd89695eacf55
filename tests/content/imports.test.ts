import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '#games/ids.ts';

/** dependency-cruiser reads no .astro and no .mdx; these tests hold their imports to the same layers. */
const files = ['src', 'content'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(astro|mdx)$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

/** All places that a file imports from, static, dynamic and in style sheets' scripts alike. */
function importsOf(source: string): string[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g;
  return [...source.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');
}

/** Why an import is not allowed in a file, or undefined if it is. */
function objection(file: string, target: string): string | undefined {
  if (/^(d3-delaunay|@cantoo\/|uqr|minisearch)/.test(target))
    return 'a heavy package has one owner folder in src/lib';
  if (target.startsWith('../') && !/\.css$|\/package\.json$/.test(target))
    return 'across folders, imports begin with #';
  const owner = GAME_IDS.find(
    (id) => file.startsWith(`content/${id}/`) || file.startsWith(`src/components/${id}/`),
  );
  const other = GAME_IDS.find((id) => id !== owner && target.includes(`/${id}/`));
  if (owner && other) return `${owner} must not see ${other}`;
  if (file.startsWith('content/') && /^#(lib|layouts|site)\//.test(target)) return 'chapters use components';
  if (file.startsWith('src/components/') && target.startsWith('#layouts/'))
    return 'components are below layouts';
  if (/^src\/(lib|ui|manual|site|games)\//.test(file)) return 'no .astro file belongs here';
  return undefined;
}

describe('imports of pages, components and chapters', () => {
  test.each(files)('%s stays inside its layer', (file) => {
    const wrong = importsOf(readFileSync(file, 'utf8'))
      .map((target) => [target, objection(file, target)])
      .filter(([, why]) => why);
    expect(wrong).toEqual([]);
  });

  test('imports are found in every way they are written', () => {
    const source = [
      `import One from '#a/one.ts';`,
      `import { two,\n  three } from '#a/two.ts';`,
      `import '#a/three.css';`,
      `const four = await import('#a/four.ts');`,
      `export { five } from '#a/five.ts';`,
    ].join('\n');
    expect(importsOf(source).sort()).toEqual(
      ['#a/five.ts', '#a/four.ts', '#a/one.ts', '#a/three.css', '#a/two.ts'].sort(),
    );
  });

  test.each([
    ['content/a-new-regime/manual/01-x.mdx', '#games/warring-states/rules/x.ts'],
    ['content/a-new-regime/manual/01-x.mdx', '#lib/random/stream.ts'],
    ['src/components/a-new-regime/X.astro', '#components/new-angeles/Y.astro'],
    ['src/components/X.astro', '#layouts/Page.astro'],
    ['src/components/X.astro', '../games/registry.ts'],
    ['src/pages/index.astro', 'd3-delaunay'],
    ['src/pages/index.astro', '@cantoo/pdf-lib'],
    ['src/lib/board/X.astro', '#lib/core/result.ts'],
  ])('%s may not import %s', (file, target) => {
    expect(objection(file, target)).toBeTruthy();
  });
});
