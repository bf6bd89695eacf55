/** How fast search opens and finds in a real browser, what it brings, and how the build grows with the corpus. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { launchBrowser } from '../../tests/site/browser.ts';
import { serveFolder } from '../server.ts';
import { multiplyContent } from './multiplyContent.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ROUNDS = 9;
const TIMES_AS_LARGE = 10;
/** Milliseconds from opening to the first result painted. */
const BUDGETS = { cold: 250, warm: 50 };
const BYTES_BUDGET = 200 * 1024;

export async function run(): Promise<void> {
  const project = await mkdtemp(join(tmpdir(), 'realmwright-bench-'));
  try {
    await copyProject(project);
    const built = await timedBuild(project);
    console.log('Search of the built site, over loopback');
    await benchBrowser(join(project, 'dist'));
    await benchBytes(join(project, 'dist'));

    await multiplyContent(project, TIMES_AS_LARGE);
    const large = await timedBuild(project);
    console.log('Building the site');
    console.log(`  as it is: ${seconds(built)}`);
    console.log(
      `  with ${TIMES_AS_LARGE} times as many chapters, cards and terms: ${seconds(large)}, ` +
        `${(large / built).toFixed(1)} times as long`,
    );
    console.log(`Search with ${TIMES_AS_LARGE} times as many records`);
    await benchBrowser(join(project, 'dist'));
    await benchBytes(join(project, 'dist'));
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}

/** All but what is made, and the packages by a link. */
async function copyProject(to: string): Promise<void> {
  for (const name of ['content', 'public', 'scripts', 'src'])
    await cp(join(ROOT, name), join(to, name), { recursive: true });
  for (const name of ['astro.config.mjs', 'package.json', 'tsconfig.json', 'LICENSE'])
    await cp(join(ROOT, name), join(to, name));
  await symlink(join(ROOT, 'node_modules'), join(to, 'node_modules'), 'dir');
}

/** Builds from nothing and says how many milliseconds that took. */
async function timedBuild(project: string): Promise<number> {
  await rm(join(project, 'dist'), { recursive: true, force: true });
  await rm(join(project, '.astro'), { recursive: true, force: true });
  const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const start = performance.now();
  await promisify(execFile)(process.execPath, [astro, 'build'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', REALMWRIGHT_BASE: '/' },
    maxBuffer: 1 << 28,
  });
  return performance.now() - start;
}

async function benchBrowser(folder: string): Promise<void> {
  const { address, close } = await serveFolder({ folder, base: '/', port: 0 });
  const browser = await launchBrowser();
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // A new context has an empty cache and has compiled nothing.
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${address}a-new-regime/outfits/`, { waitUntil: 'networkidle' });
    cold.push(await page.evaluate<number>(FIRST_RESULT));
    warm.push(await page.evaluate<number>(FIRST_RESULT));
    await context.close();
  }
  await browser.close();
  await close();
  for (const [name, times] of Object.entries({ cold, warm })) {
    const budget = BUDGETS[name as keyof typeof BUDGETS];
    const time = median(times);
    console.log(
      `  from opening to the first result painted, ${name}: median ${time.toFixed(0)} ms, ` +
        `at worst ${Math.max(...times).toFixed(0)} ms  budget ${budget} ms: ${kept(time <= budget)}`,
    );
  }
}

/** Opens search, asks, and waits for the frame after the one that shows a result. Closes search again. */
const FIRST_RESULT = `new Promise((resolve) => {
  const search = document.querySelector('site-search');
  const field = search.querySelector('input');
  const start = performance.now();
  search.querySelector('button').click();
  field.value = 'outfit price';
  field.dispatchEvent(new Event('input'));
  const look = () => {
    if (!search.querySelector('[role=option]')) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => {
      const time = performance.now() - start;
      field.value = '';
      field.dispatchEvent(new Event('input'));
      search.querySelector('dialog').close();
      resolve(time);
    }));
  };
  look();
})`;

async function benchBytes(folder: string): Promise<void> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map((match) => match[1] ?? '');
  const sizes = await Promise.all(
    [...scripts, '/search/a-new-regime.json'].map(
      async (path) => gzipSync(await readFile(join(folder, path))).byteLength,
    ),
  );
  const sum = sizes.reduce((a, b) => a + b, 0);
  console.log(
    `  the first search brings ${kilobytes(sum)} (gzip), of which ${kilobytes(sizes.at(-1) ?? 0)} are its file` +
      `  budget ${kilobytes(BYTES_BUDGET)}: ${kept(sum <= BYTES_BUDGET)}`,
  );
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
const kept = (within: boolean): string => (within ? 'kept' : 'EXCEEDED');
