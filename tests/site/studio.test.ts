import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { parseBoardFile } from '#games/a-new-regime/board/parseBoardFile.ts';
import { parseBoardHash } from '#games/a-new-regime/board/boardLink.ts';
import { axeFinds } from './axe.ts';
import { openOnePage } from './onePage.ts';

const address = `${inject('site')}a-new-regime/board/`;
const { browser, page, complaints } = await openOnePage(10_000);

async function visit(hash = '', on = page): Promise<void> {
  await on.goto('about:blank');
  await on.goto(address + hash);
  await on.locator('astro-island:not([ssr]) .maker').waitFor();
}

const hash = (): Promise<string> => page.evaluate(() => location.hash);
const said = (): Promise<string> => page.locator('.maker > [role=status]').innerText();
const state = (key: number) => page.locator(`.overlay [data-id="${key}"]`);
const panel = () => page.locator('.state-panel');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const name = () => panel().getByRole('textbox', { name: 'Name' });
const editsOf = async () => {
  const parsed = parseBoardHash(await hash());
  return parsed.ok ? (parsed.value.edits ?? []) : [];
};

/** Opens the panel of a state by keyboard. */
async function openState(key: number): Promise<void> {
  await state(key).focus();
  await page.keyboard.press('Enter');
  await panel().waitFor();
}

async function download(press: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(press).click()]);
  return readFileSync(await file.path());
}

describe('the panel of a state', () => {
  test('renames, rolls, locks and is undone, by mouse; the address brings it all back', async () => {
    await visit('#1.4x5.harbour');
    await state(5).click({ force: true });
    await name().fill('Elmwood');
    await expect.poll(hash).toMatch(/^#2\.4x5\.harbour\./);
    await panel().getByRole('radio', { name: '4: religious' }).check({ force: true });
    await panel().getByRole('radio', { name: 'Shaded 3: 3 figures', exact: true }).check({ force: true });
    await expect.poll(said).toBe('Elmwood now has 3 figures.');
    await button('Lock the affiliation of Elmwood').click();
    await expect.poll(() => panel().getByRole('radio', { name: '4: religious' }).isDisabled()).toBe(true);
    await expect.poll(async () => (await editsOf()).length).toBe(4);
    const edited = await page.locator('.sheet .scene').innerHTML();
    await page.reload();
    await page.locator('astro-island:not([ssr]) .maker').waitFor();
    await expect.poll(() => state(5).getAttribute('aria-label')).toBe('Elmwood, 5, religious, population 3');
    await expect.poll(() => page.locator('.sheet .scene').innerHTML()).toBe(edited);
    await expect.poll(async () => (await editsOf()).length).toBe(4);
    expect(complaints).toEqual([]);
  });

  test('merges, floods, raises, joins by sea and splits, and undo takes each back', async () => {
    await visit('#1.4x5.harbour');
    await state(17).click({ force: true });
    await panel().waitFor();
    await panel()
      .getByRole('group', { name: /takes in a neighbour/ })
      .getByRole('button')
      .first()
      .click();
    await expect.poll(() => page.locator('.overlay [role=option]').count()).toBe(19);
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('.overlay [role=option]').count()).toBe(20);
    await button('The west becomes a state').click();
    await expect.poll(() => page.locator('.overlay [role=option]').count()).toBe(21);
    await expect.poll(said).toMatch(/^Lemán is split; the new state is /);
    await button('Undo').click();
    await panel().getByRole('button', { name: 'Turn to water' }).click();
    await expect.poll(said).toContain('Lemán is now under water.');
    await expect.poll(() => page.locator('.overlay .drowned').count()).toBe(1);
    await button('Raise it again').click();
    await expect.poll(said).toContain('Lemán is land again.');
    await button('Close').click();
    await state(5).click({ force: true });
    await panel().getByLabel('A new one to').selectOption({ label: 'Low Lantern' });
    await panel().getByRole('button', { name: 'Add' }).click();
    await panel()
      .getByRole('button', { name: /^Remove the sea route/ })
      .click();
    await expect.poll(said).toContain('is gone.');
    expect(complaints).toEqual([]);
  });

  test('opens by Enter with the focus in it, and Escape leads back to the state', async () => {
    await visit('#1.4x5.harbour');
    await openState(9);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('state-panel');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('!');
    await page.keyboard.press('Escape');
    await expect.poll(() => panel().count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-id'))).toBe('9');
    await expect.poll(() => state(9).getAttribute('aria-label')).toContain('!');
  });

  test('moves a capital, keeps the focus where keys come and go, and is closed by Escape on the board', async () => {
    await visit('#1.4x5.harbour');
    await page.locator('.maker .table').hover();
    await button('Place these').click();
    const placed = () => page.locator('.placed .plain').allInnerTexts();
    await expect.poll(async () => (await placed()).length).toBe(4);
    const [first] = await placed();
    await openState(1);
    await expect.poll(() => panel().locator('h2').innerText()).toBe(`1 ${first}`);
    const to = await panel().getByLabel('Move it to').locator('option').first().innerText();
    await button('Move the capital').focus();
    await page.keyboard.press('Enter');
    await expect.poll(said).toBe(`The capital moves from ${first} to ${to}.`);
    await expect.poll(async () => (await placed())[0]).toBe(to);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('state-panel');
    await state(1).focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => panel().count()).toBe(0);
  });
});

