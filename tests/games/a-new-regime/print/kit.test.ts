import { describe, expect, it } from 'vitest';
import { AFFILIATIONS } from '#games/a-new-regime/vocabulary.ts';
import { bagFor } from '#games/a-new-regime/print/bag.ts';
import { draftOf } from '#lib/board/edit/draft.ts';
import { makeBoardFile } from '#games/a-new-regime/board/boardFile.ts';
import { makeBoardHash } from '#games/a-new-regime/board/boardLink.ts';
import { DEFAULT_LOOK } from '#games/a-new-regime/board/settings.ts';
import { DEFAULT_CHOICE, makeMapHash } from '#games/a-new-regime/maps/mapLink.ts';
import { boardInWords, boardToPrint } from '#games/a-new-regime/print/boardToPrint.ts';
import { ACTION_NET_FACES, UPRISING_NET_FACES } from '#games/a-new-regime/print/dice.ts';
import type { OpenedBoard } from '#games/a-new-regime/board/openBoard.ts';
import { PARTS, type Part } from '#games/a-new-regime/print/parts.ts';
import { START_ORDER } from '#games/a-new-regime/print/printLink.ts';
import type { PrintOrder } from '#games/a-new-regime/print/printOrder.ts';
import { printPdf } from '#games/a-new-regime/print/printPdf.ts';
import { printFile } from '#games/a-new-regime/print/printFile.ts';
import { printSections } from '#games/a-new-regime/print/printSections.ts';
import { REGIME_SIGNS } from '#games/a-new-regime/print/regimes.ts';
import { ACTION_DIE_FACES, UPRISING_DIE_FACES } from '#games/a-new-regime/rules/dice.ts';
import { actionDice } from '#games/a-new-regime/rules/actionDice.ts';
import { SAFE_MARGIN } from '#lib/print/papers.ts';
import { bounds } from '#lib/scene/bounds.ts';
import type { Node } from '#lib/scene/scene.ts';
import { undrawableCharacters } from '#lib/scene/undrawable.ts';
import { inside } from '../../../lib/print/boxes.ts';
import { printFonts } from '../../../lib/render/printFonts.ts';
import { readPdf } from '../../../lib/render/readPdf.ts';
import { PRINT_CARDS } from './printCards.ts';

function ordered(change: Partial<PrintOrder> = {}) {
  const order = { ...START_ORDER, ...change };
  const board = boardToPrint(order);
  if (!board.ok) throw new Error(board.error.message);
  const sections = printSections({
    ...{ order, cards: PRINT_CARDS, board: board.value },
    ...{ site: 'https://realmwright.example/', edition: 'Realmwright 0.1.0', date: '2026-11-30' },
  });
  if (!sections.ok) throw new Error(sections.error.message);
  const file = printFile(sections.value, order);
  if (!file.ok) throw new Error(file.error.message);
  return { order, sections: sections.value, file: file.value };
}
const pdfOf = ({ order, file }: ReturnType<typeof ordered>) =>
  printPdf(file, { order, fonts: printFonts, creationDate: new Date('2026-11-30T00:00:00Z') });
/** Every word on these pages, in the order in which they are drawn. */
const wordsOf = (sections: ReturnType<typeof ordered>['sections']) =>
  Array.from(JSON.stringify(sections).matchAll(/"text":"([^"]*)"/g), ([, text]) => text).join(' ');
const piecesOf = (part: Part, change: Partial<PrintOrder>) =>
  ordered({ ...change, part })
    .file.pages.map(({ scene }) => scene.children.filter((node) => node.type === 'group').length)
    .reduce((sum, one) => sum + one, 0);
/** What groups in groups, each cut off by its clip, can show. */
const shown = (node: Node): Node =>
  node.type === 'group' && node.clip
    ? { ...node, children: [{ type: 'path', d: node.clip, fill: '#000000' }] }
    : node;

