import type { Box } from '#lib/geometry/polygon.ts';
import { milli } from '../../edit/traceLand.ts';

/**
 * A board's land as a fine raster: each cell is water (0) or belongs to one state (its index + 1). Whatever a source
 * did, cells neither overlap nor leave gaps, and the lines between them are shared by both sides by their nature.
 */
export interface LabelGrid {
  readonly columns: number;
  readonly rows: number;
  /** Side of a cell, millimetres, a multiple of 0.002, so that halves of it are whole micrometres. */
  readonly cell: number;
  /** South-western corner, millimetres. */
  readonly west: number;
  readonly south: number;
  /** Row by row from the south. The outermost cells are always water. */
  readonly labels: Uint16Array;
}

/** Cells of a grid, about: fine enough that a cell is far below the width of a line, coarse enough for a phone. */
const CELLS = 2_500_000;
/** Nothing finer is worth while, millimetres. */
const FINEST = 0.1;
/** Water cells around everything. */
const RIM = 2;

/** An empty grid over a box. */
export function openGrid({ left, low, right, high }: Box, cells = CELLS): LabelGrid {
  const wanted = Math.max(FINEST, Math.sqrt(((right - left) * (high - low)) / cells));
  const cell = Math.ceil(wanted * 500) / 500;
  const columns = Math.ceil((right - left) / cell) + 2 * RIM;
  const rows = Math.ceil((high - low) / cell) + 2 * RIM;
  return {
    columns,
    rows,
    cell,
    west: milli(left - RIM * cell),
    south: milli(low - RIM * cell),
    labels: new Uint16Array(columns * rows),
  };
}
