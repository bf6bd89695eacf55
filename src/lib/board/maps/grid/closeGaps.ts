import type { LabelGrid } from './labelGrid.ts';
import { nearestLand } from './nearestLand.ts';

/**
 * Turns water that is narrower than `width` millimetres into land of the nearest state (a morphological closing): the
 * slits between neighbours whose files do not share their corners, and inlets too thin to draw.
 */
export function closeGaps(grid: LabelGrid, width: number): void {
  const reach = Math.floor((3 * width) / 2 / grid.cell + 0.5);
  if (reach < 1) return;
  const near = nearestLand(grid);
  // Open water is what lies farther than the reach from land; what lies farther than the reach from that is closed.
  const open = new Uint16Array(grid.labels.length);
  for (let i = 0; i < open.length; i++) open[i] = near.thirds[i]! > reach ? 1 : 0;
  const { columns, rows, labels } = grid;
  for (let column = 0; column < columns; column++) open[column] = open[(rows - 1) * columns + column] = 1;
  for (let row = 0; row < rows; row++) open[row * columns] = open[(row + 1) * columns - 1] = 1;
  const back = nearestLand({ ...grid, labels: open });
  for (let row = 1; row < rows - 1; row++) {
    for (let at = row * columns + 1; at < (row + 1) * columns - 1; at++) {
      if (labels[at] === 0 && back.thirds[at]! > reach) labels[at] = near.labels[at]!;
    }
  }
}
