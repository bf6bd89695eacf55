import jsqrModule from 'jsqr';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardSheet } from '#lib/print/boardSheet.ts';
import { PAPER_NAMES, SAFE_MARGIN } from '#lib/print/papers.ts';
import { percent } from '#lib/print/percent.ts';
import { planBoardSheet, type SheetPlan } from '#lib/print/sheetPlan.ts';
import { drawPdf } from '#lib/render/pdf/drawPdf.ts';
import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import type { Scene } from '#lib/scene/scene.ts';
import { printFonts } from '../render/printFonts.ts';
import { readPdf } from '../render/readPdf.ts';
import { inside, overlaps, pieces } from './boxes.ts';
import { CONTENT, keyOf, LEGEND, LONGEST, plainBoard } from './sheetContent.ts';

// A CommonJS package whose types and whose default export disagree about which of the two is the function.
const readPixels = ('default' in jsqrModule ? jsqrModule.default : jsqrModule) as unknown as (
  data: Uint8ClampedArray,
  width: number,
  height: number,
) => { readonly data: string } | null;

const BOARD = { width: 404, height: 281, band: 43 };
const ORIENTATIONS = ['landscape', 'portrait'] as const;
const sheets = PAPER_NAMES.flatMap((paper) => ORIENTATIONS.map((orientation) => ({ paper, orientation })));
const POINT = 25.4 / 72;

function compose(plan: SheetPlan, content = CONTENT): Scene {
  return boardSheet(plan, plainBoard(plan.boardSize.width, plan.boardSize.height), content);
}

/** Everything on a sheet but the board itself. */
const furnitureOf = (scene: Scene) => pieces(scene).slice(1);
const textsOf = (scene: Scene) => scene.children.flatMap((node) => (node.type === 'text' ? [node] : []));

function check(plan: SheetPlan, content: typeof CONTENT): void {
  const scene = compose(plan, content);
  const { page } = plan;
  const safe = { x: SAFE_MARGIN, y: SAFE_MARGIN, width: page.width - 16, height: page.height - 16 };
  const furniture = furnitureOf(scene);
  for (const { box } of furniture) {
    expect(inside(box, safe)).toBe(true);
    expect(inside(box, plan.furniture)).toBe(true);
  }
  expect(overlaps(furniture)).toEqual([]);
}

