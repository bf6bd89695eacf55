import { implementing } from '../citations.ts';
import { otherSide, SIDES, type Side } from '../vocabulary.ts';
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
    faults.push(`${side} has ${placed} Chief Tents on the board; this game has ${settings.chiefs} a side.`);
  else if (placed + hands[side] !== settings.chiefs)
    faults.push(
      `${side} has ${placed} Chief Tents on the board and ${hands[side]} in hand; together there must be ${settings.chiefs}.`,
    );
  if (placed === 0 && countPieces(cells)[side] > 0)
    faults.push(`${side} has tents but no Chief Tent on the board; the first piece of a side is one.`);
  return faults;
}

function checkFirstTurns({ cells, mover }: Position): string[] {
  const counts = countPieces(cells);
  if (counts.x === 0 && counts.o > 0) return ['o has pieces and x has none, but x begins.'];
  if (counts.x === 0 && mover === 'o') return ['o is to move on an empty board, but x begins.'];
  if (counts.x > 0 && counts.o === 0) {
    // The turn of x is over with its first piece.
    if (counts.x > 1) return ['x has several pieces before o has any.'];
    if (mover === 'x') return ['x is to move again before o has a piece.'];
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
    faults.push(`${mover} is to move with more pieces than ${other}, but a turn ends with the lead.`);
  if (mayStop && (settings.pass !== 'may-stop' || isFull(cells) || ahead || counts[mover] === 0))
    faults.push(`${mover} cannot be about to end the turn here.`);
  if (
    settings.blockedMover === 'pass-if-blocked' &&
    !isFull(cells) &&
    !hasAction(position) &&
    hasAction({ ...position, mover: other })
  )
    faults.push(`${mover} has no move, so under this reading ${other} is to move.`);
  if (played > 0 && !isCapped(settings))
    faults.push('Actions are counted only where their number is limited.');
  return faults;
}
