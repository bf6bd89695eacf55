import type { Node, Path, Scene, Segment } from '#lib/scene/scene.ts';
import { fontMetrics } from '#lib/scene/textMetrics.ts';
import { tileName } from '../rules/tileName.ts';
import type { PrintLook } from './printLook.ts';

/** A margin around the tiles for the names of columns and rows, in parts of a tile's edge. */
const MARGIN = 0.28;

/** Lengths of a board with tiles of an edge, in millimetres. */
export const boardLength = (size: number, tile: number): number => (size + 2 * MARGIN) * tile;

/** The largest edge of a tile, in whole millimetres, with which a board is no longer than so many millimetres. */
export const largestTile = (size: number, length: number): number =>
  Math.floor(length / (size + 2 * MARGIN) + 1e-9);

/** The empty board, tiles of `tile` millimetres, names of columns and rows on all four sides (rules `board-grid`, `tile-names`). */
export function gridScene(size: number, tile: number, look: PrintLook): Scene {
  const length = boardLength(size, tile);
  const margin = MARGIN * tile;
  const edge = size * tile;
  const type = Math.min(8, 0.17 * tile);
  const { capHeight } = fontMetrics('label-bold');
  const lines: Segment[] = [];
  for (let index = 1; index < size; index++) {
    const at = margin + index * tile;
    lines.push(['M', at, margin], ['L', at, margin + edge], ['M', margin, at], ['L', margin + edge, at]);
  }
  const name = (x: number, middle: number, text: string): Node => ({
    type: 'text',
    x,
    y: middle + (capHeight * type) / 2,
    text,
    font: 'label-bold',
    size: type,
    anchor: 'middle',
    fill: look.soft,
  });
  const names = Array.from({ length: size }, (_, index) => {
    const along = margin + (index + 0.5) * tile;
    const column = tileName(index, size).charAt(0);
    const row = String(size - index);
    return [
      name(along, margin / 2, column),
      name(along, length - margin / 2, column),
      name(margin / 2, along, row),
      name(length - margin / 2, along, row),
    ];
  });
  return {
    width: length,
    height: length,
    title: `Nomads’ Threat: board of ${size} by ${size}`,
    symbols: {},
    children: [
      { type: 'path', d: square(margin, edge), fill: look.ground },
      { type: 'path', d: lines, stroke: { colour: look.line, width: 0.35 } },
      { type: 'path', d: square(margin, edge), stroke: { colour: look.ink, width: 0.8, join: 'miter' } },
      ...names.flat(),
    ],
  };
}

const square = (from: number, edge: number): Path => [
  ['M', from, from],
  ['L', from + edge, from],
  ['L', from + edge, from + edge],
  ['L', from, from + edge],
  ['Z'],
];
