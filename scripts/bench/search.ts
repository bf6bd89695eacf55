/** How fast search opens and finds in a real browser, what it brings, and how the build grows with the corpus. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
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
  // Beside the packages, whose files Astro takes for the project's own where both lie under different roots.
  const project = await mkdtemp(join(ROOT, '.bench-'));
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
      `  with ${TIMES_AS_LARGE} times as many chapters, Turn the Tide cards and terms of A New Regime: ${seconds(large)}, ` +
        `${(large / built).toFixed(1)} times as long`,
    );
    console.log(
      `Search with ${TIMES_AS_LARGE} times as many records, to see how it grows (budgets are for the site as it is)`,
    );
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
  const cold: Opening[] = [];
  const warm: Opening[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // A new context has an empty cache and has compiled nothing.
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${address}a-new-regime/outfits/`, { waitUntil: 'networkidle' });
    cold.push(await openSearch(page));
    warm.push(await openSearch(page));
    await context.close();
  }
  await browser.close();
  await close();
  for (const [name, openings] of Object.entries({ cold, warm })) {
    const budget = BUDGETS[name as keyof typeof BUDGETS];
    const times = openings.map(({ time }) => time);
    console.log(
      `  from opening to the first result painted, ${name}: median ${median(times).toFixed(0)} ms, ` +
        `at worst ${Math.max(...times).toFixed(0)} ms  budget ${budget} ms: ${kept(median(times) <= budget)}; ` +
        `the page's thread works ${median(openings.map(({ work }) => work)).toFixed(0)} ms`,
    );
  }
}

interface Opening {
  /** From opening to the first result painted, in milliseconds. */
  readonly time: number;
  /** Of that, and of closing again, what the page's main thread worked; other programs hardly change it. */
  readonly work: number;
}

async function openSearch(page: Page): Promise<Opening> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  const before = await worked();
  const time = await page.evaluate<number>(FIRST_RESULT);
  const work = (await worked()) - before;
  await client.detach();
  return { time, work };
}

/**
 * Opens search, asks, and waits for the frame that shows a result. Closes search again. It watches the list, because
 * asking for a frame to look at it would have the page painted all the while.
 */
const FIRST_RESULT = `new Promise((resolve) => {
  const search = document.querySelector('site-search');
  const field = search.querySelector('input');
  const ask = (text) => {
    field.value = text;
    field.dispatchEvent(new Event('input'));
  };
  const start = performance.now();
  new MutationObserver((_, observer) => {
    if (!search.querySelector('[role=option]')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => {
      const time = performance.now() - start;
      ask('');
      search.querySelector('dialog').close();
      resolve(time);
    }));
  }).observe(search.querySelector('[role=listbox]'), { childList: true });
  search.querySelector('button').click();
  ask('outfit price');
})`;

/** What search fetches, and the scripts of a page that has none but those of every page. */
async function benchBytes(folder: string): Promise<void> {
  const { address, close } = await serveFolder({ folder, base: '/', port: 0 });
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(`${address}data/`, { waitUntil: 'networkidle' });
  await page.evaluate(FIRST_RESULT);
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  await browser.close();
  await close();
  const sizeOf = async (ending: RegExp): Promise<number> => {
    const sizes = await Promise.all(
      [...new Set(paths)]
        .filter((path) => ending.test(path))
        .map(async (path) => gzipSync(await readFile(join(folder, path))).byteLength),
    );
    return sizes.reduce((a, b) => a + b, 0);
  };
  const file = await sizeOf(/\/search\/[^/]+\.json$/);
  const sum = file + (await sizeOf(/\.js$/));
  console.log(
    `  the first search brings ${kilobytes(sum)} (gzip), of which ${kilobytes(file)} are its file` +
      `  budget ${kilobytes(BYTES_BUDGET)}: ${kept(sum <= BYTES_BUDGET)}`,
  );
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
const kept = (within: boolean): string => (within ? 'kept' : 'EXCEEDED');
