import type { LabelGrid } from './labelGrid.ts';

/** For each cell the label of the nearest land and how far it is, in thirds of a cell (a chamfer: within 6 %). */
export interface NearestLand {
  readonly labels: Uint16Array;
  readonly thirds: Int32Array;
}

const STRAIGHT = 3;
const DIAGONAL = 4;
/** Farther than any cell, and far from overflowing when a step is added. */
export const FAR = 1 << 28;

/** Two sweeps over the grid, there and back. Without any land every cell is label 0 and FAR. */
export function nearestLand({ columns, rows, labels }: LabelGrid): NearestLand {
  const near = Uint16Array.from(labels);
  const thirds = new Int32Array(labels.length);
  for (let i = 0; i < labels.length; i++) thirds[i] = labels[i] === 0 ? FAR : 0;
  // Written out, not in a function of its own: both sweeps visit every cell of a few millions four times.
  for (let row = 1; row < rows; row++) {
    for (let at = row * columns + 1; at < (row + 1) * columns - 1; at++) {
      let least = thirds[at]!;
      if (least === 0) continue;
      let from = at;
      if (thirds[at - 1]! + STRAIGHT < least) least = thirds[(from = at - 1)]! + STRAIGHT;
      if (thirds[at - columns]! + STRAIGHT < least) least = thirds[(from = at - columns)]! + STRAIGHT;
      if (thirds[at - columns - 1]! + DIAGONAL < least) least = thirds[(from = at - columns - 1)]! + DIAGONAL;
      if (thirds[at - columns + 1]! + DIAGONAL < least) least = thirds[(from = at - columns + 1)]! + DIAGONAL;
      thirds[at] = least;
      near[at] = near[from]!;
    }
  }
  for (let row = rows - 2; row >= 0; row--) {
    for (let at = (row + 1) * columns - 2; at > row * columns; at--) {
      let least = thirds[at]!;
      if (least === 0) continue;
      let from = at;
      if (thirds[at + 1]! + STRAIGHT < least) least = thirds[(from = at + 1)]! + STRAIGHT;
      if (thirds[at + columns]! + STRAIGHT < least) least = thirds[(from = at + columns)]! + STRAIGHT;
      if (thirds[at + columns + 1]! + DIAGONAL < least) least = thirds[(from = at + columns + 1)]! + DIAGONAL;
      if (thirds[at + columns - 1]! + DIAGONAL < least) least = thirds[(from = at + columns - 1)]! + DIAGONAL;
      thirds[at] = least;
      near[at] = near[from]!;
    }
  }
  return { labels: near, thirds };
}
