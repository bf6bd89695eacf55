import { implementing } from '../citations.ts';
import { otherSide, type Side } from '../vocabulary.ts';
import { gridOf, type Tile } from './grid.ts';
import { sideAt } from './state.ts';

/** Tents made along one line. */
export interface CampLine {
  /** The other side's piece at the end of the line. */
  readonly towards: Tile;
  /** The tiles between, nearest first; at least one. */
  readonly tiles: readonly Tile[];
}

/**
 * The lines on which a piece of `side` that has just come to `to` makes tents: from that tile along rows, columns and
 * diagonals up to the first piece, if that is the other side's and a tile is between. `cells` is the board after the
 * piece came. All lines are read before any is filled; they share no tile.
 */
export const campLines = implementing(
  ['camp', 'camp-nearest', 'camp-many-lines', 'camp-chief', 'lines'],
  (cells: string, size: number, side: Side, to: Tile): readonly CampLine[] => {
    const lines: CampLine[] = [];
    for (const ray of gridOf(size).rays[to]!) {
      const end = ray.findIndex((tile) => cells[tile] !== '.');
      if (end > 0 && sideAt(cells, ray[end]!) === otherSide(side))
        lines.push({ towards: ray[end]!, tiles: ray.slice(0, end) });
    }
    return lines;
  },
);
