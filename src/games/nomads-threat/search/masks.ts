/** Most tiles that a board of the search can have: a tile is a bit of a word, and the rest of the word has other use. */
export const MOST_TILES = 25;

/** A board of the search as bit masks: tile t is bit t, rows from the top, each from the left. */
export interface Masks {
  readonly width: number;
  readonly height: number;
  readonly tiles: number;
  /** All tiles. */
  readonly full: number;
  /** All tiles but those of the first column, and but those of the last. */
  readonly notFirst: number;
  readonly notLast: number;
  /** For each tile four lines that leave it towards higher bits, and four towards lower ones. */
  readonly up: Int32Array;
  readonly down: Int32Array;
}

/** Steps of column and row that lead to higher bits; the opposite ones lead to lower bits. */
const UP = [
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

/** Masks of a board of up to 25 tiles. */
export function makeMasks(width: number, height: number): Masks {
  const tiles = width * height;
  if (tiles > MOST_TILES) throw new RangeError(`The search takes boards of up to ${MOST_TILES} tiles.`);
  const up = new Int32Array(4 * tiles);
  const down = new Int32Array(4 * tiles);
  let [notFirst, notLast] = [0, 0];
  const line = (tile: number, right: number, below: number): number => {
    let mask = 0;
    let [x, y] = [(tile % width) + right, Math.floor(tile / width) + below];
    for (; x >= 0 && x < width && y >= 0 && y < height; x += right, y += below) mask |= 1 << (y * width + x);
    return mask;
  };
  for (let tile = 0; tile < tiles; tile++) {
    if (tile % width !== 0) notFirst |= 1 << tile;
    if (tile % width !== width - 1) notLast |= 1 << tile;
    UP.forEach(([right, below], direction) => {
      up[4 * tile + direction] = line(tile, right, below);
      down[4 * tile + direction] = line(tile, -right, -below);
    });
  }
  return { width, height, tiles, full: 2 ** tiles - 1, notFirst, notLast, up, down };
}
