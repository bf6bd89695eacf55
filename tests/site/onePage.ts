import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeEach, inject } from 'vitest';
import { launchBrowser } from './browser.ts';

const site = inject('site');

export interface OnePage {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors and breaches of the policy that reached the console since the test began. */
  readonly complaints: string[];
  /** Addresses asked for since the test began. */
  readonly requests: string[];
  /** Those of them that are not of this site. */
  readonly strangers: string[];
}

/**
 * Opens the one page, as wide as a desk's screen, that all tests of a file work in, and closes it after the last of
 * them. Await it at the top of the file. `timeout`, in milliseconds, is the longest wait for an element.
 */
export async function openOnePage(timeout: number): Promise<OnePage> {
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true });
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  const complaints: string[] = [];
  const requests: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    requests.push(request.url());
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(site))
      strangers.push(request.url());
  });
  beforeEach(() => {
    for (const list of [complaints, requests, strangers]) list.length = 0;
  });
  afterAll(() => browser.close());
  return { browser, context, page, complaints, requests, strangers };
}
