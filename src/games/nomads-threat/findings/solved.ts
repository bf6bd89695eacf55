import { parseTile } from '../rules/tileName.ts';
import type { Tile } from '../rules/grid.ts';
import { DEFAULT_SETTINGS } from '../rules/settings.ts';
import type { SolvedBoard } from '../solved/solvedBoard.ts';

/** What makes two games of one board different, beside the board. */
export type Readings = Pick<SolvedBoard, 'chiefs' | 'pass' | 'blockedMover'>;

/** The rules as they stand, with the readings that the manual takes. */
export const USUAL: Readings = {
  chiefs: DEFAULT_SETTINGS.chiefs,
  pass: DEFAULT_SETTINGS.pass,
  blockedMover: DEFAULT_SETTINGS.blockedMover,
};

/** What is known of a square board; undefined where nobody has worked on it. */
export const squareBoard = (
  boards: readonly SolvedBoard[],
  size: number,
  { chiefs, pass, blockedMover }: Readings = USUAL,
): SolvedBoard | undefined =>
  boards.find(
    (board) =>
      board.width === size &&
      board.height === size &&
      board.chiefs === chiefs &&
      board.pass === pass &&
      board.blockedMover === blockedMover,
  );

/**
 * The margin of the first player after each first tile of a square board, tile by tile: a value that was found for one
 * tile holds for all tiles that a turn or a reflection of the board brings it to. `undefined` where none was found.
 */
export function marginByTile({ width: size, firstTiles }: SolvedBoard): readonly (number | undefined)[] {
  const margins: (number | undefined)[] = Array.from({ length: size * size });
  for (const { tile, margin } of firstTiles)
    for (const image of imagesOf(parseTile(tile, size)!, size)) margins[image] = margin;
  return margins;
}

/** The tiles that the eight symmetries of a square board make of one. */
function imagesOf(tile: Tile, size: number): readonly Tile[] {
  const [x, y] = [tile % size, Math.floor(tile / size)];
  const [right, below] = [size - 1 - x, size - 1 - y];
  return [
    [x, y],
    [right, y],
    [x, below],
    [right, below],
    [y, x],
    [below, x],
    [y, right],
    [below, right],
  ].map(([column = 0, row = 0]) => row * size + column);
}

/** What the first player can be sure of under a rule that is to mend the first player's edge; positive is a win. */
export interface Mended {
  /** As the rules stand. */
  readonly plain: number;
  /** With one tent given to the second player in the count. */
  readonly komi: number;
  /** When the second player may take over the side that placed the first tent. */
  readonly pie: number;
  /** When the first tent may not stand on the tile in the middle; undefined where there is none. */
  readonly notCentre: number | undefined;
}

/** The value of a solved board under each rule. Throws if it is unfinished. */
export function mended(board: SolvedBoard): Mended {
  if (board.margin === null) throw new Error(`The board of ${board.width} by ${board.height} is unfinished.`);
  const margins = marginByTile(board).filter((margin) => margin !== undefined);
  const centre = board.width % 2 === 1 ? (margins.length - 1) / 2 : undefined;
  return {
    plain: board.margin,
    komi: board.margin - 1,
    // Whatever tile is chosen, the second player takes the better side of it.
    pie: Math.max(...margins.map((margin) => 0 - Math.abs(margin))),
    notCentre: centre === undefined ? undefined : Math.max(...margins.filter((_, tile) => tile !== centre)),
  };
}

/** `win`, `draw` or `loss` for whom the margin is counted. */
export const resultOf = (margin: number): 'win' | 'draw' | 'loss' =>
  margin > 0 ? 'win' : margin < 0 ? 'loss' : 'draw';
