import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { makeBoardJson, printBoardJson } from '#games/a-new-regime/board/boardJson.ts';
import { makeBoardHash } from '#games/a-new-regime/board/boardLink.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS, type BoardSettings } from '#games/a-new-regime/board/settings.ts';
import { readPdf } from '../lib/render/readPdf.ts';
import { axeFinds } from './axe.ts';
import { openOnePage } from './onePage.ts';

const address = `${inject('site')}a-new-regime/board/`;
const { browser, context, page, complaints, requests } = await openOnePage(8_000);

/** The board page with that hash, loaded anew, once its scripts run. */
async function load(hash = '', on = page): Promise<void> {
  // A change of hash alone would not load the page again.
  await on.goto('about:blank');
  await on.goto(address + hash);
  await on.locator('astro-island:not([ssr]) .maker').waitFor();
}

/** The same without loading it anew where it is open already: that takes most of the time. */
async function visit(hash = '', on = page): Promise<void> {
  if (!on.url().startsWith(address)) return load(hash, on);
  const close = on.locator('.state-panel').getByRole('button', { name: 'Close', exact: true });
  if (await close.count()) await close.evaluate((key) => (key as HTMLElement).click());
  await on.evaluate((wanted) => {
    // The same address twice would open nothing.
    history.replaceState(null, '', '#');
    location.hash = wanted;
  }, hash || '#1.4x5.harbour');
  await on
    .locator(`.maker[data-hash="${hash || '#1.4x5.harbour'}"], .maker .notice`)
    .first()
    .waitFor();
}

const hash = (): Promise<string> => page.evaluate(() => location.hash);
const said = () => page.locator('.maker > [role=status]');
const states = () => page.locator('.overlay [role=option]');
const drawing = (): Promise<string> => page.locator('.sheet .scene').innerHTML();
const button = (name: string | RegExp) => page.getByRole('button', { name });

const choose = (group: string, option: string) =>
  page
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name: option, exact: true })
    .check();

