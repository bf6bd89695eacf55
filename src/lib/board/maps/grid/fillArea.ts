import type { RawArea } from '../mapShape.ts';
import type { LabelGrid } from './labelGrid.ts';

/**
 * Gives a label to all cells whose middle lies in an area (millimetres), over whatever was there. An area that crosses
 * itself is filled by the even-odd rule.
 */
export function fillArea(
  { columns, rows, cell, west, south, labels }: LabelGrid,
  area: RawArea,
  label: number,
): void {
  /** Where the outline crosses the middle of each row, in columns. */
  const crossings = new Map<number, number[]>();
  for (const ring of area) {
    const last = ring.at(-1);
    if (last === undefined) continue;
    let px = (last[0] - west) / cell - 0.5;
    let py = (last[1] - south) / cell - 0.5;
    for (const [cx, cy] of ring) {
      const x = (cx - west) / cell - 0.5;
      const y = (cy - south) / cell - 0.5;
      const [low, high] = py < y ? [py, y] : [y, py];
      const first = Math.max(0, Math.ceil(low));
      const end = Math.min(rows, Math.ceil(high));
      for (let row = first; row < end; row++) {
        const at = px + ((row - py) * (x - px)) / (y - py);
        const known = crossings.get(row);
        if (known === undefined) crossings.set(row, [at]);
        else known.push(at);
      }
      px = x;
      py = y;
    }
  }
  for (const [row, places] of crossings) {
    places.sort((a, b) => a - b);
    for (let k = 0; k + 1 < places.length; k += 2) {
      const from = Math.max(1, Math.ceil(places[k]!));
      const end = Math.min(columns - 1, Math.ceil(places[k + 1]!));
      if (end <= from || row === 0 || row === rows - 1) continue;
      labels.fill(label, row * columns + from, row * columns + end);
    }
  }
}
