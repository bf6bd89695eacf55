import {
  applyMove,
  checkPosition,
  countPieces,
  forgetPast,
  legalMoves,
  makeGameLink,
  makePosition,
  outcome,
  parseGameLink,
  parsePosition,
  setUp,
  type Move,
  type Position,
  type Settings,
} from '#games/nomads-threat/index.ts';
import { pick } from '#lib/random/pick.ts';
import type { Stream } from '#lib/random/stream.ts';

const must = (holds: boolean, what: string, position: Position): void => {
  if (!holds) throw new Error(`${what}: ${makePosition(position)}`);
};

/** Plays a random game with every invariant looked at after every move. Throws where one does not hold. */
export function playChecked(stream: Stream, settings: Settings, most = 2000) {
  const moves: Move[] = [];
  let position = setUp(settings);
  let listed = 0;
  for (let legal = legalMoves(position); legal.length > 0 && moves.length < most;) {
    const move = pick(stream, legal);
    const before = JSON.stringify(position);
    const applied = applyMove(position, move);
    must(applied.ok, `A legal move, ${JSON.stringify(move)}, was refused`, position);
    must(JSON.stringify(position) === before, 'A move changed the position that it was given', position);
    const next = applied.ok ? applied.value.position : position;
    const [fault] = checkPosition(next);
    must(fault === undefined, `An impossible position was reached (${fault})`, next);
    const [was, is] = [countPieces(position.cells), countPieces(next.cells)];
    const grew = is.x + is.o - was.x - was.o;
    must(move.type === 'invade' ? grew === -1 : move.type === 'pass' ? grew === 0 : grew >= 1, 'Tents', next);
    const read = parsePosition(makePosition(next));
    must(
      read.ok && JSON.stringify(read.value) === JSON.stringify(forgetPast(next)),
      'The notation lost something',
      next,
    );
    moves.push(move);
    listed += legal.length;
    position = next;
    legal = legalMoves(position);
    must((legal.length === 0) === (outcome(position) !== undefined), 'Moves and end differ', position);
  }
  const link = parseGameLink(makeGameLink({ settings, moves }));
  must(
    link.ok && JSON.stringify(link.value) === JSON.stringify({ settings, moves }),
    'The link lost something',
    position,
  );
  return { moves: moves.length, listed, end: outcome(position) };
}
