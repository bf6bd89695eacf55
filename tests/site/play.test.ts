import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { visit, type Visit } from './visiting.ts';

const PATH = 'nomads-threat/play/';
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

const tile = (page: Page, name: string) => page.locator(`[data-name="${name}"]`);
const hash = (page: Page) => () => page.evaluate(() => location.hash);
const said = (page: Page) => page.locator('.play > [role=status]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the play page of Nomads’ Threat', () => {
  let browser: Browser;
  const on = (path: string, options: BrowserContextOptions, look: (visited: Visit) => Promise<void>) =>
    visit(browser, path, options, async (visited) => {
      await visited.page.locator('astro-island:not([ssr]) .play').waitFor();
      await look(visited);
      expect(visited.complaints).toEqual([]);
      expect(visited.strangers).toEqual([]);
    });

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test('is played with a mouse: the camp is seen first, one press makes the move, undo takes it back', async () => {
    await on(PATH, {}, async ({ page }) => {
      await tile(page, 'c3').click();
      await tile(page, 'a1').hover();
      await expect.poll(() => tile(page, 'b2').locator('.tent-picture.ghost').count()).toBe(1);
      await expect.poll(() => tile(page, 'b2').locator('.tent-picture:not(.ghost)').count()).toBe(0);
      await tile(page, 'a1').click();
      await expect.poll(hash(page)).toBe('#1.5.MMUU');
      await expect.poll(() => tile(page, 'b2').locator('.tent-picture:not(.ghost) .tent.o').count()).toBe(1);
      await expect
        .poll(() => said(page).innerText())
        .toBe('Light places a Chief Tent on a1 and camps on b2. Dark to move.');
      await button(page, 'Undo').click();
      await expect.poll(hash(page)).toBe('#1.5.MM');
      await page.keyboard.press('Control+y');
      await expect.poll(hash(page)).toBe('#1.5.MMUU');
      // A piece is picked up and put down where the board does not propose it.
      await button(page, 'Place a Chief (1)').click();
      await tile(page, 'd4').click();
      await expect.poll(hash(page)).toBe('#1.5.MMUUII');
      await expect.poll(() => tile(page, 'd4').locator('.tent.chief.x').count()).toBe(1);
    });
  });

  test('is played with the keyboard alone, and speaks of every tile', async () => {
    await on(PATH, {}, async ({ page }) => {
      await tile(page, 'c3').focus();
      await expect
        .poll(() => tile(page, 'c3').getAttribute('aria-label'))
        .toBe('c3: empty, place a Chief Tent, 1 more');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-name')))
        .toBe('a1');
      await expect
        .poll(() => tile(page, 'a1').getAttribute('aria-label'))
        .toBe('a1: empty, place a Chief Tent, camp on b2, 2 more');
      await page.keyboard.press('Space');
      await expect.poll(hash(page)).toBe('#1.5.MMUU');
      await expect.poll(() => page.locator('.tile[tabindex="0"]').count()).toBe(1);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect.poll(() => tile(page, 'c3').getAttribute('aria-pressed')).toBe('true');
      await page.keyboard.press('Escape');
      await expect.poll(() => tile(page, 'c3').getAttribute('aria-pressed')).toBeNull();
    });
  });

  test('is played with a finger at 360 pixels: a first tap shows, a second one does', async () => {
    await on(PATH, PHONE, async ({ page }) => {
      await tile(page, 'c3').tap();
      await expect.poll(() => page.locator('.tent-picture.ghost').count()).toBe(1);
      await expect.poll(hash(page)).toBe('#1.5.');
      await tile(page, 'c3').tap();
      await expect.poll(hash(page)).toBe('#1.5.MM');
      await tile(page, 'a1').tap();
      await button(page, 'Do it').tap();
      await expect.poll(hash(page)).toBe('#1.5.MMUU');
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(360);
      const box = await tile(page, 'e1').boundingBox();
      expect(box!.width).toBeGreaterThan(44);
      expect(await axeFinds(page)).toEqual([]);
    });
  });

  test('opens a game from its link, goes on after a reload, and steps through its moves', async () => {
    await on(`${PATH}#1.5.MMUUMN&at=1`, {}, async ({ page }) => {
      await expect.poll(() => page.locator('.at').innerText()).toBe('Move 1 of 3');
      await expect.poll(() => page.locator('.tile .tent-picture').count()).toBe(1);
      await button(page, 'End').click();
      await expect.poll(hash(page)).toBe('#1.5.MMUUMN');
      await page.reload();
      await expect.poll(() => page.locator('.at').innerText()).toBe('Move 3 of 3');
      await page.getByRole('button', { name: /Dark places a Chief Tent on c3\./ }).click();
      await expect.poll(() => page.locator('.tile .tent-picture:not(.ghost)').count()).toBe(1);
      expect(await axeFinds(page)).toEqual([]);
    });
  });

  test('says what is wrong with a broken link, and keeps it in sight', async () => {
    await on(`${PATH}#1.5.MMMM`, {}, async ({ page }) => {
      const notice = page.getByRole('alert');
      await expect.poll(() => notice.innerText()).toContain('Move 2 of the game is not possible.');
      await expect.poll(() => notice.innerText()).toContain('#1.5.MMMM');
      await expect.poll(() => hash(page)()).toBe('#1.5.MMMM');
      await button(page, 'Play here').click();
      await expect.poll(hash(page)).toBe('#1.5.');
    });
  });

  test('begins a game on another board with other readings', async () => {
    await on(PATH, {}, async ({ page }) => {
      await page.getByLabel('Tiles along an edge', { exact: true }).selectOption('7');
      await page.getByLabel('Invading').check();
      await button(page, 'Begin a new game').click();
      await expect.poll(() => page.locator('.tile').count()).toBe(49);
      await expect.poll(hash(page)).toBe('#1.7i.');
    });
  });

  test('plays against the program, which answers beside the page, and says what moves are worth', async () => {
    await on(`${PATH}#1.3.`, {}, async ({ page }) => {
      await page.getByLabel('Light', { exact: true }).selectOption('strong');
      await tile(page, 'b2').click();
      // Its turn: it thinks in a worker, and the page can be used meanwhile.
      expect(page.workers().length).toBeLessThanOrEqual(1);
      await expect.poll(hash(page)).toMatch(/^#1\.3\.EE(..)+&o=strong$/);
      await expect.poll(() => page.locator('.score-status').innerText()).toMatch(/^Dark to move/);
      await button(page, 'What is each move worth?').click();
      await expect.poll(() => page.locator('.play table.values').innerText()).toContain('Dark by 1');
      await expect
        .poll(() => page.locator('.panel .explained').first().innerText())
        .toMatch(/^Every value is proved/);
      // Undo leads to where the person can choose again.
      await button(page, 'Undo').click();
      await expect.poll(hash(page)).toBe('#1.3.&o=strong');
    });
  });

  test('watches two programs play to the end, and tells what each move cost', async () => {
    await on(`${PATH}#1.3.&x=greedy&o=steady`, { reducedMotion: 'reduce' }, async ({ page }) => {
      await expect.poll(() => page.locator('.score-status.ended').count()).toBe(1);
      await button(page, 'What did each move cost?').click();
      await expect.poll(() => page.locator('.play ol.review').innerText()).toMatch(/best/);
      await expect
        .poll(() => page.locator('.panel .explained').first().innerText())
        .toMatch(/gave (something|anything)/);
      expect(await axeFinds(page)).toEqual([]);
    });
  });
});
