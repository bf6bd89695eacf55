import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { describe, expect, inject, test } from 'vitest';
import { printBoardJson, makeBoardJson } from '#games/a-new-regime/board/boardJson.ts';
import { boardToPrint } from '#games/a-new-regime/print/boardToPrint.ts';
import { readPdf } from '../lib/render/readPdf.ts';
import { axeFinds } from './axe.ts';
import { openOnePage } from './onePage.ts';

const address = `${inject('site')}a-new-regime/print/`;
const { browser, page, complaints, strangers } = await openOnePage(20_000);

async function visit(hash = ''): Promise<void> {
  // A change of hash alone would not load the page again.
  await page.goto('about:blank');
  await page.goto(address + hash);
  await page.locator('astro-island:not([ssr]) .print-shop').waitFor();
}
const button = (name: string | RegExp) => page.getByRole('button', { name });
const hash = (): Promise<string> => page.evaluate(() => location.hash);
const said = () => page.locator('.print-shop > [role=status]').innerText();
const choose = (group: string, option: string | RegExp) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: option }).check();
const make = async () => {
  await button(/^Make the PDF/).press('Enter');
  await button(/^Save a-new-regime/).waitFor();
};
async function download(press: () => Promise<void>): Promise<{ name: string; bytes: Uint8Array }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path())) };
}
/** The share of the preview's pixels that are not white. */
const inked = () =>
  page.locator('.pdf-frame canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let marked = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at]! < 250 || data[at + 1]! < 250) marked++;
    return marked / (data.length / 4);
  });

