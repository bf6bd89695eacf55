import { implementing } from '../citations.ts';

/** A tile by its place: rows from the top, each from the left, counted from 0. */
export type Tile = number;

/** The eight directions as steps of column and row. */
const DIRECTIONS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

/** How the tiles of a square grid lie to each other. */
export interface Grid {
  readonly size: number;
  readonly tiles: number;
  /** The tiles that touch each tile, by side or corner. */
  readonly neighbours: readonly (readonly Tile[])[];
  /** For each tile the lines that leave it, nearest tile first; empty lines are left out. */
  readonly rays: readonly (readonly (readonly Tile[])[])[];
}

/** The grid of a size: eight neighbours a tile, lines along rows, columns and diagonals. */
export const layGrid = implementing(['board-grid', 'board-sizes', 'neighbours'], (size: number): Grid => {
  const tiles = size * size;
  const rays = Array.from({ length: tiles }, (_, tile) =>
    DIRECTIONS.map(([right, down]) => ray(size, tile, right, down)).filter(({ length }) => length > 0),
  );
  return { size, tiles, rays, neighbours: rays.map((lines) => lines.map(([nearest]) => nearest!)) };
});

function ray(size: number, from: Tile, right: number, down: number): Tile[] {
  const line: Tile[] = [];
  let [column, row] = [(from % size) + right, Math.floor(from / size) + down];
  for (; column >= 0 && column < size && row >= 0 && row < size; column += right, row += down)
    line.push(row * size + column);
  return line;
}

const GRIDS: readonly Grid[] = Array.from({ length: 8 }, (_, size) => layGrid(size));

/** The grid of a size from 2 to 7, laid once. */
export const gridOf = (size: number): Grid => GRIDS[size]!;