describe('moving a state', () => {
  test('by pointer shows where it would lie before it does, and is one step', async () => {
    await visit('#1.4x5.harbour');
    await state(9).click({ force: true });
    const knob = page.locator('[data-handle] .knob');
    const box = (await knob.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 6, y + 2);
    await page.mouse.move(x + 10, y + 4);
    await expect.poll(() => page.locator('.mover .preview').count()).toBeGreaterThan(0);
    await expect.poll(hash).toBe('#1.4x5.harbour');
    await page.mouse.up();
    await expect.poll(said).toMatch(/is moved [\d.]+ mm east and [\d.]+ mm south/);
    await expect.poll(async () => (await editsOf()).map(({ type }) => type)).toEqual(['move']);
    await page.keyboard.press('Control+z');
    await expect.poll(hash).toBe('#1.4x5.harbour');
  });

  test('by arrow keys is told at each step; Enter takes it, Escape leaves it', async () => {
    await visit('#1.4x5.harbour');
    await openState(9);
    await button('Move').press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect.poll(said).toBe('1 mm east and 1 mm north.');
    await page.keyboard.press('Escape');
    await expect.poll(hash).toBe('#1.4x5.harbour');
    await page.locator('[data-handle]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await editsOf())[0]).toEqual({ type: 'move', key: 9, dx: 1, dy: 0 });
  });
});

describe('a broken promise', () => {
  test('is told once, listed, marked on the map, and mended by its key', async () => {
    await visit('#1.4x5.harbour');
    // Stonehaven is all that ties Bramwell to the map.
    await openState(4);
    await button('Turn to water').click();
    await page.locator('.breaches').waitFor();
    await expect.poll(said).toMatch(/Stonehaven is now under water\..*as promised/s);
    await expect.poll(() => page.locator('.breach-marks .mark').count()).toBeGreaterThan(0);
    const marked = () => page.evaluate(() => document.activeElement?.getAttribute('data-breach'));
    // Beside the panel, too, for the list may be out of sight.
    await page.getByRole('button', { name: /^Not as promised/ }).click();
    await expect.poll(marked).toBe('1');
    await page.locator('.sheet').click({ position: { x: 30, y: 30 } });
    await page.locator('.breach-marks .mark').first().click();
    await expect.poll(marked).toBe('1');
    const told = () => page.locator('.maker .table').innerText();
    await expect.poll(told).toContain('No way leads from Bramwell');
    await page.locator('.breaches li .keys-row button').first().click();
    await expect.poll(told).not.toContain('No way leads from Bramwell');
    await expect.poll(said).toContain('A sea route joins');
    expect(await axeFinds(page, { exclude: ['.scene'] })).toEqual([]);
  });
});

describe('files', () => {
  test('of an edited board open again as that board; others are told and change nothing', async () => {
    await visit('#1.4x5.harbour');
    await state(5).click({ force: true });
    await name().fill('Elmwood');
    await button('Close').click();
    const json = await download('JSON');
    const link = await hash();
    const read = parseBoardFile(json.toString('utf8'));
    expect(read.ok && read.value.draft.states[4]!.name).toBe('Elmwood');
    await page.getByRole('radio', { name: '6', exact: true }).check();
    const field = page.locator('input[type=file]');
    await field.setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: json });
    await expect.poll(hash).toBe(link);

    const refuse = async (fileName: string, text: string, word: string) => {
      await field.setInputFiles({ name: fileName, mimeType: 'application/json', buffer: Buffer.from(text) });
      await expect.poll(() => page.locator('.refusal').innerText()).toContain(word);
      await expect.poll(hash).toBe(link);
    };
    await refuse('a.json', '{"version": 9, "game": "a-new-regime"}', 'version 9');
    await refuse('b.json', 'not json', 'not JSON');
    await refuse('c.json', '{"type":"FeatureCollection","features":[]}', 'a map, not a board');
    expect(complaints).toEqual([]);
  });

  test('of other formats hold what they say', async () => {
    await visit('#1.3x5.harbour');
    await page.locator('.panels').scrollIntoViewIfNeeded();
    const geo = JSON.parse((await download('GeoJSON')).toString('utf8')) as { features: unknown[] };
    expect(geo.features.length).toBeGreaterThanOrEqual(15);
    expect((await download('CSV of borders')).toString('utf8').split('\r\n')[0]).toBe(
      'a,b,kind,mm,a_name,b_name',
    );
    await page.getByLabel('a picture of').selectOption('2048');
    const png = await download('PNG');
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      2048,
      1448,
    ]);
  });

  test('dropped on the page are opened; a board that no link holds is kept over a reload', async () => {
    await visit('#1.4x5.harbour');
    await state(5).click({ force: true });
    await name().fill('Elmwood');
    const json = (await download('JSON')).toString('utf8');
    // Without its seed no settings give it any more.
    const foreign = JSON.stringify({
      ...(JSON.parse(json) as object),
      title: 'My land',
      origin: { kind: 'map' },
    });
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'land.json', { type: 'application/json' }));
      for (const type of ['dragover', 'drop'])
        dispatchEvent(new DragEvent(type, { dataTransfer: data, cancelable: true }));
    }, foreign);
    await expect.poll(hash).toBe('#work');
    await state(6).click({ force: true });
    await name().fill('Oakwood');
    await expect.poll(() => page.locator('.sheet .scene').innerHTML()).toContain('Oakwood');
    await page.waitForTimeout(300);
    await page.reload();
    await page.locator('astro-island:not([ssr]) .maker').waitFor();
    await expect.poll(() => state(6).getAttribute('aria-label')).toContain('Oakwood');
    await expect.poll(hash).toBe('#work');
    await expect.poll(() => page.locator('.opened-board').innerText()).toContain('My land');
    await button('Draw a new board').click();
    await expect.poll(hash).toMatch(/^#1\./);
    expect(complaints).toEqual([]);
  });
});

