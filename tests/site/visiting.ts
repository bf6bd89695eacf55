import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';

const site = inject('site');

export interface Visit {
  readonly page: Page;
  /** Errors, warnings and violations of the page's policy that reached the console. */
  readonly complaints: readonly string[];
  /** Addresses asked for that are not of this site. */
  readonly strangers: readonly string[];
}

/** Opens a page and listens to it from its first byte until its network is quiet, or only until it is loaded. */
export async function open(
  context: BrowserContext,
  path: string,
  until: 'networkidle' | 'load' = 'networkidle',
): Promise<Visit> {
  const page = await context.newPage();
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== new URL(site).origin)
      strangers.push(request.url());
  });
  await page.goto(site + path, { waitUntil: until });
  return { page, complaints, strangers };
}

/** Opens a page in a browser window of its own, hands it to `look`, and closes it. */
export async function visit(
  browser: Browser,
  path: string,
  options: BrowserContextOptions,
  look: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  try {
    await look(await open(context, path, options.javaScriptEnabled === false ? 'load' : 'networkidle'));
  } finally {
    await context.close();
  }
}
