import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { makeBoardPdf } from '#games/a-new-regime/board/boardPdf.ts';
import { parseBoardHash } from '#games/a-new-regime/board/boardLink.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import {
  DEFAULT_LOOK,
  DEFAULT_SETTINGS,
  type BoardLook,
  type BoardSettings,
} from '#games/a-new-regime/board/settings.ts';
import { boardSheets, type BoardSheets } from '#games/a-new-regime/board/sheet.ts';
import type { Node, Scene } from '#lib/scene/scene.ts';
import { loadPrintFonts } from '#lib/scene/fontFiles.ts';

import { readPdf } from '../../../lib/render/readPdf.ts';

const SITE = 'https://example.org/maps/';

function sheetsOf(change: Partial<BoardSettings> = {}, lookChange: Partial<BoardLook> = {}, site = SITE) {
  const settings = { ...DEFAULT_SETTINGS, ...change };
  const look = { ...DEFAULT_LOOK, ...lookChange };
  const board = generateBoard(settings);
  if (!board.ok) throw new Error(board.error.message);
  const sheets = boardSheets({
    board: board.value,
    settings,
    look,
    site,
    edition: 'Edition 7',
    date: '2026-01-31',
  });
  return { settings, look, board: board.value, sheets };
}

function sheets(...args: Parameters<typeof sheetsOf>): BoardSheets {
  const made = sheetsOf(...args).sheets;
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

/** Every text of a page, in drawing order. */
function textsOf({ children }: Scene): string[] {
  const texts = (node: Node): string[] =>
    node.type === 'text' ? [node.text] : node.type === 'group' ? node.children.flatMap(texts) : [];
  return children.flatMap(texts);
}

describe('the PDF of a board', () => {
  it('holds no colour but black and white in low ink, and some in full ink', async () => {
    const fonts = await loadPrintFonts((path) => readFile(`public/${path}`));
    const colours = async (ink: BoardLook['ink']): Promise<Set<string>> => {
      const { settings, sheets: made } = sheetsOf({ shape: 'islands' }, { ink, capitals: 'shown' });
      if (!made.ok) throw new Error(made.error.message);
      const bytes = await makeBoardPdf(made.value.pages, { settings, fonts, creationDate: new Date(0) });
      const { pages } = await readPdf(bytes);
      return new Set(pages.flatMap((page) => [...page.colours]));
    };
    expect([...(await colours('low'))].sort()).toEqual(['#000000', '#ffffff']);
    expect((await colours('full')).size).toBeGreaterThan(5);
  });
});

describe('the sheets of a board', () => {
  it('begin with the board at factor 1 on A3, with all that a table needs to know', () => {
    const { pages, plan } = sheets();
    expect([pages[0]!.width, pages[0]!.height, plan.factor]).toEqual([420, 297, 1]);
    const text = textsOf(pages[0]!).join(' ');
    for (const words of [
      'A New Regime',
      'A board for 4 regimes',
      'harbour',
      '20 states',
      'Edition 7, 2026-01-31',
    ])
      expect(text).toContain(words);
  });

  it('carry a link that opens this very board with this very look', () => {
    const seed = 'Zürich, "old"';
    const { pages } = sheets({ seed, shape: 'ring' }, { paper: 'a4', ink: 'low', labels: 'numbers' });
    const text = textsOf(pages[0]!).join('');
    const start = text.indexOf(SITE);
    const hash = /#[\w.~-]+/.exec(text.slice(start))![0];
    expect(parseBoardHash(hash)).toMatchObject({
      ok: true,
      value: { settings: { seed, shape: 'ring' }, look: { paper: 'a4', ink: 'low', labels: 'numbers' } },
    });
  });

  it('go on with a table that names every border from both sides', () => {
    const { board, sheets: made } = sheetsOf({ shape: 'islands' });
    if (!made.ok) throw new Error(made.error.message);
    const text = made.value.pages.slice(1).flatMap(textsOf).join(' ');
    expect(made.value.pages.length).toBeGreaterThan(1);
    for (const { name, id } of board.states) {
      const mentions = board.borders.filter(({ a, b }) => a === id || b === id).length + 1;
      expect(text.split(name).length - 1).toBeGreaterThanOrEqual(mentions);
    }
  });

  it('number the neighbours where the board shows numbers', () => {
    const { board } = sheetsOf();
    const { a, b } = board.borders[0]!;
    const numbered = `${b} ${board.states[b - 1]!.name}`;
    const mentions = (labels: BoardLook['labels']) =>
      sheets({}, { labels }).pages.slice(1).flatMap(textsOf).join(' ').split(numbered).length;
    expect(a).toBe(1);
    expect(mentions('numbers')).toBeGreaterThan(mentions('names'));
  });

  it('name on the first page what the board shows as a number, and only that', () => {
    const { sheets: made, board } = sheetsOf({ regimes: 8, states: 12 }, { paper: 'a4' });
    if (!made.ok) throw new Error(made.error.message);
    const { pages, labels } = made.value;
    expect(labels.key.length).toBeGreaterThan(0);
    const text = textsOf(pages[0]!).join(' ');
    expect(text).toContain(`Names for numbers: ${labels.key[0]!.id} ${labels.key[0]!.name}`);
    for (const { id, name } of labels.key) expect(text).toContain(`${id} ${name}`);
    expect(text.split(' · ')).toHaveLength(labels.key.length);
    expect(board.states.length).toBeGreaterThan(labels.key.length);
  });

  it('do not name states on whose ground not even a number stands', () => {
    const { board, settings, look } = sheetsOf();
    const [x, y] = board.states[6]!.centre;
    const speck = [[x, y] as const, [x + 1, y] as const, [x, y + 1] as const];
    const states = board.states.map((state) => (state.id === 7 ? { ...state, polygon: speck } : state));
    const made = boardSheets({ board: { ...board, states }, settings, look, site: SITE, edition: 'E' });
    if (!made.ok) throw new Error(made.error.message);
    expect(made.value.labels.blank).toEqual([7]);
    expect(textsOf(made.value.pages[0]!).join(' ')).not.toContain('Names for numbers');
  });

  it('say where the names are where numbers were asked for, and nothing where all names fit', () => {
    const first = (labels: BoardLook['labels']) => textsOf(sheets({}, { labels }).pages[0]!).join(' ');
    expect(first('numbers')).toContain('Names for numbers: see the table on page 2 of the PDF.');
    expect(first('names')).not.toContain('Names for numbers');
  });

  it('are refused for a site that leaves no room for the link', () => {
    expect(sheetsOf({}, {}, `https://example.org/${'x'.repeat(60)}`).sheets).toMatchObject({
      ok: false,
      error: { code: 'bad-site' },
    });
  });

  it('become the same PDF twice, at most 60 KB for 40 states on A3', async () => {
    const settings = { ...DEFAULT_SETTINGS, regimes: 8 };
    const { pages } = sheets({ regimes: 8 });
    const fonts = await loadPrintFonts((path) =>
      readFile(new URL(`../../../../public/${path}`, import.meta.url)),
    );
    const pdf = () =>
      makeBoardPdf(pages, { settings, fonts, creationDate: new Date('2026-01-31T00:00:00Z') });
    const first = await pdf();
    expect(Buffer.from(first).equals(Buffer.from(await pdf()))).toBe(true);
    expect(first.length).toBeLessThanOrEqual(60 * 1024);
  });
});
