import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { TABLE_EXAMPLES } from '#games/a-new-regime/examples/index.ts';
import { launchBrowser } from './browser.ts';

const site = inject('site');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
});

/** Opens the chapter of an example in a browser window of its own, scrolls to the example and waits for its script. */
async function visit(id: string, look: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const chapter = TABLE_EXAMPLES.find((one) => one.id === id)!.chapter;
    await page.goto(`${site}a-new-regime/${chapter}/`, { waitUntil: 'networkidle' });
    if (options.javaScriptEnabled !== false) {
      await page.locator(`#example-${id}`).scrollIntoViewIfNeeded();
      await page.locator(`#example-${id} astro-island:not([ssr])`).waitFor();
    }
    await look(page);
  } finally {
    await context.close();
  }
}

/** What an example tells in bold, of the steps that show. */
const told = (page: Page, id: string) =>
  page.locator(`#example-${id} .step:not(.later) .told`).allTextContents();
const status = (page: Page, id: string) => page.locator(`#example-${id} [role=status]`).textContent();
const button = (page: Page, id: string, name: string) =>
  page.locator(`#example-${id}`).getByRole('button', { name, exact: true });

describe('a worked example on its page', () => {
  test('rolls again, says so, and goes back to how it was', () =>
    visit('buying-low-calder', async (page) => {
      const id = 'buying-low-calder';
      const first = await told(page, id);
      expect(first).toEqual(['You pay 4 of your 6 economic tokens, and Low Calder is yours.']);
      const seen = new Set<string>();
      for (let roll = 0; roll < 6; roll++) {
        await button(page, id, 'Roll again').click();
        seen.add((await told(page, id)).join());
      }
      expect(seen.size).toBeGreaterThan(1);
      await expect.poll(() => status(page, id)).toContain((await told(page, id)).join(' '));
      await button(page, id, 'As it was').click();
      await expect.poll(() => told(page, id)).toEqual(first);
    }));

  test('takes another of the dice', () =>
    visit('buying-low-calder', async (page) => {
      const id = 'buying-low-calder';
      await button(page, id, 'Take the unshaded 1').click();
      await expect.poll(() => told(page, id)).toEqual(['Low Calder is too dear: 10 tokens, and you hold 6.']);
      await expect.poll(() => status(page, id)).toMatch(/^You take the unshaded 1\. Low Calder is too dear/);
      await button(page, id, 'Take the shaded 2').click();
      await expect
        .poll(() => told(page, id))
        .toEqual(['You pay 4 of your 6 economic tokens, and Low Calder is yours.']);
    }));

  test('walks back and forth through its steps by keyboard, and the picture follows', () =>
    visit('a-rising-for-you', async (page) => {
      const id = 'a-rising-for-you';
      const after = page.locator(`#example-${id} .table-picture`).last().getByRole('img');
      await expect
        .poll(() => after.getAttribute('aria-label'))
        .toContain('yours: 3 loyal figures, 2 un-loyal');
      await button(page, id, 'One step back').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => told(page, id)).toHaveLength(1);
      await expect
        .poll(() => after.getAttribute('aria-label'))
        .toContain('a rival’s: 2 loyal figures, 3 un-loyal');
      await page.keyboard.press('Enter');
      await expect.poll(() => told(page, id)).toHaveLength(0);
      await expect
        .poll(() => after.getAttribute('aria-label'))
        .toContain('a rival’s: 4 loyal figures, 1 un-loyal');
      // At the end of the way the button stays where it is, and does nothing.
      await page.keyboard.press('Enter');
      await expect.poll(() => button(page, id, 'One step back').getAttribute('aria-disabled')).toBe('true');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect
        .poll(() => status(page, id))
        .toMatch(/^Step 1 of 2\. 2 loyal figures of Gallow Fen turn un-loyal/);
    }));

  test('is worked out anew for a changed start', () =>
    visit('the-last-believer', async (page) => {
      const id = 'the-last-believer';
      const title = page.locator(`#example-${id}`).getByRole('heading');
      const scene = page.locator(`#example-${id} .what`);
      const written = [await title.innerText(), await scene.innerText()];
      await page.locator(`#example-${id} summary`).click();
      await page
        .locator(`#example-${id}`)
        .getByRole('combobox', { name: 'Loyal', exact: true })
        .selectOption('5');
      await expect.poll(() => title.textContent()).toBe('Worked example · Changed: your own start');
      await expect.poll(() => scene.innerText()).toBe('This began as “The last believer”.');
      await expect
        .poll(() => told(page, id))
        .toEqual(['2 loyal figures of Kestgate turn un-loyal; it is in chaos.']);
      await expect.poll(() => status(page, id)).toContain('it is in chaos');
      await page
        .locator(`#example-${id}`)
        .getByRole('group', { name: 'Your outfit' })
        .getByRole('radio', { name: 'economic' })
        .check();
      await expect.poll(async () => (await told(page, id)).join()).toMatch(/Kestgate is (too dear|yours)/);
      await button(page, id, 'As it was').click();
      await expect.poll(async () => [await title.innerText(), await scene.innerText()]).toEqual(written);
    }));

  test('shows all of it without scripts, and no control that would do nothing', () =>
    visit(
      'a-whole-turn',
      async (page) => {
        const example = page.locator('#example-a-whole-turn');
        await expect.poll(() => example.locator('.told').allTextContents()).toHaveLength(8);
        await expect.poll(() => example.locator('button:visible, summary:visible').count()).toBe(0);
      },
      { javaScriptEnabled: false },
    ));
});

test.each([...new Set(TABLE_EXAMPLES.map(({ chapter }) => chapter))])(
  'the scripts of the chapter %s are at most 40 KB, packed',
  async (chapter) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (/\.js$/.test(new URL(response.url()).pathname)) scripts.add(response.url());
    });
    await page.goto(`${site}a-new-regime/${chapter}/`, { waitUntil: 'networkidle' });
    await page.locator('.example').last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await context.close();
    const sizes = await Promise.all(
      [...scripts].map(async (url) => gzipSync(await (await fetch(url)).text()).length),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40 * 1024);
  },
);
