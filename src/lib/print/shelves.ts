import type { Box } from '#lib/scene/bounds.ts';
import type { Size } from './sheetPlan.ts';

/** A box that found its place, and the page, from 0, on which it lies. */
export interface Shelved extends Box {
  readonly page: number;
}

/**
 * Boxes in their order, row by row from the top-left corner of a room and on to further pages, as words are set.
 * Throws if one is larger than the room.
 */
export function shelve(boxes: readonly Size[], room: Size, gap: number): readonly Shelved[] {
  let [x, y, row, page] = [0, 0, 0, 0];
  return boxes.map(({ width, height }) => {
    if (width > room.width + 1e-9 || height > room.height + 1e-9)
      throw new RangeError(
        `Nothing of ${width} by ${height} mm fits into ${room.width} by ${room.height} mm.`,
      );
    if (x > 0 && x + width > room.width + 1e-9) [x, y, row] = [0, y + row + gap, 0];
    if (y + height > room.height + 1e-9) [x, y, row, page] = [0, 0, 0, page + 1];
    const place = { x, y, width, height, page };
    x += width + gap;
    row = Math.max(row, height);
    return place;
  });
}
