import { cutSheets, type CutItem } from '#lib/print/cutSheets.ts';
import { FOOT } from '#lib/print/footLine.ts';
import { planGrid } from '#lib/print/gridPlan.ts';
import type { AnyPaperName } from '#lib/print/papers.ts';
import type { Scene } from '#lib/scene/scene.ts';
import { SIDES, type Side } from '../vocabulary.ts';
import type { PrintLook } from './printLook.ts';
import { tentNodes } from './tentNodes.ts';

/** Parts of a tile's edge that a piece takes, so that fingers get between two. */
const PIECE = 0.8;
/** Pieces are no larger than this, in millimetres: more would be card for nothing. */
const LARGEST_PIECE = 30;

/** Edge of a piece for tiles of an edge, in whole millimetres. */
export const pieceEdge = (tile: number): number =>
  Math.max(8, Math.min(LARGEST_PIECE, Math.floor(PIECE * tile)));

/**
 * Pieces to cut: for each side as many regular tents as the board has tiles, which is the most that a side can need
 * (ruling `supply`), and its Chief Tents.
 */
export function tentSheets(input: {
  readonly size: number;
  readonly chiefs: number;
  readonly tile: number;
  readonly paper: AnyPaperName;
  readonly look: PrintLook;
}): readonly Scene[] {
  const { size, chiefs, tile, paper, look } = input;
  const edge = pieceEdge(tile);
  const times = (count: number, side: Side, chief: boolean): readonly CutItem[] =>
    Array.from({ length: count }, () => ({ front: tentNodes(side, chief, edge, look) }));
  const items = SIDES.flatMap((side) => [...times(chiefs, side, true), ...times(size * size, side, false)]);
  return cutSheets({
    plan: planGrid({ paper, item: { width: edge, height: edge }, bleed: 0, foot: FOOT }),
    items,
    symbols: {},
    title: 'Nomads’ Threat, tents',
    note: `Squares of ${edge} mm: ${chiefs} Chief Tents and ${size * size} tents a side. Glue to card first, then cut.`,
    marks: 'full',
    ink: look.cut,
  }).map(({ scene }) => scene);
}
