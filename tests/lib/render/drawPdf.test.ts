import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { drawPdf, type PdfOptions } from '#lib/render/pdf/drawPdf.ts';
import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import { bounds } from '#lib/scene/bounds.ts';
import type { GroupNode, Node, Scene } from '#lib/scene/scene.ts';
import { missingCharacters } from '#lib/scene/textMetrics.ts';
import { undrawableCharacters } from '#lib/scene/undrawable.ts';
import { printFonts } from './printFonts.ts';
import { readPdf } from './readPdf.ts';
import { ACCENTS, rectangle, sampleScene } from './sampleScene.ts';

const options: PdfOptions = {
  fonts: printFonts,
  metadata: {
    title: 'Sample ½',
    author: 'Łódź',
    keywords: ['map'],
    creationDate: new Date('2026-11-30T12:00:00Z'),
  },
};
const scene = (children: readonly Node[], symbols: Scene['symbols'] = {}): Scene => ({
  width: 100,
  height: 50,
  title: 'Test',
  symbols,
  children,
});
const line = (text: string, font: 'label' | 'label-bold' = 'label'): Node => ({
  type: 'text',
  x: 5,
  y: 20,
  text,
  font,
  size: 3,
  fill: '#000000',
});
const textOf = async (pages: readonly Scene[]) =>
  (await readPdf(await drawPdf(pages, options))).pages.map(({ texts }) =>
    texts.join('').replaceAll(/\s+/g, ''),
  );

