import { quote } from '#lib/core/quote.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import type { Move } from '../rules/moves.ts';
import { parseTile, tileName } from '../rules/tileName.ts';

/** A move as players write it: `C@c3` a Chief Tent placed, `c3-d4` a wander, `c3xd4` an invasion, `pass`. */
export function makeMove(move: Move, size: number): string {
  switch (move.type) {
    case 'pass':
      return 'pass';
    case 'place':
      return `C@${tileName(move.to, size)}`;
    case 'wander':
      return `${tileName(move.from, size)}-${tileName(move.to, size)}`;
    case 'invade':
      return `${tileName(move.from, size)}x${tileName(move.to, size)}`;
  }
}

/** The twin of `makeMove`: reads a move by its form; whether it is legal is a question for `applyMove`. */
export function parseMove(text: string, size: number): Result<Move> {
  if (text === 'pass') return ok({ type: 'pass' });
  const match = /^(?:C@|([a-g][1-7])([-x]))([a-g][1-7])$/.exec(text);
  const to = match ? parseTile(match[3]!, size) : undefined;
  const from = match?.[1] === undefined ? undefined : parseTile(match[1], size);
  if (!match || to === undefined || (match[1] !== undefined && from === undefined))
    return err({
      code: 'bad-move',
      message: `The move ${quote(text)} cannot be read; write C@c3 to place a Chief Tent, c3-d4 to wander, c3xd4 to invade or pass, with tiles of a grid of ${size} by ${size}.`,
      where: 'move',
      got: text,
      allowed: 'C@c3, c3-d4, c3xd4 or pass',
    });
  if (from === undefined) return ok({ type: 'place', to });
  return ok({ type: match[2] === 'x' ? 'invade' : 'wander', from, to });
}

/** Moves with a space between, in order. */
export const makeMoves = (moves: readonly Move[], size: number): string =>
  moves.map((move) => makeMove(move, size)).join(' ');

/** Most moves of a text that are read: more than any game that two people would play. */
export const MOST_MOVES = 2_000;

/** The twin of `makeMoves`; any white space parts moves. */
export function parseMoves(text: string, size: number): Result<readonly Move[]> {
  const words = text
    .slice(0, 8 * MOST_MOVES)
    .split(/\s+/)
    .filter(Boolean);
  if (words.length > MOST_MOVES || text.length > 8 * MOST_MOVES)
    return err({
      code: 'too-long',
      message: `A game of more than ${MOST_MOVES} moves is not read.`,
      where: 'moves',
    });
  const moves: Move[] = [];
  for (const word of words) {
    const move = parseMove(word, size);
    if (!move.ok) return move;
    moves.push(move.value);
  }
  return ok(moves);
}
