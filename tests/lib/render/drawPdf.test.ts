import { describe, expect, it } from 'vitest';
import { drawPdf, type PdfOptions } from '#lib/render/pdf/drawPdf.ts';
import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import { bounds } from '#lib/scene/bounds.ts';
import type { Node, Scene } from '#lib/scene/scene.ts';
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

  it('refuses a symbol that the scene lacks and a colour that is none', async () => {
    await expect(
      drawPdf([scene([{ type: 'use', symbol: 'crown', x: 0, y: 0, scale: 1 }])], options),
    ).rejects.toThrow(/crown/);
    await expect(
      drawPdf([scene([{ type: 'path', d: rectangle(0, 0, 1, 1), fill: '#red' }])], options),
    ).rejects.toThrow(/#red/);
  });
});