async function download(press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

function jsonFromNode(settings: BoardSettings): string {
  const board = generateBoard(settings);
  if (!board.ok) throw new Error(board.error.message);
  return printBoardJson(makeBoardJson(board.value, settings));
}

describe('the board page', () => {
  test('shows in the served page the very drawing that its scripts make', async () => {
    const served = await (await fetch(address)).text();
    await visit();
    const [, text] = /<div class="scene"[^>]*>(<svg[\s\S]*?<\/svg>)/.exec(served) ?? [];
    expect(text?.length).toBeGreaterThan(20_000);
    // All of the board; link and code beside it lead to where the page was opened, which the build cannot know.
    const [before, after] = await page.evaluate((markup) => {
      const host = document.createElement('div');
      host.innerHTML = markup;
      const layers = (root: Element) =>
        ['sea', 'land', 'patterns', 'borders', 'coast', 'labels', 'frame'].map(
          (name) => root.querySelector(`g.${name}`)?.outerHTML ?? `no ${name}`,
        );
      return [layers(host), layers(document.querySelector('.sheet .scene')!)];
    }, text!);
    expect(before).toEqual(after);
    expect(before!.join('').length).toBeGreaterThan(20_000);
    // Drawn anew by the scripts, it is the same once more.
    const first = await drawing();
    await choose('Paper', 'A4');
    await expect.poll(drawing).not.toBe(first);
    await choose('Paper', 'A3');
    await expect.poll(drawing).toBe(first);
    expect(complaints).toEqual([]);
  });

  test('draws another board for every setting, and writes it into the address', async () => {
    await visit();
    await expect.poll(hash).toBe('#1.4x5.harbour');
    const changes: [() => Promise<void>, string][] = [
      [() => choose('Regimes', '5'), '#1.5x5.harbour'],
      [() => button('States a regime: one more').click(), '#1.5x6.harbour'],
      [() => page.getByLabel('States a regime', { exact: true }).selectOption('4').then(), '#1.5x4.harbour'],
      [() => choose('Land', 'Islands'), '#1.5x4.islands.harbour'],
      [() => choose('Capitals apart', 'Three steps'), '#1.5x4.islands.three-steps.harbour'],
      [() => page.getByLabel('Seed').fill('lagoon'), '#1.5x4.islands.three-steps.lagoon'],
      [() => button('Tall').click(), '#1.5x4.281x404mm.islands.three-steps.lagoon'],
      [() => page.getByLabel('Width').fill('300'), '#1.5x4.300x404mm.islands.three-steps.lagoon'],
      [() => choose('Paper', 'Letter'), '#1.5x4.300x404mm.islands.three-steps.letter.lagoon'],
    ];
    let before = await drawing();
    for (const [change, wanted] of changes) {
      await change();
      await expect.poll(hash).toBe(wanted);
      const now = await drawing();
      expect(now).not.toBe(before);
      before = now;
    }
    await expect.poll(() => states().count()).toBe(20);
    expect(complaints).toEqual([]);
  });

  test('shows every look on the sheet and in the address', async () => {
    await visit();
    await choose('Paper', 'A4');
    await choose('Lies', 'Portrait');
    await expect.poll(() => page.locator('.sheet').getAttribute('data-page')).toBe('a4-portrait');
    await choose('States show', 'Numbers');
    await expect.poll(drawing).not.toContain(`${boardOf(DEFAULT_SETTINGS).board.states[0]!.name}</text>`);
    await choose('Ink', 'Greys');
    await expect.poll(drawing).not.toMatch(/fill="#efbdae"/);
    await choose('Ink', 'Low ink');
    await page.getByLabel('Mark places for capitals').check();
    await expect.poll(drawing).toContain('class="capitals"');
    await expect.poll(hash).toBe('#1.4x5.a4.portrait.numbers.low-ink.greyscale.capitals.harbour');
  });

  test('undoes and redoes by button and by key, but leaves text fields their own keys', async () => {
    await visit();
    await choose('Regimes', '6');
    await choose('Land', 'Ring');
    await button('Undo').click();
    await expect.poll(hash).toBe('#1.6x5.harbour');
    await page.keyboard.press('Control+z');
    await expect.poll(hash).toBe('#1.4x5.harbour');
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+y');
    await expect.poll(hash).toBe('#1.6x5.ring.harbour');
    await page.getByLabel('Seed').press('Control+z');
    await expect.poll(hash).toBe('#1.6x5.ring.harbour');
    await expect.poll(() => button('Redo').getAttribute('aria-disabled')).toBe('true');
  });

  test('makes a new seed, and the browser’s Back key returns to the board before', async () => {
    await visit();
    const before = await drawing();
    await button('New seed').click();
    await expect.poll(hash).toMatch(/^#1\.4x5\.[a-z]{7}-\d\d$/);
    await expect.poll(drawing).not.toBe(before);
    await page.goBack();
    await expect.poll(drawing).toBe(before);
    await expect.poll(() => page.getByLabel('Seed').inputValue()).toBe('harbour');
  });

  test('says what is wrong with a seed and keeps the last board', async () => {
    await visit();
    const before = await drawing();
    const seed = page.getByLabel('Seed');
    await seed.fill('');
    const problem = page.locator('.field-problem');
    await expect.poll(() => problem.innerText()).toContain('The seed "" is empty');
    await expect.poll(() => seed.getAttribute('aria-describedby')).toBe(await problem.getAttribute('id'));
    await expect.poll(drawing).toBe(before);
    await seed.fill('harbour 2');
    await expect.poll(() => problem.count()).toBe(0);
    await expect.poll(hash).toBe('#1.4x5.harbour_2');
  });

  test('shows why settings have no board, keeps the last one, and offers what works', async () => {
    await load('#1.8x12.120x120mm.harbour');
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.innerText()).toMatch(/has room for \d+ states .*96 are wanted/);
    await expect.poll(() => page.locator('.stale').innerText()).toContain('seed harbour, 4 regimes');
    await alert.getByRole('button').first().click();
    await expect.poll(() => alert.count()).toBe(0);
    await expect.poll(hash).not.toContain('120x120mm.harbour');
    await expect.poll(() => page.locator('.stale').count()).toBe(0);
  });
});

describe('a link', () => {
  test('brings back settings and look as they were, on a fresh page', async () => {
    const choice = {
      settings: { ...DEFAULT_SETTINGS, seed: 'Sjö & Fjäll', regimes: 6, shape: 'two-continents' as const },
      look: { ...DEFAULT_LOOK, paper: 'tabloid' as const, labels: 'numbers' as const },
    };
    await visit(makeBoardHash(choice));
    const first = await drawing();
    await expect.poll(() => page.getByLabel('Seed').inputValue()).toBe('Sjö & Fjäll');
    await expect.poll(hash).toBe(makeBoardHash(choice));
    await page.reload();
    await page.locator('astro-island:not([ssr]) .maker').waitFor();
    await expect.poll(drawing).toBe(first);
  });

  test('is shown, short, and copied', async () => {
    await visit('#1.4x5.islands.lagoon');
    const field = page.getByRole('textbox', { name: 'Link to this board' });
    await expect.poll(() => field.inputValue()).toBe(page.url());
    const link = await field.inputValue();
    expect(link.length).toBeLessThanOrEqual(150);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button('Copy link').click();
    await page.locator('.share .status', { hasText: 'copied' }).waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await context.clearPermissions();
  });

  test('is selected for the person’s own keys where the clipboard is refused', async () => {
    await visit();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await button('Copy link').click();
    await page.locator('.share .status', { hasText: 'The text is selected' }).waitFor();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(page.url());
  });

  test.each([
    ['of a newer version', '#3.4x5.harbour', 'version 3'],
    ['with an unknown word', '#1.4x5.isalnds.harbour', 'islands'],
    ['with numbers out of range', '#1.99x5.harbour', '99'],
    ['that tries to be markup', '#<img src=x onerror=alert(1)>', 'version number'],
  ])('%s is told, kept for copying, and left in the address', async (_, broken, word) => {
    await visit(broken);
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.innerText()).toContain(word);
    await expect
      .poll(async () => decodeURIComponent(await alert.getByLabel('The link as it came').inputValue()))
      .toBe(broken);
    await expect.poll(async () => decodeURIComponent(await hash())).toBe(broken);
    await expect.poll(() => states().count()).toBe(20);
    await choose('Regimes', '3');
    await expect.poll(hash).toBe('#1.3x5.harbour');
    await alert.getByRole('button', { name: 'Put it away' }).click();
    await expect.poll(() => alert.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('with a full stop at its end is opened without it, once that is asked for', async () => {
    await visit('#1.5x5.islands.lagoon.');
    await button('Open it without “.” at its end').click();
    await expect.poll(hash).toBe('#1.5x5.islands.lagoon');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await expect.poll(() => states().count()).toBe(25);
  });

  test('to a place on the page is not taken for a board', async () => {
    await visit('#1.5x5.harbour');
    await page.evaluate(() => (location.hash = '#_top'));
    await expect.poll(hash).toBe('#1.5x5.harbour');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });
});

describe('scripts', () => {
  test('of the page are at most 90 KB before anything is asked for', async () => {
    await load();
    await page.waitForLoadState('networkidle');
    const files = [...new Set(requests.filter((url) => url.endsWith('.js')))];
    const bodies = await Promise.all(files.map(async (url) => (await fetch(url)).arrayBuffer()));
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([src])')].map((script) => script.textContent),
    );
    const bytes = [...bodies.map((body) => new Uint8Array(body)), ...inline].map(
      (code) => gzipSync(code).byteLength,
    );
    expect(files.length).toBeGreaterThan(2);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90 * 1024);
  });
});

describe('files', () => {
  test('PDF code is not asked for before a PDF is', async () => {
    await visit();
    await choose('Regimes', '5');
    await download(() => button(/^JSON$/).click());
    await download(() => button(/^SVG$/).click());
    const heavy = (): string[] => requests.filter((url) => /boardPdf|fonts\/print/.test(url));
    expect(heavy()).toEqual([]);
    await download(() => button('Download PDF').click());
    expect(heavy().length).toBeGreaterThanOrEqual(4);
    expect(complaints).toEqual([]);
  });

  test('JSON is what Node makes, byte for byte', async () => {
    const settings = { ...DEFAULT_SETTINGS, seed: 'Olů', regimes: 8, shape: 'islands' as const };
    await visit(makeBoardHash({ settings, look: DEFAULT_LOOK }));
    const { name, bytes } = await download(() => button(/^JSON$/).click());
    expect(name).toBe('a-new-regime-8-regimes-olu_iuzqxv.json');
    expect(bytes.toString('utf8')).toBe(jsonFromNode(settings));
  });

  test('PDF is of the paper’s size and names the seed', async () => {
    await visit('#1.4x5.a4.harbour');
    const { name, bytes } = await download(() => button('Download PDF').click());
    expect(name).toBe('a-new-regime-4-regimes-harbour.pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const { pages } = await readPdf(new Uint8Array(bytes));
    expect(pages[0]!.width).toBeCloseTo(297, 1);
    expect(pages[0]!.height).toBeCloseTo(210, 1);
    await expect.poll(() => page.locator('.share .status').innerText()).toContain('PDF is ready');
  });

  test('SVG is a drawing at true size', async () => {
    await visit('#1.4x5.a4.harbour');
    const { name, bytes } = await download(() => button(/^SVG$/).click());
    expect(name).toBe('a-new-regime-4-regimes-harbour.svg');
    const root = await page.evaluate((text) => {
      const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
      return [
        documentElement.localName,
        documentElement.getAttribute('width'),
        documentElement.getAttribute('height'),
      ];
    }, bytes.toString('utf8'));
    expect(root).toEqual(['svg', '297mm', '210mm']);
  });

  test('CSV is the table of states', async () => {
    await visit('#1.3x5.harbour');
    const { name, bytes } = await download(() => button('CSV of states').click());
    expect(name).toBe('a-new-regime-3-regimes-harbour.csv');
    expect(bytes.toString('utf8').trimEnd().split('\r\n')).toHaveLength(16);
  });

  test('a PDF that cannot be made says why', async () => {
    await visit();
    await page.route('**/fonts/print/**', (route) => route.fulfill({ status: 503, body: '' }));
    await button('Download PDF').click();
    const status = page.locator('.share .status.failed');
    await status.waitFor();
    await expect.poll(() => status.innerText()).toContain('answer 503');
    await page.unroute('**/fonts/print/**');
  });
});

describe('without a connection', () => {
  test('a PDF says so, and can be had once the connection is back', async () => {
    const own = await browser.newContext({ acceptDownloads: true });
    const there = await own.newPage();
    await visit('#1.3x3.a4.h', there);
    const press = () => there.getByRole('button', { name: 'Download PDF' }).click();
    const failed = () => there.locator('.share .status.failed').innerText();

    await own.setOffline(true);
    await press();
    await expect.poll(failed).toContain('The fonts for it could not be loaded. Check the connection');
    await own.setOffline(false);
    await own.route(/boardPdfWorker/, (route) => route.abort('internetdisconnected'));
    await press();
    await expect.poll(failed).toContain('The part that makes PDFs could not be loaded. Check the connection');
    await own.unroute(/boardPdfWorker/);
    const [file] = await Promise.all([there.waitForEvent('download'), press()]);
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await expect.poll(() => there.locator('.share .status.failed').count()).toBe(0);
    await own.close();
  });
});

test('a double click on Download PDF saves one file', async () => {
  await visit('#1.3x3.a4.h');
  let files = 0;
  const count = () => void files++;
  page.on('download', count);
  await button('Download PDF').dblclick();
  await page.locator('.share .status', { hasText: 'PDF is ready' }).waitFor();
  await page.waitForTimeout(1_000);
  page.off('download', count);
  expect(files).toBe(1);
});

describe('under a base path', () => {
  test('the link leads there, and a PDF finds its fonts', async () => {
    await page.goto(`${inject('siteUnderBase')}a-new-regime/board/`);
    await page.locator('astro-island:not([ssr]) .maker').waitFor();
    await choose('Regimes', '3');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Link to this board' }).inputValue())
      .toBe(`${inject('siteUnderBase')}a-new-regime/board/#1.3x5.harbour`);
    const { bytes } = await download(() => button('Download PDF').click());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(complaints).toEqual([]);
  });
});

describe('by keyboard', () => {
  test('leads from the first Tab to a downloaded PDF', async () => {
    await visit();
    const focused = (): Promise<string> =>
      page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
      });
    const seen: string[] = [];
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      seen.push(await focused());
      if (seen.at(-1) === 'Download PDF') break;
    }
    expect(seen.at(-1)).toBe('Download PDF');
    // The whole board is one stop on the way.
    expect(seen.filter((name) => /population \d/.test(name))).toHaveLength(1);
    const { bytes } = await download(() => page.keyboard.press('Enter'));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('arrow keys lead over the board, the readout follows, and Enter says everything once', async () => {
    await visit();
    const { board } = boardOf(DEFAULT_SETTINGS);
    await states().first().focus();
    const current = (): Promise<number> =>
      page.evaluate(() => Number(document.activeElement?.getAttribute('data-id')));
    await page.keyboard.press('ArrowRight');
    const second = await current();
    expect(board.borders.some(({ a, b }) => a === 1 && b === second)).toBe(true);
    await expect
      .poll(() => page.locator('.readout h2').innerText())
      .toContain(board.states[second - 1]!.name);
    await page.keyboard.press('End');
    await expect.poll(current).toBe(20);
    await page.keyboard.press('ArrowUp');
    expect(board.states[(await current()) - 1]!.centre[1]).toBeGreaterThan(board.states[19]!.centre[1]);
    await page.keyboard.press('Home');
    await expect.poll(() => page.locator('.overlay [aria-selected=true]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => said().innerText())
      .toMatch(new RegExp(`^${board.states[0]!.name}, state 1, .*Borders on .*\\.$`));
  });

  test('the focus stays where it is when the board is drawn anew', async () => {
    await visit();
    await choose('Land', 'Ring');
    await states().nth(2).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(hash).toBe('#1.4x5.harbour');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-id'))).toBe('3');
    await states().nth(19).focus();
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-id'))).toBe('20');
  });

  test('the focus is not lost when its state is gone', async () => {
    await visit();
    await choose('Regimes', '5');
    await states().nth(24).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => states().count()).toBe(20);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('option');
  });

  test('capitals are placed where they may stand, and refused elsewhere with the reason', async () => {
    await visit();
    const { board } = boardOf(DEFAULT_SETTINGS);
    const [first] = board.capitals.suggested;
    await states()
      .nth(first! - 1)
      .focus();
    await button('Place a capital here').press('Enter');
    await expect.poll(() => said().innerText()).toContain('Capital 1 of 4');
    await expect.poll(() => page.locator('.overlay .token').count()).toBe(1);
    const near = board.borders.find(({ a, b }) => a === first || b === first)!;
    await states()
      .nth((near.a === first ? near.b : near.a) - 1)
      .focus();
    await expect.poll(() => page.locator('.readout .capital').innerText()).toContain('1 step from');
    await expect.poll(() => button('Place a capital here').getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => page.locator('.overlay .ring.open').count()).toBeGreaterThan(0);
    await button('Place these').click();
    await expect.poll(() => page.locator('.overlay .token').count()).toBe(4);
    await expect.poll(() => page.locator('.overlay .ring.open').count()).toBe(0);
    await button('Undo').click();
    await expect.poll(() => page.locator('.overlay .token').count()).toBe(1);
  });
});

function boardOf(settings: BoardSettings) {
  const board = generateBoard(settings);
  if (!board.ok) throw new Error(board.error.message);
  return { board: board.value };
}

describe('by pointer', () => {
  test('the readout shows the state below it, and on the sea the one that was chosen', async () => {
    await visit();
    const name = () => page.locator('.readout h2').innerText();
    await states()
      .nth(2)
      .click({ position: await middleOf(3) });
    const chosen = await name();
    await states()
      .nth(10)
      .hover({ position: await middleOf(11) });
    await expect.poll(name).toContain(boardOf(DEFAULT_SETTINGS).board.states[10]!.name);
    await page.locator('.overlay').hover({ position: { x: 4, y: 4 } });
    await expect.poll(name).toBe(chosen);
  });
});

/** The middle of a state, in pixels from the corner of its box: boxes of states overlap. */
async function middleOf(id: number): Promise<{ x: number; y: number }> {
  const { polygon, centre } = boardOf(DEFAULT_SETTINGS).board.states[id - 1]!;
  const west = Math.min(...polygon.map(([x]) => x));
  const north = Math.max(...polygon.map(([, y]) => y));
  const east = Math.max(...polygon.map(([x]) => x));
  const { width } = (await states()
    .nth(id - 1)
    .boundingBox())!;
  const scale = width / (east - west);
  return { x: (centre[0] - west) * scale, y: (north - centre[1]) * scale };
}

describe('for everybody', () => {
  test.each([
    ['light', 'a broken link', '#1.4x5.isles.harbour'],
    ['dark', 'settings without a board', '#1.8x12.120x120mm.harbour'],
  ] as const)(
    'axe finds nothing in the %s theme, with %s, readout and table',
    async (colorScheme, _, place) => {
      await page.emulateMedia({ colorScheme });
      await visit(place);
      await states().nth(4).focus();
      await page.keyboard.press('Enter');
      await page.locator('summary', { hasText: 'The board as a table' }).click();
      // The drawing is one picture to a reader, and hundreds of shapes to axe.
      expect(await axeFinds(page, { exclude: ['.scene'] })).toEqual([]);
      await page.emulateMedia({ colorScheme: null });
    },
  );

  test('forced colours leave every choice, key and piece to be told apart', async () => {
    const forced = await browser.newContext({ forcedColors: 'active', colorScheme: 'dark' });
    const there = await forced.newPage();
    await visit('#1.4x5.harbour', there);
    const look = (selector: string) =>
      there
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, color, borderTopColor } = getComputedStyle(element);
          return { backgroundColor, color, borderTopColor };
        });
    // One group after the other: Regimes, Land, Capitals apart, Paper, Lies, States show, Ink.
    const groups = await there.locator('.choices').count();
    expect(groups).toBe(7);
    for (let i = 0; i < groups; i++) {
      const of = (state: string) => look(`.choices >> nth=${i} >> ${state} + span`);
      const chosen = await of('input:checked');
      const other = await of('input:not(:checked)');
      expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
      expect(chosen.color).not.toBe(chosen.backgroundColor);
    }
    const size = '.size-row .keys button';
    expect((await look(`${size}[aria-disabled]`)).backgroundColor).not.toBe(
      (await look(`${size}:not([aria-disabled])`)).backgroundColor,
    );
    expect((await look('.history [aria-disabled]')).color).not.toBe((await look('.seed-row button')).color);
    // Paper stays paper, and a chosen state has its ring on it.
    expect((await look('.sheet')).backgroundColor).toBe('rgb(255, 255, 255)');
    await there.locator('.overlay [role=option]').nth(4).focus();
    const ring = there.locator('.overlay .ring.current .line');
    await expect.poll(() => ring.evaluate((line) => getComputedStyle(line).stroke)).toBe('rgb(31, 42, 51)');
    await forced.close();
  });

  test.each([360, 320])('nothing scrolls sideways in %i pixels, whatever is shown', async (width) => {
    const phone = await browser.newContext({ viewport: { width, height: 740 }, hasTouch: true });
    const small = await phone.newPage();
    for (const place of [
      '',
      '#1.4x5.isles.harbour',
      '#1.8x12.120x120mm.a-very-long-seed-of-forty-bytes-in-all',
      '#1.8x12.a4.portrait.harbour',
    ]) {
      await visit(place, small);
      await small.locator('.overlay [role=option]').nth(3).tap({ force: true });
      await expect.poll(() => small.locator('.readout h2').count()).toBe(1);
      const larger = small.getByRole('button', { name: 'Larger' });
      if (await larger.count()) await larger.tap();
      expect((await small.locator('.sheet').boundingBox())!.width).toBeGreaterThan(800);
      await expect
        .poll(() => small.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
    await phone.close();
  });

  test('scripts off: the board is there, and a PDF for every number of regimes', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(address);
    await expect.poll(() => still.locator('.sheet .scene svg').isVisible()).toBe(true);
    await expect.poll(() => still.locator('noscript').count()).toBe(1);
    // Nothing is there that would do nothing; the facts and the table are.
    const dead = still.locator('main :is(button, input, select, [tabindex="0"][role=option])');
    await expect.poll(() => dead.count()).toBeGreaterThan(40);
    await expect.poll(() => dead.filter({ visible: true }).count()).toBe(0);
    await expect.poll(() => still.locator('.facts').isVisible()).toBe(true);
    await still.locator('summary').click();
    await expect.poll(() => still.locator('.states-table tbody tr').count()).toBe(20);
    await expect.poll(() => still.locator('.states-table table').isVisible()).toBe(true);
    const links = await still
      .locator('.ready-made a[href$=".pdf"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links).toHaveLength(6);
    for (const [index, link] of links.entries()) {
      const bytes = new Uint8Array(await (await fetch(link)).arrayBuffer());
      const { pages, info } = await readPdf(bytes);
      expect(pages[0]!.width).toBeCloseTo(420, 1);
      expect(info['Title']).toContain(`${index + 3} regimes`);
    }
    await plain.close();
  });

  test('prints the sheet at true size on one page, then the table', async () => {
    await visit('#1.4x5.a4.harbour');
    const { pages } = await readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    expect(pages).toHaveLength(2);
    expect(pages[0]!.width).toBeCloseTo(297, 0);
    expect(pages[0]!.height).toBeCloseTo(210, 0);
    expect(pages[0]!.texts.join(' ')).not.toContain('New seed');
    expect(pages[1]!.texts.join(' ')).toContain('Borders on');
  });

  test.each([
    ['#1.6x5.281x404mm.a4.h', 2],
    ['#1.5x12.letter.h', 2],
    ['#1.7x9.a4.h', 3],
    ['#1.8x12.a4.h', 3],
  ])('%s prints on %i pages, the last no nearly empty one', async (place, count) => {
    await visit(place);
    for (const format of ['A4', 'Letter']) {
      const bytes = await page.pdf({ preferCSSPageSize: true, format });
      const { pages } = await readPdf(new Uint8Array(bytes));
      expect(pages).toHaveLength(count);
      expect(pages.at(-1)!.texts.filter((text) => /^\d+$/.test(text.trim())).length).toBeGreaterThan(29);
    }
  });
});
