import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { parseBoardFile } from '#games/a-new-regime/board/parseBoardFile.ts';
import { readPdf } from '../lib/render/readPdf.ts';
import { collection, named, polygon, square } from '../lib/board/maps/layMap.ts';
import { axeFinds } from './axe.ts';
import { openOnePage } from './onePage.ts';

const address = `${inject('site')}a-new-regime/maps/`;
const { page, complaints } = await openOnePage(20_000);

beforeAll(async () => {
  await page.goto(`${address}#1.world.south-america.13.auto.3-regimes.two-steps.harbour`);
});

const states = (): Promise<string | null> => page.locator('.states-table summary').textContent();
const alert = () => page.locator('.table [role=alert]');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const from = (name: string) =>
  page.getByRole('group', { name: 'Comes from' }).getByRole('radio', { name }).check();

async function download(name: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(name).click()]);
  return readFileSync(await file.path());
}

describe('the page that makes boards of maps', () => {
  test('opens a link to a part of the world, prints it and saves it', async () => {
    await page.locator('.sheet svg').waitFor();
    await expect.poll(states).toContain('13 states');
    await expect.poll(() => page.locator('.sheet').textContent()).toContain('Natural Earth');
    const pdf = await readPdf(await download('Download PDF'));
    expect(pdf.pages.length).toBeGreaterThan(1);
    const file = parseBoardFile((await download('JSON')).toString('utf8'));
    expect(file.ok && file.value.draft.states.map(({ name }) => name)).toContain('Paraguay');
    expect(complaints).toEqual([]);
  });

  test('follows each choice and writes it into the address', async () => {
    await page.getByLabel('States at most', { exact: true }).fill('8');
    await expect.poll(states).toContain('8 states');
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('.south-america.8.');
    expect(await axeFinds(page)).toEqual([]);
  });

  test('reads a file, lists what could be better, and mends it at the press of a key', async () => {
    await from('A file');
    const tiny = collection(
      named('A', polygon(square(0, 0, 10))),
      named('B', polygon(square(10, 0, 10))),
      named(
        'C',
        polygon([
          [9.95, 10],
          [20, 10],
          [20, 20],
          [9.95, 20],
        ]),
      ),
      named('D', polygon(square(0, 10, 9.95))),
    );
    const input = page.locator('.file-picker input');
    await input.setInputFiles({
      name: 'four.geojson',
      mimeType: 'application/json',
      buffer: Buffer.from(tiny),
    });
    await expect.poll(states).toContain('4 states');
    const repair = page.locator('.breaches button').first();
    await repair.click();
    await expect.poll(states).toContain('3 states');
    // Other rules leave what was mended by hand as it is.
    await page.getByRole('group', { name: 'Regimes' }).getByRole('radio', { name: '4' }).check();
    await expect.poll(() => page.locator('.sheet').textContent()).toContain('board for 4 regimes');
    await expect.poll(states).toContain('3 states');
    await button('Take back the last repair').click();
    await expect.poll(states).toContain('4 states');
    await input.setInputFiles({
      name: 'cut.geojson',
      mimeType: 'application/json',
      buffer: Buffer.from(tiny.slice(0, 90)),
    });
    await expect.poll(() => alert().textContent()).toContain('The file ends in the middle');
    // What was there is in use again, and it is what a reload finds, with the rules that were chosen.
    await page.getByText('In use: four.geojson').waitFor();
    await expect.poll(states).toContain('4 states');
    await page.reload();
    await page.getByText('In use: four.geojson').waitFor();
    await expect.poll(states).toContain('4 states');
    await expect.poll(() => page.locator('.sheet').textContent()).toContain('board for 4 regimes');
    await button('Forget this file').click();
    await expect.poll(() => page.locator('.sheet').count()).toBe(0);
    await page.reload();
    await page.getByText('Choose it or drop it here').waitFor();
    await expect.poll(() => page.locator('.kept-file, .kept-files').count()).toBe(0);
  });

  test('keeps a link that cannot be read until something else is chosen', async () => {
    await page.goto(`${address}#1.world.narnia.24.auto.harbour`);
    await expect.poll(() => alert().textContent()).toContain('"narnia"');
    await expect.poll(() => page.getByLabel('The link as it came').inputValue()).toContain('.narnia.24.');
    await expect.poll(() => page.locator('.sheet').textContent()).toContain('Europe');
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('narnia');
    await button('Put it away').click();
    await expect.poll(() => alert().count()).toBe(0);
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('.europe.');
  });

  test('draws a list as it is typed', async () => {
    await from('A list');
    await page.getByLabel('States and their neighbours').fill('North: Mid\nMid: South\nSouth: ~East');
    await expect.poll(states).toContain('4 states');
    // No address holds a list: the window does, also through a reload.
    await page.reload();
    await expect.poll(states).toContain('4 states');
    await expect
      .poll(() => page.getByLabel('States and their neighbours').inputValue())
      .toContain('South: ~East');
    await page.getByLabel('States and their neighbours').fill('');
    await expect.poll(() => alert().textContent()).toContain('The list is empty');
  });

  test('is traced on by keys alone, and opens in the studio', async () => {
    await from('A picture');
    await page.getByRole('radio', { name: 'Sites' }).check();
    const picture = page.locator('.trace-picture');
    await picture.focus();
    for (const key of [
      'Enter',
      ...Array<string>(8).fill('ArrowLeft'),
      'Enter',
      ...Array<string>(16).fill('ArrowRight'),
      'Enter',
    ])
      await page.keyboard.press(key);
    await expect.poll(states).toContain('3 states');
    await page.getByLabel('Name of state 2').fill('Westmark');
    await expect.poll(() => page.locator('.states-table').textContent()).toContain('Westmark');
    await picture.focus();
    await page.keyboard.press('Backspace');
    await expect.poll(() => page.locator('.traced-names li').count()).toBe(2);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.traced-names li').count()).toBe(3);
    await expect.poll(() => page.locator('.progress-row progress').count()).toBe(0);
    expect(await axeFinds(page)).toEqual([]);
    await button('Open in the studio').click();
    await page.waitForURL('**/a-new-regime/board/#work');
    const kept = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opened = indexedDB.open('realmwright-a-new-regime');
          opened.onsuccess = () => {
            const all = opened.result.transaction('works').objectStore('works').getAll();
            all.onsuccess = () => resolve((all.result as { json: string }[]).map(({ json }) => json).join());
          };
        }),
    );
    const file = parseBoardFile(kept);
    expect(file.ok && file.value.draft.states.map(({ name }) => name)).toContain('Westmark');
    await page.goBack();
    await button('Print the game with it').click();
    await page.getByText(/regimes, 3 states, .*, seed/).waitFor();
  });
});