describe('the page that prints', () => {
  test('makes what was ordered, shows the file itself page by page by keys, and saves those bytes', async () => {
    await visit();
    await choose('What', 'Cards');
    await choose('Paper', 'Letter');
    await choose('Backs of cards', 'Over short edge');
    await button('Backs down by: one more').press('Enter');
    await expect.poll(hash).toBe('#1&part=cards&paper=letter&backs=short&down=1');
    await make();
    await expect.poll(said).toBe('The PDF is made: 14 pages.');
    await expect.poll(inked).toBeGreaterThan(0.1);
    await expect
      .poll(() =>
        page.getByText('7 sheets of Letter. Print on both sides, turned over the short edge').count(),
      )
      .toBe(1);
    const fronts = await inked();

    await page.locator('.pdf-frame').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(said).toBe('Page 2 of 14: 40 cards, back of sheet 1 of 7');
    await expect.poll(inked).not.toBe(fronts);
    await page.keyboard.press('End');
    await expect.poll(() => page.getByLabel('Page', { exact: true }).inputValue()).toBe('14');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => button('Next page').getAttribute('aria-disabled')).toBe('true');
    await button('First page').click();
    await expect.poll(said).toBe('Page 1 of 14: 40 cards, sheet 1 of 7');

    const { name, bytes } = await download(() => button(/^Save a-new-regime/).click());
    expect(name).toBe('a-new-regime-cards-letter.pdf');
    const { pages, viewerPreferences } = await readPdf(bytes);
    expect(pages.map(({ width, height }) => [width, height])).toEqual(Array(14).fill([279.4, 215.9]));
    expect(viewerPreferences).toMatchObject({ Duplex: 'DuplexFlipShortEdge', PrintScaling: 'None' });

    // A change makes the pages old, and what is old cannot be saved by mistake.
    await choose('Ink', 'Greys');
    await expect.poll(() => page.getByText('from before your last change').count()).toBe(1);
    await expect.poll(() => button(/^Save a-new-regime/).getAttribute('aria-disabled')).toBe('true');
    expect([...complaints, ...strangers]).toEqual([]);
    expect(await axeFinds(page)).toEqual([]);
  });

  test('prints the kit of the board that a link or a file brings, whole or a PDF for each part', async () => {
    await visit('#1.3x5.islands.lagoon');
    await expect.poll(() => page.getByText('3 regimes, 5 states a regime, seed lagoon').count()).toBe(1);
    await make();
    const whole = await download(() => button(/^Save a-new-regime/).click());
    expect(whole.name).toBe('a-new-regime-kit-3-regimes-lagoon-a4.pdf');
    const { outline, pages } = await readPdf(whole.bytes);
    expect(outline[0]).toBe('What is in this kit');
    expect(pages[0]!.texts.join(' ')).toContain('Everything for 3 regimes');
    expect(pages[1]!.texts.join(' ')).toContain('lagoon');
    expect(pages[1]!.links[0]!.address).toContain('/a-new-regime/board/#1.3x5.islands.a4.lagoon');

    const apart = await download(() => button('A PDF for each part (zip)').press('Enter'));
    expect(apart.name).toBe('a-new-regime-kit-3-regimes-lagoon-a4.zip');
    expect(Object.keys(unzipSync(apart.bytes))).toHaveLength(8);

    const made = boardToPrint({ board: '1.5x4.ring.harbour', regimes: 3, states: 3 });
    if (!made.ok) throw new Error(made.error.message);
    await page.getByLabel('Or the JSON file of one').setInputFiles({
      name: 'board.json',
      mimeType: 'application/json',
      buffer: Buffer.from(printBoardJson(makeBoardJson(made.value.board, made.value.settings))),
    });
    await page.getByText('5 regimes, 20 states, seed harbour').waitFor();
    await expect.poll(hash).toContain('board=work');
    await make();
    const other = boardToPrint({ board: '1.3x4.harbour', regimes: 3, states: 3 });
    if (!other.ok) throw new Error(other.error.message);
    await page.getByLabel('Or the JSON file of one').setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from(printBoardJson(makeBoardJson(other.value.board, other.value.settings))),
    });
    await page.getByText('3 regimes, 12 states, seed harbour').waitFor();
    // The pages are of the board before.
    await expect.poll(() => button(/^Save a-new-regime/).getAttribute('aria-disabled')).toBe('true');
    await page.getByLabel('Or the JSON file of one').setInputFiles({
      name: 'letter.json',
      mimeType: 'application/json',
      buffer: Buffer.from('Dear'),
    });
    await page.getByText('The board file is not JSON').waitFor();
    // The board that was there stays.
    await expect.poll(() => page.getByText('3 regimes, 12 states, seed harbour').count()).toBe(1);
    expect([...complaints, ...strangers]).toEqual([]);
  });

  test('stops when it is told to, and says what cannot be made', async () => {
    await visit('#1&part=board&size=a0');
    await button(/^Make the PDF/).click();
    await button('Cancel').click();
    await expect.poll(said).toBe('Stopped.');
    await expect.poll(() => page.locator('progress').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Make the PDF');

    await page.getByLabel('Only pages').fill('99');
    await button(/^Make the PDF/).click();
    await page.getByText('There is no page 99').waitFor();
    await page.getByLabel('Rulers measured').fill('60x60');
    await expect.poll(() => page.getByText('each 90 to 110').count()).toBe(1);
    // What cannot be read does not go into the address, where a reload would lose everything by it.
    await expect.poll(hash).toBe('#1&part=board&size=a0&pages=99');
    await choose('Cut marks', 'All along');
    await expect.poll(hash).toContain('marks=full');

    await visit('#1&part=boat');
    await expect
      .poll(() => page.getByRole('alert').innerText())
      .toContain('The field part in the link is "boat"');
    await expect.poll(hash).toBe('#1&part=boat');
    await expect.poll(() => page.getByLabel('The link as it came').inputValue()).toBe('#1&part=boat');
    await choose('What', 'Dice');
    await expect.poll(hash).toBe('#1&part=dice');
    expect(complaints).toEqual([]);
  });

  test('packs pictures for tables on screen, none larger than they can be, with an object that names them', async () => {
    await visit('#1&regimes=3&states=4');
    await page.getByLabel(/^Address of the folder/).fill('ftp://here');
    await expect.poll(() => button('Save the pack (zip)').getAttribute('aria-disabled')).toBe('true');
    await page.getByLabel(/^Address of the folder/).fill('https://example.org/regime');
    const { name, bytes } = await download(() => button('Save the pack (zip)').click());
    expect(name).toBe('a-new-regime-table-3-regimes-harbour.zip');
    const files = unzipSync(bytes);
    const sizes = Object.entries(files).flatMap(([file, png]) => {
      if (!file.endsWith('.png')) return [];
      const view = new DataView(png.buffer, png.byteOffset);
      return [[file, view.getUint32(16), view.getUint32(20)] as const];
    });
    expect(sizes.find(([file]) => file === 'board.png')?.[1]).toBe(4096);
    for (const [file, width, height] of sizes)
      expect(Math.max(width, height), file).toBeLessThanOrEqual(4096);
    const save = new TextDecoder().decode(files['a-new-regime.json']);
    for (const [, found = ''] of save.matchAll(/"https:\/\/example\.org\/regime\/([^"]+)"/g))
      expect(Object.keys(files)).toContain(found);
    // A sheet that came out black or empty would be many times smaller.
    expect(files['cards-faces.png']!.length).toBeGreaterThan(500_000);
    expect([...complaints, ...strangers]).toEqual([]);
  });

  test('fits a phone at night, and without scripts says where there is paper all the same', async () => {
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
    const small = await phone.newPage();
    // The kit's file has the longest name.
    await small.goto(`${address}#1`);
    await small.locator('astro-island:not([ssr]) .print-shop').waitFor();
    await small.getByRole('button', { name: 'Make the PDF' }).click();
    await small.locator('canvas[data-page]').waitFor();
    await expect
      .poll(() => small.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    expect(await axeFinds(small)).toEqual([]);
    await phone.close();

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(address);
    await expect
      .poll(() => still.locator('noscript').first().textContent())
      .toContain('Without scripts this page cannot make files');
    await expect.poll(() => still.locator('.print-shop').isVisible()).toBe(false);
    await plain.close();
  });
});
