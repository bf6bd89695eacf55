import { implementing } from '../citations.ts';
import { otherSide, SIDES, type Side } from '../vocabulary.ts';
import { SIDE_NAMES } from '../words.ts';
import { hasAction } from './hasAction.ts';
import { isCapped } from './settings.ts';
import { chiefsOnBoard, countPieces, isFull, type Position } from './state.ts';

/**
 * What is wrong with a position that came from outside, as sentences; empty if nothing is. Shape and settings are taken
 * as given. Not every position that passes can be reached, but play from each is sound.
 */
export const checkPosition = implementing(
  ['chief-tents', 'first-turn', 'turn-end', 'turn-goes-on'],
  (position: Position): readonly string[] => [
    ...SIDES.flatMap((side) => checkSide(position, side)),
    ...checkFirstTurns(position),
    ...checkMover(position),
  ],
);

function checkSide({ cells, hands, settings }: Position, side: Side): string[] {
  const placed = chiefsOnBoard(cells, side);
  const faults: string[] = [];
  if (placed > settings.chiefs)
    faults.push(
      `${SIDE_NAMES[side]} has ${placed} Chief Tents on the board; this game has ${settings.chiefs} a side.`,
    );
  else if (placed + hands[side] !== settings.chiefs)
    faults.push(
      `${SIDE_NAMES[side]} has ${placed} Chief Tents on the board and ${hands[side]} in hand; together there must be ${settings.chiefs}.`,
    );
  if (placed === 0 && countPieces(cells)[side] > 0)
    faults.push(
      `${SIDE_NAMES[side]} has tents but no Chief Tent on the board; the first tent of a side is one.`,
    );
  return faults;
}

function checkFirstTurns({ cells, mover }: Position): string[] {
  const counts = countPieces(cells);
  if (counts.x === 0 && counts.o > 0)
    return [`${SIDE_NAMES.o} has tents and ${SIDE_NAMES.x} has none, but ${SIDE_NAMES.x} begins.`];
  if (counts.x === 0 && mover === 'o')
    return [`${SIDE_NAMES.o} is to move on an empty board, but ${SIDE_NAMES.x} begins.`];
  if (counts.x > 0 && counts.o === 0) {
    // The first turn of the game is over with its first tent.
    if (counts.x > 1) return [`${SIDE_NAMES.x} has several tents before ${SIDE_NAMES.o} has any.`];
    if (mover === 'x') return [`${SIDE_NAMES.x} is to move again before ${SIDE_NAMES.o} has a tent.`];
  }
  return [];
}

function checkMover(position: Position): string[] {
  const { cells, mover, mayStop, settings, played } = position;
  const counts = countPieces(cells);
  const other = otherSide(mover);
  const faults: string[] = [];
  const ahead = counts[mover] > counts[other];
  const canStartAhead =
    settings.invading || settings.pass === 'may-stop' || settings.blockedMover === 'pass-if-blocked';
  if (ahead && !canStartAhead && !isFull(cells))
    faults.push(
      `${SIDE_NAMES[mover]} is to move with more tents than ${SIDE_NAMES[other]}, but a turn ends with the lead.`,
    );
  if (mayStop && (settings.pass !== 'may-stop' || isFull(cells) || ahead || counts[mover] === 0))
    faults.push(`${SIDE_NAMES[mover]} cannot be about to end the turn here.`);
  if (
    settings.blockedMover === 'pass-if-blocked' &&
    !isFull(cells) &&
    !hasAction(position) &&
    hasAction({ ...position, mover: other })
  )
    faults.push(`${SIDE_NAMES[mover]} has no move, so under this reading ${SIDE_NAMES[other]} is to move.`);
  if (played > 0 && !isCapped(settings))
    faults.push('Actions are counted only where their number is limited.');
  return faults;
}
