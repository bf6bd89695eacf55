/** Bits of a mask that the first of two look-ups takes. */
export const LOW_BITS = 13;

/** A way to lay a board on itself. */
export interface Symmetry {
  /** Where each tile goes. */
  readonly to: Int32Array;
  /** Where each tile comes from. */
  readonly from: Int32Array;
  /** The image of a mask is `low[mask & 8191] | high[mask >>> 13]`. */
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** The symmetries of a board, the identity first: eight of a square, four of any other rectangle. */
export function makeSymmetries(width: number, height: number): readonly Symmetry[] {
  const tiles = width * height;
  const symmetries: Symmetry[] = [];
  for (let kind = 0; kind < (width === height ? 8 : 4); kind++) {
    const to = Int32Array.from({ length: tiles }, (_, tile) => {
      const x = kind & 1 ? width - 1 - (tile % width) : tile % width;
      const y = kind & 2 ? height - 1 - Math.floor(tile / width) : Math.floor(tile / width);
      return kind & 4 ? x * width + y : y * width + x;
    });
    const from = new Int32Array(tiles);
    to.forEach((image, tile) => (from[image] = tile));
    symmetries.push({
      to,
      from,
      low: images(to, 0, Math.min(tiles, LOW_BITS)),
      high: images(to, LOW_BITS, Math.max(0, tiles - LOW_BITS)),
    });
  }
  return symmetries;
}

/** The images of all masks of `count` tiles from `first` on. */
function images(to: Int32Array, first: number, count: number): Int32Array {
  const table = new Int32Array(1 << count);
  for (let mask = 1; mask < table.length; mask++) {
    const lowest = 31 - Math.clz32(mask & -mask);
    table[mask] = table[mask & (mask - 1)]! | (1 << to[first + lowest]!);
  }
  return table;
}
