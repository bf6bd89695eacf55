import {
  applyMove,
  DEFAULT_SETTINGS,
  legalMoves,
  setUp,
  type GameRecord,
  type Move,
  type Position,
  type Settings,
} from '#games/nomads-threat/index.ts';
import { BLOCKED_READINGS, PASS_READINGS, REPETITION_READINGS } from '#games/nomads-threat/vocabulary.ts';
import { pick } from '#lib/random/pick.ts';
import type { Stream } from '#lib/random/stream.ts';

/** Settings of any kind that the engine offers. */
export const randomSettings = (stream: Stream, largest = 7): Settings => ({
  ...DEFAULT_SETTINGS,
  size: 2 + stream.below(largest - 1),
  chiefs: 1 + stream.below(3),
  invading: stream.below(2) === 1,
  pass: pick(stream, PASS_READINGS),
  blockedMover: pick(stream, BLOCKED_READINGS),
  repetition: pick(stream, REPETITION_READINGS),
});

/** A game of random moves, with every position on its way; cut off after `most` moves. */
export function randomGame(stream: Stream, settings: Settings, most = 400) {
  const moves: Move[] = [];
  const positions: Position[] = [setUp(settings)];
  for (let legal = legalMoves(positions[0]!); legal.length > 0 && moves.length < most;) {
    const move = pick(stream, legal);
    const applied = applyMove(positions.at(-1)!, move);
    if (!applied.ok) throw new Error(applied.error.message);
    moves.push(move);
    positions.push(applied.value.position);
    legal = legalMoves(applied.value.position);
  }
  const record: GameRecord = { settings, moves };
  return { record, positions };
}