describe.each(sheets)('the sheet of a board on $paper, $orientation', ({ paper, orientation }) => {
  const plan = planBoardSheet({ board: BOARD, paper, orientation });

  it('keeps everything inside its place and nothing on top of another', () => {
    check(plan, CONTENT);
    check(plan, LONGEST);
  });

  it('keeps its order with names for numbers, few, many and none', () => {
    for (const count of [0, 1, 5, 12, 30, 96])
      for (const content of [CONTENT, LONGEST]) check(plan, { ...content, key: keyOf(count) });
  });

  it('sets names for numbers at 5.3 points or more', () => {
    for (const count of [0, 5, 12, 30]) {
      const texts = textsOf(compose(plan, { ...CONTENT, key: keyOf(count) }));
      expect(Math.min(...texts.map(({ size }) => size)) / POINT).toBeGreaterThanOrEqual(5.3);
    }
  });

  it('sets ordinary contents at 5.3 points or more, the longest at 4.5 or more', () => {
    const least = (content: typeof CONTENT) =>
      Math.min(...textsOf(compose(plan, content)).map(({ size }) => size)) / POINT;
    expect(least(CONTENT)).toBeGreaterThanOrEqual(5.3);
    expect(least(LONGEST)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the sheet of a board', () => {
  it('looks as it always did', async () => {
    const scene = compose(planBoardSheet({ board: BOARD, paper: 'a4', orientation: 'landscape' }), {
      ...CONTENT,
      legend: LEGEND.slice(2, 4),
      link: 'https://a.example/#1',
    });
    await expect(drawSvg(scene, { size: 'mm' })).toMatchFileSnapshot('../../golden/sheet.svg');
  });

  it('holds its contents for boards of any shape and texts of any kind', () => {
    const text = (maxLength: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength });
    fc.assert(
      fc.property(
        fc.record({
          board: fc.record({
            width: fc.integer({ min: 120, max: 1189 }),
            height: fc.integer({ min: 120, max: 1189 }),
            band: fc.integer({ min: 0, max: 60 }),
          }),
          paper: fc.constantFrom(...PAPER_NAMES),
          orientation: fc.constantFrom(...ORIENTATIONS),
        }),
        fc.record(
          {
            seed: text(20),
            settings: text(90),
            link: fc.webUrl().map((url) => url.slice(0, 150)),
            key: fc.array(fc.record({ number: fc.integer({ min: 1, max: 96 }), name: text(20) }), {
              maxLength: 96,
            }),
          },
          { requiredKeys: ['seed', 'settings', 'link'] },
        ),
        (request, texts) => check(planBoardSheet(request), { ...CONTENT, ...texts }),
      ),
      { numRuns: 40 },
    );
  }, 30_000);

  it('tells the names for numbers where there is room, else where to find them, else nothing of them', () => {
    const said = (paper: 'a3' | 'a4', content: typeof CONTENT) =>
      textsOf(compose(planBoardSheet({ board: BOARD, paper, orientation: 'landscape' }), content))
        .map(({ text }) => text)
        .join(' ');
    const line = 'Names for numbers: see the table on page 2 of the PDF.';
    for (const paper of ['a3', 'a4'] as const) {
      const few = said(paper, { ...CONTENT, key: keyOf(8) });
      expect(few).toContain('Names for numbers: 1 Low Calder 0 · 2 Low Calder 1 · 3 Low Calder 2 ·');
      expect(few).toContain('8 Low Calder 7');
      expect(few).not.toContain('page 2');
      const many = said(paper, { ...CONTENT, key: keyOf(96) });
      expect(many).toContain(line);
      expect(many).not.toContain('Low Calder');
      expect(said(paper, { ...CONTENT, key: [] })).toContain(line);
      expect(said(paper, CONTENT)).not.toContain('Names for numbers');
    }
    // The sea of an A3 board takes as many as a board of forty states is likely to need.
    expect(said('a3', { ...CONTENT, key: keyOf(30) })).toContain('30 Low Calder 29');
  });

  it('never parts a number from its name', () => {
    const plan = planBoardSheet({ board: BOARD, paper: 'a4', orientation: 'landscape' });
    const lines = textsOf(compose(plan, { ...CONTENT, key: keyOf(12) })).filter(({ text }) =>
      text.includes('Calder'),
    );
    expect(lines.length).toBeGreaterThan(1);
    for (const { text } of lines)
      expect(text.replace('Names for numbers: ', '')).toMatch(/^(\d+ Low Calder \d+( · ?)?)+$/);
  });

  it('places the board at the planned factor and cuts off what would stick out', () => {
    const plan = planBoardSheet({ board: BOARD, paper: 'a4', orientation: 'landscape' });
    const [board] = compose(plan).children;
    expect(board).toMatchObject({
      type: 'group',
      transform: { x: plan.board.x, y: plan.board.y, scale: plan.factor },
    });
    expect(board?.type === 'group' && board.clip).toEqual([
      ['M', 0, 0],
      ['L', 404, 0],
      ['L', 404, 281],
      ['L', 0, 281],
      ['Z'],
    ]);
  });

  it('says how large the board came out, and admits what it rounds', () => {
    expect(percent(1)).toBe('100 %');
    expect(percent(0.695)).toBe('69.5 %');
    expect(percent(0.6904)).toBe('about 69 %');
    expect(percent(0.9999)).toBe('about 100 %');
    const printed = (paper: 'a3' | 'a4') =>
      textsOf(compose(planBoardSheet({ board: BOARD, paper, orientation: 'auto' })))
        .map(({ text }) => text)
        .join(' ');
    expect(printed('a3')).toContain('Board 404 × 281 mm, printed at 100 %.');
    expect(printed('a4')).toContain('Board 404 × 281 mm, printed at about 69 %.');
  });

  it('draws a ruler that measures true on the paper, whatever the factor of the board', () => {
    for (const { paper, orientation } of sheets) {
      const texts = textsOf(compose(planBoardSheet({ board: BOARD, paper, orientation })));
      const numerals = texts.filter(({ anchor, text }) => anchor === 'middle' && /^\d+$/.test(text));
      const at = (text: string, last: boolean) => {
        const found = numerals.filter((numeral) => numeral.text === text);
        return (last ? found.at(-1) : found[0])?.x ?? NaN;
      };
      expect(at('50', false) - at('0', false)).toBeCloseTo(50, 9);
      expect(at('2', true) - at('0', true)).toBeCloseTo(50.8, 9);
      expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['mm', 'in']));
    }
  });

  it('prints a code that reads back as the link, quiet zone included, at 26 mm or more', () => {
    for (const content of [CONTENT, LONGEST, { ...CONTENT, link: 'https://a.example/#1' }]) {
      const scenes = sheets.map(({ paper, orientation }) =>
        compose(planBoardSheet({ board: BOARD, paper, orientation }), content),
      );
      for (const scene of scenes) {
        const code = pieces(scene).find(({ node }) => node.type === 'use' && node.symbol === 'sheet-qr-code');
        expect(code?.box.width).toBeGreaterThanOrEqual(26);
        expect(scene.symbols['sheet-qr-code']).toEqual(scenes[0]?.symbols['sheet-qr-code']);
      }
      expect(scenes[0] && readCode(scenes[0])).toBe(content.link);
    }
  });

  it('prints in the given ink, and in black and white for the code, and in no other colour', async () => {
    const plan = planBoardSheet({ board: BOARD, paper: 'a4', orientation: 'landscape' });
    const board = { ...plainBoard(404, 281), children: [] };
    const scene = boardSheet(plan, board, { ...CONTENT, legend: [], ink: '#123456' });
    const { pages } = await readPdf(
      await drawPdf([scene], {
        fonts: printFonts,
        metadata: { title: scene.title, creationDate: new Date(0) },
      }),
    );
    expect([...(pages[0]?.colours ?? [])].sort()).toEqual(['#000000', '#123456', '#ffffff']);
  });

  it('leads to the board from the printed link and from the code', async () => {
    for (const { paper, orientation } of sheets) {
      const content = { ...LONGEST, link: 'https://realmwright.example/(maps)/a-new-regime/board/#1.4x5.x' };
      const scene = compose(planBoardSheet({ board: BOARD, paper, orientation }), content);
      const { pages } = await readPdf(
        await drawPdf([scene], {
          fonts: printFonts,
          metadata: { title: scene.title, creationDate: new Date(0) },
        }),
      );
      const links = pages[0]!.links;
      expect(links.map(({ address }) => address)).toEqual([content.link, content.link]);
      const [text, code] = links.map(({ box: [x1 = 0, y1 = 0, x2 = 0, y2 = 0] }) => ({
        ...{ x: x1, y: y1, width: x2 - x1, height: y2 - y1 },
      }));
      const all = pieces(scene);
      const linkLines = all.slice(
        all.findIndex(({ node }) => node.type === 'text' && node.text === 'Open this board:'),
        -1,
      );
      expect(linkLines.length).toBeGreaterThan(1);
      const roomy = {
        x: text!.x - 0.01,
        y: text!.y - 0.01,
        width: text!.width + 0.02,
        height: text!.height + 0.02,
      };
      for (const { box } of linkLines) expect(inside(box, roomy)).toBe(true);
      const square = all.at(-1)!.box;
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(code![side]).toBeCloseTo(square[side], 1);
    }
  });

  it('gives all of its texts back from the PDF', async () => {
    const scene = compose(planBoardSheet({ board: BOARD, paper: 'a4', orientation: 'landscape' }), {
      ...CONTENT,
      seed: 'Łódź → Čačak',
    });
    const { pages } = await readPdf(
      await drawPdf([scene], {
        fonts: printFonts,
        metadata: { title: scene.title, creationDate: new Date(0) },
      }),
    );
    const [page] = pages;
    const numeral = (text: string) => page?.placed.find((place) => place.text === text)?.x ?? NaN;
    // The numerals are centred on their ticks, and these two are equally wide.
    expect(Math.abs(numeral('90') - numeral('20') - 70)).toBeLessThan(0.05);
    expect([page?.width, page?.height]).toEqual([297, 210]);
    const read = page?.texts.join('').replaceAll(/\s/g, '');
    for (const { text } of textsOf(scene)) expect(read).toContain(text.replaceAll(/\s/g, ''));
  });
});

/** Paints the symbol of the code, 4 pixels a module, and reads it with a decoder that shares no code with the encoder. */
function readCode(scene: Scene): string | undefined {
  const [white, dark] = scene.symbols['sheet-qr-code'] ?? [];
  if (white?.type !== 'path' || dark?.type !== 'path') return undefined;
  const near = Number(white.d[0]?.[1]);
  const far = Number(white.d[1]?.[1]);
  const [pixels, side] = [4, (far - near) * 4];
  const image = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let index = 0; index < dark.d.length; index += 2) {
    const [, x1, y] = dark.d[index] as ['M', number, number];
    const [, x2, end] = dark.d[index + 1] as ['L', number, number];
    if (end !== y || y % 1 !== 0.5) return undefined;
    for (let py = (y - 0.5 - near) * pixels; py < (y + 0.5 - near) * pixels; py++)
      for (let px = (x1 - near) * pixels; px < (x2 - near) * pixels; px++)
        image.fill(0, (py * side + px) * 4, (py * side + px) * 4 + 3);
  }
  return readPixels(image, side, side)?.data;
}