describe('the kit', () => {
  it('is one file of less than 5 MB for five regimes, with every part bookmarked and every page on its cover', async () => {
    const kit = ordered({ regimes: 5 });
    const bytes = await pdfOf(kit);
    expect(bytes.length).toBeLessThan(5_000_000);
    const { pages, outline } = await readPdf(bytes);
    expect(outline).toEqual(kit.sections.map(({ title }) => title));
    const cover = pages[0]!.texts.join(' ');
    expect(cover).toContain(`${pages.length} pages`);
    const backs = kit.file.pages.flatMap(({ side }, index) => (side === 'back' ? [index + 1] : []));
    expect(cover).toContain(`pages ${backs[0]! - 1} to ${backs.at(-1)} on both sides`);
    expect(cover).toContain(`${pages.length - backs.length} sheets of A4`);
    for (const { children = [] } of kit.file.outline.slice(1))
      for (const { title, target } of children) {
        expect(cover).toContain(title);
        expect(cover).toContain(`${target} ${title}`);
      }
    for (const { what } of bagFor({ regimes: 5, states: 25 })) expect(cover).toContain(what.split(',')[0]!);
    expect(new Set(pages.map(({ width, height }) => [width, height].sort().join()))).toEqual(
      new Set(['210,297']),
    );
  });

  it('is the same file for the same order', async () => {
    const [one, two] = await Promise.all([
      pdfOf(ordered({ part: 'aids' })),
      pdfOf(ordered({ part: 'aids' })),
    ]);
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
  });

  it('prints as many pieces as its bag says, for any number of regimes', () => {
    for (const regimes of [3, 5, 8]) {
      const bag = bagFor({ regimes, states: 5 * regimes });
      const count = (...words: readonly string[]) =>
        bag
          .filter(({ what }) => words.some((word) => what.startsWith(word)))
          .reduce((sum, line) => sum + line.count, 0);
      expect(piecesOf('tokens', { regimes })).toBe(count('Tokens', 'State', 'Capitals', 'Flags'));
      expect(piecesOf('outfits', { regimes })).toBe(count('Outfits'));
      expect(piecesOf('figures', { regimes })).toBe(count('Loyal', 'Black'));
    }
  });

  it('leaves the outer 8 mm of each paper to marks alone, in every part', () => {
    for (const paper of ['a4', 'letter', 'legal', 'tabloid'] as const)
      for (const part of PARTS.filter((one) => one !== 'kit' && one !== 'board' && one !== 'cards'))
        for (const { scene } of ordered({ part, paper, regimes: 8 }).file.pages) {
          const margins = {
            ...{ x: SAFE_MARGIN, y: SAFE_MARGIN },
            ...{ width: scene.width - 2 * SAFE_MARGIN, height: scene.height - 2 * SAFE_MARGIN },
          };
          for (const node of scene.children) {
            const box = bounds([shown(node)], scene.symbols, 'capHeight');
            const marks = node.type === 'path' && node.stroke !== undefined && node.fill === undefined;
            if (box && !marks) expect(inside(box, margins), `${part} on ${paper}`).toBe(true);
            if (box)
              expect(inside(box, { x: 3, y: 3, width: scene.width - 6, height: scene.height - 6 })).toBe(
                true,
              );
          }
        }
  });

  it('needs no colour: signs of regimes differ in letter and pattern, and greys are greys', () => {
    for (const key of ['letter', 'pattern', 'colour'] as const)
      expect(new Set(REGIME_SIGNS.map((sign) => sign[key])).size).toBe(REGIME_SIGNS.length);
    expect(REGIME_SIGNS.map(({ letter }) => letter)).not.toContain('X');
    const coloursOf = (nodes: readonly Node[]): readonly string[] =>
      nodes.flatMap((node) => {
        if (node.type === 'group') return coloursOf(node.children);
        if (node.type === 'use') return [];
        const line = node.type === 'path' ? node.stroke?.colour : node.halo?.colour;
        return [node.fill, line].filter((colour) => colour !== undefined);
      });
    for (const ink of ['greyscale', 'low-ink'] as const) {
      const { pages } = ordered({ ink, regimes: 8 }).file;
      const colours = new Set(
        pages.flatMap(({ scene }) => coloursOf([...scene.children, ...Object.values(scene.symbols).flat()])),
      );
      const allowed = ink === 'low-ink' ? /^#(000000|ffffff)$/ : /^#(..)\1\1$/;
      expect([...colours].filter((one) => !allowed.test(one))).toEqual([]);
    }
  });

  it('has dice that show each face once, opposite values alike in sum, no two shaded faces side by side', () => {
    const facesOf = (faces: readonly { value: number; shaded: boolean }[]) =>
      faces.map(({ value, shaded }) => `${value}${shaded}`).sort();
    expect(facesOf(ACTION_NET_FACES)).toEqual(facesOf(ACTION_DIE_FACES));
    for (const [a, b] of [
      [0, 3],
      [1, 4],
      [2, 5],
      [6, 7],
    ] as const)
      expect(ACTION_NET_FACES[a]!.value + ACTION_NET_FACES[b]!.value).toBe(3);
    expect(ACTION_NET_FACES.map(({ shaded }) => shaded)).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
    expect([...UPRISING_NET_FACES].sort()).toEqual([...UPRISING_DIE_FACES]);
    for (const [a, b] of [
      [0, 2],
      [1, 3],
      [4, 5],
    ] as const)
      expect(UPRISING_NET_FACES[a]! + UPRISING_NET_FACES[b]!).toBe(5);
  });

  it('prints the action grid and the prices of the rules, and a quota for every state in chaos up to twenty people', async () => {
    const { pages } = await readPdf(await pdfOf(ordered({ part: 'aids', regimes: 3 })));
    const turn = pages[0]!.texts;
    const grid = AFFILIATIONS.flatMap((attacker) =>
      AFFILIATIONS.map((defender) => String(actionDice(attacker, defender))),
    );
    // The numbers from the grid's heading to the next one.
    const from = turn.indexOf('How many action dice');
    const cells = turn.slice(from, turn.indexOf('What outfits do')).filter((text) => /^\d$/.test(text));
    expect(cells).toEqual(grid);
    for (const words of ['3(X) 2($) 3(T)', '5(X) 5($) 5(T)', '2(Y) 2($) 4(Z)', '1($) 3(T)'])
      expect(turn.join(' ')).toContain(words);
    const quotas = pages.flatMap(({ texts }) => texts).filter((text) => /^[0-5]\+$/.test(text));
    // Of n people 0 to n/2 may be loyal.
    const chaotic = Array.from({ length: 19 }, (_, index) => Math.floor((index + 2) / 2) + 1).reduce(
      (a, b) => a + b,
      0,
    );
    expect(quotas).toHaveLength(chaotic);
  });

  it('prints only the pages that were asked for, and corrects them for a printer that is a little off', async () => {
    const { file } = ordered({ part: 'dice', pages: '1', measured: '98x100' });
    expect(file.pages).toHaveLength(1);
    const [plain, corrected] = await Promise.all([
      pdfOf(ordered({ part: 'aids', pages: '1' })),
      pdfOf(ordered({ part: 'aids', pages: '1', measured: '98x101' })),
    ]);
    const [a, b] = [(await readPdf(plain)).pages[0]!, (await readPdf(corrected)).pages[0]!];
    const [first, last] = [a.placed[0]!, a.placed.at(-1)!];
    const [firstB, lastB] = [b.placed[0]!, b.placed.at(-1)!];
    expect((lastB.y - firstB.y) / (last.y - first.y)).toBeCloseTo(100 / 101, 2);
    const none = printFile(ordered({ part: 'dice' }).sections, { pages: '9', measured: '' });
    expect(none).toMatchObject({ ok: false, error: { code: 'no-such-page' } });
  });

  it('lists on the cover of some of its pages what the file holds, and of which kit it is a part', async () => {
    const kit = ordered({ regimes: 3 });
    const total = kit.file.pages.length;
    const fronts = kit.file.pages.flatMap(({ side }, index) => (side === 'front' ? [index + 1] : []));
    const [first, last] = [fronts[0]!, fronts.at(-1)!];
    // A front with its back, one without, the last page.
    const some = ordered({ regimes: 3, pages: `1, ${first}-${first + 1}, ${last}, ${total}` });
    const { pages, outline } = await readPdf(await pdfOf(some));
    expect(pages).toHaveLength(5);
    expect(outline).toEqual(['What is in this kit', 'Cards', 'Aids']);
    const cover = pages[0]!.texts.join(' ');
    expect(cover).toContain(
      `Part of a kit of ${total} pages, of which these are 1, ${first}-${first + 1}, ${last}, ${total}.`,
    );
    expect(cover).toContain('4 sheets of A4, 5 pages. Print pages 2 to 3 on both sides');
    for (const { children = [] } of some.file.outline.slice(1))
      for (const { title, target } of children) expect(cover).toContain(`${target} ${title}`);
    expect(cover).not.toContain('Dice');
    expect(cover).not.toContain('In the bag');
    expect(some.file.pages.map(({ side }) => side)).toEqual(['only', 'front', 'back', 'only', 'only']);
    // A lone side asks for no paper to be turned over.
    const fronted = await readPdf(await pdfOf(ordered({ part: 'cards', pages: '1, 3' })));
    expect(fronted.viewerPreferences).not.toHaveProperty('Duplex');
  });

  it('bears a ruler of true length on every sheet of every part, also where a part is printed by itself', () => {
    const linesOf = (nodes: readonly Node[]): readonly number[] =>
      nodes.flatMap((node) => {
        if (node.type === 'group') return linesOf(node.children);
        const [from, to] = node.type === 'path' ? node.d : [];
        return from?.[0] === 'M' && to?.[0] === 'L' && from[2] === to[2] ? [to[1] - from[1]] : [];
      });
    const isRuler = (line: number) => [2, 4, 6].some((inches) => Math.abs(line - inches * 25.4) < 1e-6);
    for (const part of PARTS.filter((one) => one !== 'kit'))
      for (const paper of ['a4', 'letter', 'a3'] as const)
        for (const { scene, side } of ordered({ part, paper }).file.pages)
          if (side !== 'back') expect(linesOf(scene.children).some(isRuler), scene.title).toBe(true);
  });

  it('prints edited boards, by link and by file, and says whence they are', () => {
    const plain = boardToPrint({ ...START_ORDER, board: '1.4x5.harbour' });
    if (!plain.ok) throw new Error(plain.error.message);
    const edits = [{ type: 'rename', key: 1, name: 'Quillon' }] as const;
    const settings = plain.value.settings;
    const hash = makeBoardHash({ settings, look: DEFAULT_LOOK, edits }).slice(1);
    const byLink = boardToPrint({ ...START_ORDER, board: hash });
    const draft = { ...draftOf(plain.value.board) };
    const rules = { seed: settings.seed, regimes: settings.regimes, spacing: settings.spacing };
    const file = makeBoardFile({ title: 'Home', draft, rules, origin: { kind: 'map', credit: 'Ours' } });
    const byFile = boardToPrint({ ...START_ORDER, board: 'work' }, file);
    if (!byLink.ok || !byFile.ok) throw new Error('There is no board.');
    expect(byLink.value.board.states[0]!.name).toBe('Quillon');
    expect(byLink.value.origin).toEqual({
      told: '20 states, changed by hand',
      path: `a-new-regime/board/#${hash}`,
    });
    expect(byFile.value.board.states.length).toBe(20);
    expect(byFile.value.origin?.told).toBe('20 states, Home, Ours');
    // No link holds a file's board, and none is promised.
    const sheetOf = (board: OpenedBoard) => {
      const about = {
        site: 'https://realmwright.example/',
        edition: 'Realmwright 0.1.0',
        date: '2026-11-30',
      };
      const order = START_ORDER;
      const sections = printSections({ order, cards: PRINT_CARDS, board, ...about });
      if (!sections.ok) throw new Error(sections.error.message);
      return wordsOf(sections.value.slice(0, 2));
    };
    expect(sheetOf(byLink.value)).toContain('Open this board:');
    expect(sheetOf(byFile.value)).toContain('Open the file of this board at:');
    expect(sheetOf(byFile.value)).toContain('20 states, Home, Ours. Game by');
    expect(boardInWords({ ...START_ORDER, board: hash })).toMatchObject({
      ok: true,
      value: { regimes: 4, told: '4 regimes, 5 states a regime, seed harbour, 1 change by hand.' },
    });
    expect(boardInWords({ ...START_ORDER, board: makeMapHash(DEFAULT_CHOICE).slice(1) })).toMatchObject({
      ok: false,
      error: { code: 'map-link' },
    });
    expect(boardToPrint({ ...START_ORDER, board: 'work' })).toMatchObject({
      ok: false,
      error: { code: 'no-work' },
    });
    expect(boardToPrint({ ...START_ORDER, board: 'work' }, 'Dear')).toMatchObject({ ok: false });
  });

  it('tells on its cover how the sheets of this board come together', () => {
    const coverOf = (change: Partial<PrintOrder>) => wordsOf(ordered(change).sections.slice(0, 1));
    expect(coverOf({})).toContain('one sheet and done');
    expect(coverOf({ size: 'a2', join: 'flaps' })).toContain('onto the flaps');
    expect(coverOf({ size: 'a2', join: 'cut' })).not.toContain('flaps of its');
    expect(coverOf({ size: 'a2', join: 'cut' })).toContain('edge to edge');
  });

  it('has no letter that its fonts lack', () => {
    expect(undrawableCharacters(ordered({ regimes: 8 }).file.pages.map(({ scene }) => scene))).toEqual([]);
  });
});
