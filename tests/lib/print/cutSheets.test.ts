import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CutItem, cutSheets } from '#lib/print/cutSheets.ts';
import { FOOT } from '#lib/print/footLine.ts';
import { type GridRequest, planGrid } from '#lib/print/gridPlan.ts';
import { PAPER_NAMES, SAFE_MARGIN } from '#lib/print/papers.ts';
import { FLIP_EDGES } from '#lib/print/turnOver.ts';
import { drawPdf } from '#lib/render/pdf/drawPdf.ts';
import type { Node } from '#lib/scene/scene.ts';
import { printFonts } from '../render/printFonts.ts';
import { readPdf } from '../render/readPdf.ts';
import { inside, overlap } from './boxes.ts';

const grids = fc.record({
  paper: fc.constantFrom(...PAPER_NAMES),
  item: fc.record({
    width: fc.double({ min: 20, max: 190, noNaN: true }),
    height: fc.double({ min: 20, max: 190, noNaN: true }),
  }),
  bleed: fc.constantFrom(0, 2, 3),
  foot: fc.constantFrom(0, FOOT),
});

describe('things of one size on sheets', () => {
  it('lie beside each other with all their bleed, none in the margin or at the foot, and no further one would fit', () => {
    fc.assert(
      fc.property(grids, (request) => {
        const plan = planGrid(request);
        const { page, places, bleed, item, foot } = plan;
        const room = {
          ...{ x: SAFE_MARGIN, y: SAFE_MARGIN, width: page.width - 2 * SAFE_MARGIN },
          height: page.height - 2 * SAFE_MARGIN - foot.height,
        };
        const bled = places.map(({ x, y, width, height }) => ({
          ...{ x: x - bleed, y: y - bleed, width: width + 2 * bleed, height: height + 2 * bleed },
        }));
        expect(bled.filter((box) => !inside(box, room))).toEqual([]);
        expect(bled.flatMap((a, i) => bled.slice(i + 1).filter((b) => overlap(a, b)))).toEqual([]);
        expect((plan.columns + 1) * (item.width + 2 * bleed)).toBeGreaterThan(room.width);
        expect((plan.rows + 1) * (item.height + 2 * bleed)).toBeGreaterThan(room.height);
        for (const orientation of ['portrait', 'landscape'] as const)
          expect(planGrid({ ...request, orientation }).places.length).toBeLessThanOrEqual(places.length);
      }),
    );
  });

  it('have their backs exactly behind them once the printed paper is turned over, upright, whichever edge it turns over', async () => {
    const word = (text: string): Node => ({
      ...{ type: 'text', x: 30, y: 20, text, font: 'label', size: 4, anchor: 'middle', fill: '#000000' },
    });
    const items: CutItem[] = Array.from({ length: 7 }, (_, index) => ({
      front: [word(`front${index}`)],
      back: [word(`back${index}`)],
    }));
    const request: GridRequest = { paper: 'letter', item: { width: 60, height: 40 }, bleed: 3 };
    for (const orientation of ['portrait', 'landscape'] as const)
      for (const flip of FLIP_EDGES)
        for (const offset of [
          { x: 0, y: 0 },
          { x: 1.5, y: -0.5 },
        ]) {
          const plan = planGrid({ ...request, orientation });
          const pages = cutSheets({
            ...{ plan, items, symbols: {}, title: 'Words', marks: 'short', ink: '#000000' },
            backs: { flip, offset },
          });
          const { pages: read } = await readPdf(
            await drawPdf(
              pages.map(({ scene }) => scene),
              {
                fonts: printFonts,
                metadata: { title: 'Words', creationDate: new Date(0) },
              },
            ),
          );
          // Turned over its left or right edge the paper swaps left and right, over its top or foot top and bottom.
          const overSide = (flip === 'long') === plan.page.height > plan.page.width;
          for (let sheet = 0; sheet < read.length; sheet += 2)
            for (const { text, x, y } of read[sheet]!.placed.filter((one) => one.text.startsWith('front'))) {
              const index = Number(text.slice(5));
              const back = read[sheet + 1]!.placed.find((one) => one.text === `back${index}`)!;
              const place = plan.places[index % plan.places.length]!;
              // The word's middle, from where the card's corner is: 30 mm along, 20 mm down.
              expect([x < place.x + 30, Math.abs(y - place.y - 20) < 0.03]).toEqual([true, true]);
              const halfFront = place.x + 30 - x;
              const [dx, dy] = [back.x - offset.x, back.y - offset.y];
              if (overSide) {
                expect(Math.abs(dy - y)).toBeLessThan(0.05);
                const middle = plan.page.width - (place.x + place.width / 2);
                expect(Math.abs(dx - middle)).toBeLessThan(halfFront + 0.1);
                expect(dx).toBeLessThan(middle);
              } else {
                // Turned by half a circle on the page, it begins right of its middle, and its baseline is below.
                expect(Math.abs(plan.page.height - dy - y)).toBeLessThan(0.05);
                const middle = place.x + place.width / 2;
                expect(Math.abs(dx - middle)).toBeLessThan(halfFront + 0.1);
                expect(dx).toBeGreaterThan(middle);
              }
            }
        }
  });
});
