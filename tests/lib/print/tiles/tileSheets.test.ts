import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPdf, type PdfOptions } from '#lib/render/pdf/drawPdf.ts';
import { drawSvg } from '#lib/render/svg/drawSvg.ts';
import { bounds, type Box } from '#lib/scene/bounds.ts';
import type { GroupNode, Node, PathNode, Scene } from '#lib/scene/scene.ts';
import { fontMetrics, textWidth } from '#lib/scene/textMetrics.ts';
import { correctPage } from '#lib/print/tiles/correction.ts';
import type { Tile, TilePlan } from '#lib/print/tiles/planTiles.ts';
import { crossPlaces, MARK_STYLES } from '#lib/print/tiles/tileMarks.ts';
import { onPage, tileSheets, type TiledDrawing } from '#lib/print/tiles/tileSheets.ts';
import { inside, overlap } from '../boxes.ts';
import { rectangle } from '../../render/sampleScene.ts';
import { printFonts } from '../../render/printFonts.ts';
import { type ReadPage, readPdf } from '../../render/readPdf.ts';
import { plainBoard } from '../sheetContent.ts';
import { planned, requests } from './requests.ts';

const drawingOf = ({ board }: TilePlan): TiledDrawing => ({
  scene: {
    ...plainBoard(board.width, board.height),
    links: [{ x: 5, y: 5, width: board.width - 10, height: 1, address: 'https://example.org/' }],
  },
  title: 'A game: a board',
  outline: { path: rectangle(0.1, 0.1, 0.6, 0.4), scale: Math.min(board.width, board.height) },
  ink: '#1f2a33',
});

const groupOf = ({ children }: Scene, name: string): GroupNode | undefined =>
  children.find((node) => node.type === 'group' && node.hook?.class === name) as GroupNode | undefined;

const boxesOf = (scene: Scene, name: string): readonly Box[] =>
  (groupOf(scene, name)?.children ?? []).flatMap((node) => {
    const box = bounds([node], scene.symbols, 'capHeight');
    if (!box) return [];
    // Only some letters have descenders.
    const level = node.type === 'text' && !/[gjpqyQ,;()]/.test(node.text);
    return [level ? { ...box, height: fontMetrics(node.font).capHeight * node.size } : box];
  });

/** Half of a stroke lies outside of what it goes around. */
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const safeOf = ({ page, margin }: TilePlan): Box => ({
  ...margin,
  width: page.width - 2 * margin.x,
  height: page.height - 2 * margin.y,
});

/** Lines with the ticks of a ruler, wherever they stand. */
function rulersOf(nodes: readonly Node[]): readonly PathNode[] {
  return nodes.flatMap((node) =>
    node.type === 'group'
      ? rulersOf(node.children)
      : node.type === 'path' && node.d.length === 2 + 2 * (101 + 33)
        ? [node]
        : [],
  );
}

const styles = fc.constantFrom(...MARK_STYLES);