describe('on a phone', () => {
  test('a tap opens the panel at the foot of the screen, and all of the board stays in sight above it', async () => {
    const phone = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const small = await phone.newPage();
    await visit('#1.4x5.harbour', small);
    const box = async (what: string) => (await small.locator(what).boundingBox())!;
    const [sheet, pdf] = [await box('.sheet'), await box('.at-hand .strong')];
    expect(pdf.y - (sheet.y + sheet.height)).toBeLessThan(40);
    expect(pdf.y + pdf.height).toBeLessThan(740);
    await small.locator('.overlay [data-id="5"]').tap({ force: true });
    await small.locator('.state-panel').waitFor();
    // It slides in.
    const foot = async () => {
      const { y, height } = await box('.maker .controls');
      return Math.round(y + height);
    };
    await expect.poll(foot).toBe(740);
    await expect.poll(async () => (await box('.sheet')).y).toBeGreaterThanOrEqual(0);
    const [map, keys, under] = [await box('.sheet'), await box('.at-hand'), await box('.maker .controls')];
    expect(map.y + map.height).toBeLessThan(keys.y);
    expect(keys.y + keys.height).toBeLessThanOrEqual(under.y);
    await small.locator('.state-panel').getByRole('button', { name: 'Turn to water' }).tap();
    await small.getByRole('button', { name: 'Raise it again' }).tap();
    await expect
      .poll(() => small.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    const reach = (await small.locator('[data-handle] .reach').boundingBox())!;
    expect(reach.width).toBeGreaterThanOrEqual(24);
    // Undone by a thumb, and put away by a tap on the sea.
    await small.locator('.at-hand').getByRole('button', { name: 'Undo' }).tap();
    await small.locator('.at-hand').getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => small.evaluate(() => location.hash)).toBe('#1.4x5.harbour');
    await small.locator('.overlay').tap({ position: { x: 4, y: 4 } });
    await expect.poll(() => small.locator('.state-panel').count()).toBe(0);
    await expect
      .poll(() => small.locator('.maker .controls').evaluate((one) => getComputedStyle(one).position))
      .toBe('static');
    await phone.close();
  });
});
