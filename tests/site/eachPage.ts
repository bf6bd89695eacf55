import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { open, visit, type Visit } from './visiting.ts';

/** Tests that every page has to pass, over those given. */
export function describeEachPage(pages: readonly string[]): void {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
  });

  describe.each(pages)('page /%s', (path) => {
    let context: BrowserContext;
    let opened: Visit;
    let shifts: number;

    // Opened once and looked at from all sides: opening is what takes the time.
    beforeAll(async () => {
      context = await browser.newContext({ colorScheme: 'light' });
      await context.addInitScript(() => {
        const seen: number[] = [];
        Object.assign(window, { shifts: seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      opened = await open(context, path);
      shifts = await opened.page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
      );
    });

    afterAll(async () => {
      await context.close();
    });

    test('opens without complaint, breaks no policy and asks nobody else', async () => {
      await expect
        .poll(() => opened.page.locator('meta[http-equiv="Content-Security-Policy"]').count())
        .toBe(1);
      expect(opened.complaints).toEqual([]);
      expect(opened.strangers).toEqual([]);
    });

    test('does not jump while it loads', () => {
      expect(shifts).toBeLessThan(0.02);
    });

    test.each(['light', 'dark'] as const)('axe finds nothing in the %s theme', async (colorScheme) => {
      await opened.page.emulateMedia({ colorScheme });
      expect(await axeFinds(opened.page)).toEqual([]);
    });

    // 320 pixels are a window of 1280 at four times its size.
    test.each([360, 320])('does not scroll sideways in %i pixels', async (width) => {
      await opened.page.setViewportSize({ width, height: 740 });
      await expect
        .poll(() => opened.page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    });

    test('can be read with scripts off', async () => {
      await visit(browser, path, { javaScriptEnabled: false }, async ({ page }) => {
        await expect.poll(() => page.locator('main h1').first().isVisible()).toBe(true);
        await expect.poll(async () => (await page.locator('main').innerText()).length).toBeGreaterThan(80);
      });
    });
  });
}