describe('the sheets of a plan', () => {
  it('look as they did', async () => {
    const plan = planned({ board: { width: 380, height: 250 }, paper: 'a4', orientation: 'landscape' });
    const [sheet] = tileSheets(plan, drawingOf(plan), { tiles: plan.tiles.slice(1, 2) });
    await expect(sheet && drawSvg(sheet, { size: 'mm' })).toMatchFileSnapshot('../../../golden/tile.svg');
  });

  it('have nothing in the margin but marks, and those never at the edge of the page', () => {
    fc.assert(
      fc.property(requests, styles, (request, marks) => {
        const plan = planned(request);
        const safe = safeOf(plan);
        for (const scene of tileSheets(plan, drawingOf(plan), { marks })) {
          const part = groupOf(scene, 'tile-part');
          expect(inside(bounds([{ type: 'path', d: part?.clip ?? [] }])!, safe)).toBe(true);
          for (const name of ['tile-flaps', 'tile-furniture'])
            for (const box of boxesOf(scene, name)) expect(inside(box, grown(safe, 0.1))).toBe(true);
          const page = { x: 0, y: 0, width: plan.page.width, height: plan.page.height };
          for (const box of boxesOf(scene, 'tile-marks')) expect(inside(box, grown(page, -1.9))).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('have their furniture beside what stays in sight of the board, and clear of crosses', () => {
    fc.assert(
      fc.property(requests, styles, (request, marks) => {
        const plan = planned(request);
        let index = 0;
        for (const scene of tileSheets(plan, drawingOf(plan), { marks })) {
          const tile = plan.tiles[index++]!;
          const visible = onPage(tile, tile.visible);
          const crosses = crossPlaces(plan)
            .map(({ x, y }) => onPage(tile, { x, y, width: 0, height: 0 }))
            .filter(({ x, y }) => inside({ x, y, width: 0, height: 0 }, onPage(tile, tile.part)))
            .map((point) => grown(point, Math.min(2.5, plan.overlap / 2 - 0.4)));
          for (const box of boxesOf(scene, 'tile-furniture')) {
            expect(overlap(box, visible)).toBe(false);
            for (const cross of crosses) expect(overlap(box, cross)).toBe(false);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('have a ruler across and one down on every sheet, and say which sheet they are', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const plan = planned(request);
        const sheets = [...tileSheets(plan, drawingOf(plan))];
        expect(sheets).toHaveLength(plan.tiles.length);
        sheets.forEach(({ children, title }, index) => {
          const { label, number } = plan.tiles[index]!;
          const rulers = rulersOf(children);
          expect(rulers.map(({ d }) => bounds([{ type: 'path', d }])?.width)).toHaveLength(2);
          for (const { d } of rulers) expect(bounds([{ type: 'path', d }])?.width).toBeCloseTo(101.6, 9);
          expect(title).toBe(`Sheet ${label}, ${number} of ${plan.tiles.length}`);
          expect(JSON.stringify(children)).toContain(`"text":"${label}"`);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('have their crosses on the overlaps, each at the same place of the board on all sheets that show it', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const plan = planned(request);
        const { tiles, overlap: shared } = plan;
        const holds = ({ part }: Tile, x: number, y: number) =>
          x >= part.x && x <= part.x + part.width && y >= part.y && y <= part.y + part.height;
        if (shared < 2) return;
        for (const { x, y } of crossPlaces(plan))
          expect(tiles.filter((tile) => holds(tile, x, y)).length).toBeGreaterThanOrEqual(2);
        const seams = (plan.columns - 1) * plan.rows + (plan.rows - 1) * plan.columns;
        if (seams > 0) expect(crossPlaces(plan).length).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  it('mark the cuts: left and above with flaps, and where the board ends; else in the middle of each overlap', () => {
    const board = { width: 500, height: 300 };
    const marksOf = (flaps: boolean, index: number) => {
      const plan = planned({ board, paper: 'a4', orientation: 'landscape', flaps });
      const scene = [...tileSheets(plan, drawingOf(plan))][index]!;
      const path = groupOf(scene, 'tile-marks')!.children.find(
        (node) => node.type === 'path' && node.stroke?.width === 0.15,
      ) as PathNode;
      const lines = path.d.filter(([command]) => command === 'M') as (readonly ['M', number, number])[];
      const upright = lines.filter(([, , y]) => y === 4).map(([, x]) => x);
      const level = lines.filter(([, x]) => x === 4).map(([, , y]) => y);
      return { upright, level };
    };
    expect(marksOf(true, 0)).toEqual({ upright: [8], level: [8] });
    expect(marksOf(true, 3)).toEqual({ upright: [8, 258], level: [8, 158] });
    expect(marksOf(false, 0)).toEqual({ upright: [8, 263], level: [8, 163] });
    expect(marksOf(false, 3)).toEqual({ upright: [13, 258], level: [13, 158] });
  });

  it('carry the links of the board as far as they show them', () => {
    const plan = planned({ board: { width: 500, height: 150 }, paper: 'a4', orientation: 'landscape' });
    const sheets = [...tileSheets(plan, drawingOf(plan))];
    expect(sheets.map(({ links }) => links?.map(({ x, width }) => [x, width]))).toEqual([
      [[13, 255]],
      [[8, 245]],
    ]);
  });

  it('come one by one, and only those that were chosen', () => {
    const plan = planned({ board: { width: 1000, height: 800 }, paper: 'letter' });
    const some = [plan.tiles[3]!, plan.tiles[7]!];
    const titles = [...tileSheets(plan, drawingOf(plan), { tiles: some })].map(({ title }) => title);
    expect(titles).toEqual(
      some.map(({ label, number }) => `Sheet ${label}, ${number} of ${plan.tiles.length}`),
    );
  });
});

describe('the PDF of a board over several sheets', () => {
  const options: PdfOptions = {
    fonts: printFonts,
    metadata: { title: 'Tiles', creationDate: new Date(0) },
  };
  const plan = planned({ board: { width: 400, height: 500 }, paper: 'letter', orientation: 'landscape' });
  /** A board with enough in it that a copy a sheet would show. */
  const rich: TiledDrawing = {
    ...drawingOf(plan),
    scene: {
      ...plainBoard(400, 500),
      children: Array.from({ length: 2000 }, (_, index): Node => ({
        type: 'path',
        d: rectangle((index * 7919) % 389, (index * 104_729) % 487, 5 + (index % 7), 5 + (index % 5)),
        stroke: { colour: '#1f2a33', width: 0.2 },
      })),
    },
  };
  let bytes: Uint8Array;
  let pages: readonly ReadPage[];
  beforeAll(async () => {
    bytes = await drawPdf([...tileSheets(plan, rich)], options);
    pages = (await readPdf(bytes)).pages;
  });

  /** Points between the numerals 0 and 100 of the ruler across, by the places at which their texts begin. */
  const rulerAcross = ({ placed }: ReadPage) => {
    const half = (text: string) => textWidth(text, 'label', 1.6) / 2;
    const zero = placed.filter(({ text }) => text === '0');
    const hundred = placed.filter(({ text }) => text === '100');
    for (const from of zero)
      for (const to of hundred)
        if (Math.abs(from.y - to.y) < 0.01) return ((to.x + half('100') - from.x - half('0')) * 72) / 25.4;
    return NaN;
  };
  const rulerDown = ({ placed }: ReadPage) => {
    const half = (text: string) => textWidth(text, 'label', 1.6) / 2;
    for (const from of placed.filter(({ text }) => text === '0'))
      for (const to of placed.filter(({ text }) => text === '100'))
        if (Math.abs(from.x - to.x) < 0.01) return ((to.y + half('100') - from.y - half('0')) * 72) / 25.4;
    return NaN;
  };

  it('is of the paper’s size, sheet by sheet, with bookmarks and one side asked for', async () => {
    expect(pages.map(({ width, height }) => [width, height])).toEqual(plan.tiles.map(() => [279.4, 215.9]));
    const { outline, viewerPreferences } = await readPdf(
      await drawPdf([...tileSheets(plan, drawingOf(plan))], { ...options, duplex: 'none' }),
    );
    expect(outline).toEqual(plan.tiles.map(({ label, number }) => `Sheet ${label}, ${number} of 6`));
    expect(viewerPreferences).toMatchObject({
      Duplex: 'Simplex',
      PrintScaling: 'None',
      PickTrayByPDFSize: true,
    });
  });

  it('is true to scale: both rulers of 100 mm are 283.46 points long on every sheet', () => {
    for (const page of pages) {
      expect(Math.abs(rulerAcross(page) - 283.465)).toBeLessThan(0.12);
      expect(Math.abs(rulerDown(page) - 283.465)).toBeLessThan(0.12);
    }
  });

  it('is corrected in both directions for a printer that is off', async () => {
    const measured = { x: 98, y: 101 };
    const sheets = [...tileSheets(plan, drawingOf(plan), { corrected: measured })];
    const read = await readPdf(
      await drawPdf(
        sheets.map((sheet) => correctPage(sheet, measured)),
        options,
      ),
    );
    for (const page of read.pages) {
      expect(Math.abs(rulerAcross(page) * 0.98 - 283.465)).toBeLessThan(0.15);
      expect(Math.abs(rulerDown(page) * 1.01 - 283.465)).toBeLessThan(0.15);
      expect(page.texts.join(' ')).toContain('100 mm that came out as 98 × 101 mm');
    }
  });

  it('says in its boxes what is cut off and how far the board reaches beyond', async () => {
    const document = await PDFDocument.load(bytes);
    document.getPages().forEach((page, index) => {
      const tile = plan.tiles[index]!;
      const expected = (box: Box) => {
        const { x, y, width, height } = onPage(tile, box);
        return [x, plan.page.height - y - height, width, height];
      };
      const found = ({ x, y, width, height }: Box) =>
        [x, y, width, height].map((points) => (points * 25.4) / 72);
      const pairs = [
        [page.getTrimBox(), tile.visible],
        [page.getBleedBox(), tile.part],
      ] as const;
      for (const [box, part] of pairs)
        found(box).forEach((mm, side) => expect(mm).toBeCloseTo(expected(part)[side]!, 2));
      expect(page.getMediaBox()).toMatchObject({ x: 0, y: 0 });
    });
  });

  it('holds the board once, and is the same twice', async () => {
    const [one] = tileSheets(plan, rich);
    const single = await drawPdf([one!], options);
    expect(bytes.byteLength).toBeLessThan(single.byteLength * 1.6);
    expect(await drawPdf([...tileSheets(plan, rich)], options)).toEqual(bytes);
  });
});
