import { implementing } from '../citations.ts';
import { CHIEF_SIGN, otherSide, type Side } from '../vocabulary.ts';
import { gridOf, type Tile } from './grid.ts';
import { put } from './put.ts';
import { isChief, sideAt, type Position } from './state.ts';

/** The board after an invasion: the Chief Tent stands where the tent was, and its own tile is empty. */
export const invaded = implementing(
  ['invade', 'invade-takes', 'invade-leaves-empty'],
  (cells: string, side: Side, from: Tile, to: Tile): string =>
    put(put(cells, to, CHIEF_SIGN[side]), from, '.'),
);

/** Whether a Chief Tent of the owner of `tile` touches it, by side or corner. */
export const isProtected = implementing(
  ['invade-protection'],
  (cells: string, size: number, tile: Tile): boolean => {
    const owner = sideAt(cells, tile);
    return (
      owner !== undefined &&
      gridOf(size).neighbours[tile]!.some((neighbour) => cells[neighbour] === CHIEF_SIGN[owner])
    );
  },
);

/**
 * Whether the invasion would bring back a board that has been before, which the reading `no-restoring` forbids: without
 * it, every endless game holds such an invasion.
 */
export const bringsBack = ({ settings, past, cells, mover }: Position, from: Tile, to: Tile): boolean => {
  if (settings.repetition !== 'no-restoring') return false;
  const after = invaded(cells, mover, from, to);
  return past.some((key) => key.startsWith(after));
};

/** Whether the mover's Chief Tent on `from` may take what stands on `to`, a tile beside it. */
export const mayInvade = implementing(
  ['invade-variant', 'invade', 'invade-protection'],
  (position: Position, from: Tile, to: Tile): boolean => {
    const { cells, settings, mover } = position;
    return (
      settings.invading &&
      cells[from] === CHIEF_SIGN[mover] &&
      sideAt(cells, to) === otherSide(mover) &&
      !isChief(cells, to) &&
      !isProtected(cells, settings.size, to) &&
      !bringsBack(position, from, to)
    );
  },
);
