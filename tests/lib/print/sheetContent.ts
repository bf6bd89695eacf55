import type { SheetFurniture } from '#lib/print/furniture.ts';
import type { LegendEntry } from '#lib/print/legend.ts';
import type { Scene } from '#lib/scene/scene.ts';
import { rectangle } from '../render/sampleScene.ts';

const sign = (width: number, height: number, text: string): LegendEntry => ({
  nodes: [{ type: 'path', d: rectangle(0, 0, width, height), fill: '#f2c9c0' }],
  width,
  height,
  text,
});

/** As much legend as a board has. */
export const LEGEND: readonly LegendEntry[] = [
  sign(7, 4.4, 'militaristic'),
  sign(7, 4.4, 'economic'),
  sign(7, 4.4, 'religious'),
  sign(2, 4.4, 'one figure, one inhabitant'),
  sign(7, 1, 'a crossing: both ends count as neighbours'),
  sign(5, 3, 'a capital may stand here'),
  sign(5, 3, 'suggested capital'),
];

export const CONTENT: SheetFurniture = {
  title: 'A New Regime',
  subtitle: 'A board for 8 regimes',
  seed: 'harbour',
  settings: '40 states (5 a regime), one continent, capitals four steps apart',
  legend: LEGEND,
  link: 'https://realmwright.example/a-new-regime/board/#1harbour.8-5-c-4',
  edition: 'Realmwright 0.1.0, 2026-11-30',
  credit: 'Game by its author',
  ink: '#1f2a33',
};

/** The longest that links and seeds may be, in the widest letters. */
export const LONGEST: SheetFurniture = {
  ...CONTENT,
  seed: 'W'.repeat(40),
  settings: '96 states (12 a regime), two continents, capitals three steps apart, board 1189 × 1189 mm',
  link: `https://realmwright.example/${'W'.repeat(122)}`,
};

/** Names for so many numbers. */
export const keyOf = (count: number): NonNullable<SheetFurniture['key']> =>
  Array.from({ length: count }, (_, index) => ({ number: index + 1, name: `Low Calder ${index}` }));

/** A board without states: sea, a frame, and a symbol. */
export function plainBoard(width: number, height: number): Scene {
  return {
    width,
    height,
    title: 'A board',
    symbols: { dot: [{ type: 'path', d: rectangle(-1, -1, 2, 2), fill: '#000000' }] },
    children: [
      {
        type: 'path',
        d: rectangle(0, 0, width, height),
        fill: '#e9efee',
        stroke: { colour: '#1f2a33', width: 0.7 },
      },
    ],
  };
}
