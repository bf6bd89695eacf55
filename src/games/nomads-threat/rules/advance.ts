import { implementing } from '../citations.ts';
import { CHIEF_SIGN, otherSide, type Side } from '../vocabulary.ts';
import { campLines, type CampLine } from './camp.ts';
import type { Tile } from './grid.ts';
import { hasAction } from './hasAction.ts';
import { invaded } from './invading.ts';
import type { Move } from './moves.ts';
import { put } from './put.ts';
import { countPieces, isChief, isFull, pastAfter, type Position } from './state.ts';

export interface Advanced {
  readonly position: Position;
  /** Lines filled by the move. */
  readonly camps: readonly CampLine[];
  /** Who was passed over because blocked, under the reading `pass-if-blocked`. */
  readonly skipped: Side | undefined;
}

/** The position after a move that is known to be legal. */
export function advance(position: Position, move: Move): Advanced {
  const { cells, camps } = moved(position, move);
  const hands =
    move.type === 'place'
      ? { ...position.hands, [position.mover]: position.hands[position.mover] - 1 }
      : position.hands;
  const next = { ...position, cells, hands, ...pastAfter(position, move.type === 'place') };
  return { camps, ...settleTurn(next, move) };
}

/** The board alone after a move. */
function moved({ cells, settings, mover }: Position, move: Move) {
  switch (move.type) {
    case 'pass':
      return { cells, camps: [] };
    case 'place':
      return camped(put(cells, move.to, CHIEF_SIGN[mover]), settings.size, mover, move.to);
    case 'wander':
      return camped(wandered(cells, mover, move.from, move.to), settings.size, mover, move.to);
    case 'invade':
      return { cells: invaded(cells, mover, move.from, move.to), camps: [] };
  }
}

/** The piece itself goes to the new tile, and a regular tent stands where it was. */
const wandered = implementing(
  ['wander', 'wander-makes-tent', 'wander-chief'],
  (cells: string, side: Side, from: Tile, to: Tile): string =>
    put(put(cells, to, isChief(cells, from) ? CHIEF_SIGN[side] : side), from, side),
);

/** Every line that was found is filled with regular tents, and these look no further. */
const camped = implementing(
  ['camp-must', 'camp-regular', 'regular-tents'],
  (cells: string, size: number, side: Side, to: Tile) => {
    const camps = campLines(cells, size, side, to);
    let filled = cells;
    for (const { tiles } of camps) for (const tile of tiles) filled = put(filled, tile, side);
    return { cells: filled, camps };
  },
);

/**
 * Who moves next: the turn goes on while the mover has no more pieces than the other, and ends by an invasion or a
 * pass; a full board ends the game before the turn does.
 */
const settleTurn = implementing(
  ['turn-goes-on', 'turn-end', 'invade-ends-turn', 'game-end-full'],
  (position: Position, move: Move): Pick<Advanced, 'position' | 'skipped'> => {
    const { cells, mover, settings } = position;
    const counts = countPieces(cells);
    const full = isFull(cells);
    const other = otherSide(mover);
    const ends = move.type === 'invade' || move.type === 'pass' || counts[mover] > counts[other];
    const stays = full || !ends;
    const next: Position = {
      ...position,
      mover: stays ? mover : other,
      mayStop: stays && !full && settings.pass === 'may-stop',
    };
    if (settings.blockedMover !== 'pass-if-blocked' || full || hasAction(next))
      return { position: next, skipped: undefined };
    const instead: Position = { ...next, mover: otherSide(next.mover), mayStop: false };
    return hasAction(instead)
      ? { position: instead, skipped: next.mover }
      : { position: next, skipped: undefined };
  },
);