describe('drawPdf', () => {
  it('makes pages of the true size, in millimetres', async () => {
    const a3 = { ...scene([]), width: 420, height: 297 };
    const letter = { ...scene([]), width: 279.4, height: 215.9 };
    const { pages } = await readPdf(await drawPdf([a3, letter], options));
    expect(pages.map(({ width, height }) => [width, height])).toEqual([
      [420, 297],
      [279.4, 215.9],
    ]);
  });

  it('places things where the scene has them, to a fiftieth of a millimetre, through nested groups', async () => {
    const nested: Node = {
      type: 'group',
      transform: { x: 20, y: 10, scale: 0.5 },
      children: [{ type: 'group', transform: { x: 30, y: 4, scale: 2 }, children: [line('inner')] }],
    };
    const { pages } = await readPdf(await drawPdf([scene([line('outer'), nested])], options));
    const [outer, inner] = pages[0]?.placed ?? [];
    expect(outer).toMatchObject({ text: 'outer' });
    expect(inner).toMatchObject({ text: 'inner' });
    expect(Math.abs((outer?.x ?? NaN) - 5)).toBeLessThan(0.021);
    expect(Math.abs((outer?.y ?? NaN) - 20)).toBeLessThan(0.021);
    expect(Math.abs((inner?.x ?? NaN) - 40)).toBeLessThan(0.021);
    expect(Math.abs((inner?.y ?? NaN) - 32)).toBeLessThan(0.021);
  });

  it('turns what is in a turned group, and its bounds with it', async () => {
    const turned = (turn: number): Node => ({
      type: 'group',
      transform: { x: 50, y: 25, scale: 2, turn },
      children: [{ type: 'group', transform: { x: 4, y: -18, scale: 0.5 }, children: [line('turned')] }],
    });
    // The line begins at (6.5, -8) of the outer group.
    const expected = {
      0: [63, 9],
      90: [66, 38],
      180: [37, 41],
      60: [50 + 6.5 + 8 * 3 ** 0.5, 17 + 6.5 * 3 ** 0.5],
    };
    for (const [turn, [x, y]] of Object.entries(expected)) {
      const node = turned(Number(turn));
      const { pages } = await readPdf(await drawPdf([scene([node])], options));
      const [read] = pages[0]?.placed ?? [];
      expect(read?.x, turn).toBeCloseTo(x!, 1);
      expect(read?.y, turn).toBeCloseTo(y!, 1);
      const box = bounds([node])!;
      expect(x! >= box.x - 0.001 && x! <= box.x + box.width + 0.001, turn).toBe(true);
      expect(y! >= box.y - 0.001 && y! <= box.y + box.height + 0.001, turn).toBe(true);
    }
    const [level, upright] = [bounds([turned(0)])!, bounds([turned(90)])!];
    expect(upright.width).toBeCloseTo(level.height, 9);
    expect(upright.height).toBeCloseTo(level.width, 9);
    expect(drawSvg(scene([turned(90)]))).toContain('translate(50 25)rotate(90)scale(2)');
  });

  it('gives every text back, accents and signs included, once each', async () => {
    const { pages } = await readPdf(await drawPdf([sampleScene], options));
    expect(pages[0]?.texts.join('').replaceAll(' ', '')).toBe(`${ACCENTS}Low Calder`.replaceAll(' ', ''));
  });

  it('loses no character that the metrics know, in either weight', async () => {
    const all = Array.from({ length: 0x2700 - 0x21 }, (_, index) => String.fromCodePoint(index + 0x21))
      .filter((character) => character.normalize('NFC') === character && /\S/u.test(character))
      .filter((character) => missingCharacters(character).length === 0);
    expect(all.length).toBeGreaterThan(450);
    for (const font of ['label', 'label-bold'] as const) {
      const [text] = await textOf([scene(all.map((character) => line(character, font)))]);
      // The micro sign and the Greek mu are one glyph in this font, so a reader cannot tell them apart.
      expect([...(text ?? '')]).toEqual(all.map((character) => (character === 'µ' ? 'μ' : character)));
    }
  });

  it('shows a box for a character that no font has, and tells which', async () => {
    const pages = [scene([line('Nova 漢字 end')])];
    expect(await textOf(pages)).toEqual(['Nova☐☐end']);
    expect(undrawableCharacters(pages)).toEqual(['漢', '字']);
    expect(undrawableCharacters([sampleScene])).toEqual([]);
  });

  it('asks viewers not to scale, to pick the tray by size, and to show the title', async () => {
    const { viewerPreferences, info, outline } = await readPdf(await drawPdf([sampleScene], options));
    expect(viewerPreferences).toMatchObject({
      PrintScaling: 'None',
      PickTrayByPDFSize: true,
      DisplayDocTitle: true,
    });
    expect(info).toMatchObject({
      Title: 'Sample ½',
      Author: 'Łódź',
      Language: 'en',
      CreationDate: 'D:20261130120000Z',
    });
    expect(outline).toEqual([]);
  });

  it('bookmarks the pages where there are several', async () => {
    const { outline } = await readPdf(
      await drawPdf([sampleScene, { ...sampleScene, title: 'Łódź' }], options),
    );
    expect(outline).toEqual(['One of everything', 'Łódź']);
  });

  it('takes bookmarks in levels, and says over which edge the paper is to be turned', async () => {
    const { outline, viewerPreferences } = await readPdf(
      await drawPdf([sampleScene, sampleScene, sampleScene], {
        ...options,
        outline: [
          { title: 'Cards', target: 1, children: [{ title: 'Backs', target: 2 }] },
          { title: 'Dice', target: 3 },
        ],
        duplex: 'short',
      }),
    );
    expect(outline).toEqual(['Cards', 'Dice']);
    expect(viewerPreferences).toMatchObject({ Duplex: 'DuplexFlipShortEdge' });
    await expect(
      drawPdf([sampleScene, sampleScene], { ...options, outline: [{ title: 'Nowhere', target: 3 }] }),
    ).rejects.toThrow('no page 3');
  });

  it('is the same file for the same drawing, and another file for another', async () => {
    const [first, again, other] = await Promise.all([
      drawPdf([sampleScene], options),
      drawPdf([sampleScene], options),
      drawPdf([{ ...sampleScene, children: sampleScene.children.slice(1) }], options),
    ]);
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('sets the colours that the scene names and no others', async () => {
    const { pages } = await readPdf(
      await drawPdf(
        [
          scene([
            {
              type: 'path',
              d: rectangle(1, 1, 8, 8),
              fill: '#f2c9c0',
              stroke: { colour: '#3a3a3a', width: 1 },
            },
          ]),
        ],
        options,
      ),
    );
    expect([...(pages[0]?.colours ?? [])].sort()).toEqual(['#3a3a3a', '#f2c9c0']);
  });

  it('gives a symbol its own colour even where the page has just set another', async () => {
    const { pages } = await readPdf(
      await drawPdf(
        [
          scene(
            [
              { type: 'path', d: rectangle(1, 1, 8, 8), fill: '#ff0000' },
              { type: 'use', symbol: 'dot', x: 20, y: 20, scale: 2 },
            ],
            { dot: [{ type: 'path', d: rectangle(-1, -1, 2, 2), fill: '#000000' }] },
          ),
        ],
        options,
      ),
    );
    expect([...(pages[0]?.colours ?? [])]).toEqual(['#ff0000', '#000000']);
  });

  it('stores a symbol once, however often it is used', async () => {
    const star: Node = {
      type: 'path',
      d: Array.from({ length: 400 }, (_, index) => [
        index === 0 ? 'M' : 'L',
        (index * 37) % 11,
        (index * 53) % 13,
      ]),
      fill: '#123456',
    };
    const many = (count: number) =>
      scene(
        Array.from({ length: count }, (_, index) => ({
          type: 'use',
          symbol: 'star',
          x: index,
          y: 3,
          scale: 0.1,
        })),
        { star: [star] },
      );
    const [one, hundred] = await Promise.all([drawPdf([many(1)], options), drawPdf([many(100)], options)]);
    expect(hundred.byteLength - one.byteLength).toBeLessThan(1000);
  });

  it('stretches a group in one direction, letters and symbols included, as its box says', async () => {
    const group: Node = {
      type: 'group',
      transform: { x: 10, y: 4, scale: 2, scaleY: 0.5, turn: 90 },
      children: [line('wide'), { type: 'use', symbol: 'dot', x: 5, y: 20, scale: 1 }],
    };
    const dot: Node = { type: 'path', d: rectangle(-1, -1, 2, 2), fill: '#000000' };
    const stretched = scene([group], { dot: [dot] });
    const upright = scene([{ ...group, transform: { x: 10, y: 4, scale: 2, scaleY: 0.5 } }], { dot: [dot] });
    const { pages } = await readPdf(await drawPdf([stretched, upright], options));
    expect(pages[1]?.placed[0]?.x).toBeCloseTo(20, 1);
    expect(pages[1]?.placed[0]?.y).toBeCloseTo(14, 1);
    const [plain] = upright.children as readonly [GroupNode];
    expect(bounds([{ ...plain, children: [group.children[1]!] }], { dot: [dot] })).toEqual({
      x: 18,
      y: 13.5,
      width: 4,
      height: 1,
    });
    // (5, 20) becomes (10, 10), turned by a quarter (-10, 10), moved (0, 14).
    expect(pages[0]?.placed[0]?.x).toBeCloseTo(0, 1);
    expect(pages[0]?.placed[0]?.y).toBeCloseTo(14, 1);
    const box = bounds([{ ...group, children: [group.children[1]!] }], { dot: [dot] });
    expect(box).toEqual({ x: -0.5, y: 12, width: 1, height: 4 });
    expect(drawSvg(stretched)).toContain('transform="translate(10 4)rotate(90)scale(2 0.5)"');
  });

  it('writes the boxes of a page: the whole page is left if nothing is cut off', async () => {
    const cut = {
      ...scene([]),
      trim: { x: 10, y: 3, width: 60, height: 40 },
      bleed: { x: 7, y: 1, width: 66, height: 46 },
    };
    const document = await PDFDocument.load(await drawPdf([cut, scene([])], options));
    const [first, second] = document.getPages();
    const mm = ({ x, y, width, height }: ReturnType<PDFPage['getTrimBox']>) =>
      [x, y, width, height].map((points) => Math.round((points * 2540) / 72) / 100);
    expect(mm(first!.getTrimBox())).toEqual([10, 7, 60, 40]);
    expect(mm(first!.getBleedBox())).toEqual([7, 3, 66, 46]);
    expect(mm(second!.getTrimBox())).toEqual([0, 0, 100, 50]);
    expect(mm(second!.getBleedBox())).toEqual([0, 0, 100, 50]);
  });

  it('tells how far it is, waits for whoever listens, and ends when it is called off', async () => {
    const pages = [scene([line('one')]), scene([line('two')]), scene([line('three')])];
    const told: string[] = [];
    let waiting = 0;
    const bytes = await drawPdf(pages, {
      ...options,
      progress: async (done, of) => {
        expect(waiting++).toBe(0);
        await new Promise((resolve) => setTimeout(resolve));
        waiting--;
        told.push(`${done}/${of}`);
      },
    });
    expect(told).toEqual(['1/3', '2/3', '3/3']);
    expect(bytes).toEqual(await drawPdf(pages, options));
    const abort = new AbortController();
    let last = 0;
    const ended = drawPdf(pages, {
      ...options,
      signal: abort.signal,
      progress: (done) => {
        last = done;
        if (done === 2) abort.abort(new Error('called off'));
      },
    });
    await expect(ended).rejects.toThrow('called off');
    expect(last).toBe(2);
  });

  it('works a symbol out once for all pages that share their symbols, and draws large ones as exactly as pages', async () => {
    let read = 0;
    const nodes: readonly Node[] = [
      { type: 'path', d: rectangle(0, 0, 300, 200), fill: '#123456' },
      line('inside'),
    ];
    const symbols = {
      whole: new Proxy(nodes, { get: (list, key) => (key === 'length' && read++, Reflect.get(list, key)) }),
    };
    const page = (x: number) => scene([{ type: 'use', symbol: 'whole', x, y: 0, scale: 1 }], symbols);
    const one = await drawPdf([page(0.02)], options);
    const once = read;
    read = 0;
    const many = await drawPdf([0.02, -3.04, -6].map(page), options);
    expect(read).toBe(once);
    expect(many.byteLength - one.byteLength).toBeLessThan(1500);
    const { pages } = await readPdf(many);
    expect(pages.map(({ placed }) => placed[0]?.x)).toEqual(
      [5.02, 1.96, -1].map((x) => expect.closeTo(x, 1)),
    );
  });

  it('refuses a symbol that the scene lacks and a colour that is none', async () => {
    await expect(
      drawPdf([scene([{ type: 'use', symbol: 'crown', x: 0, y: 0, scale: 1 }])], options),
    ).rejects.toThrow(/crown/);
    await expect(
      drawPdf([scene([{ type: 'path', d: rectangle(0, 0, 1, 1), fill: '#red' }])], options),
    ).rejects.toThrow(/#red/);
  });
});
