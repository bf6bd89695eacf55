import { err, ok, type Result } from '#lib/core/result.ts';
import { otherSide } from '../vocabulary.ts';
import { advance, type Advanced } from './advance.ts';
import type { GameEvent } from './events.ts';
import { objectionTo, type IllegalMove } from './illegal.ts';
import type { Move } from './moves.ts';
import { outcome } from './outcome.ts';
import { isChief, type Position } from './state.ts';

export interface Applied {
  readonly position: Position;
  /** What happened, in order. */
  readonly events: readonly GameEvent[];
}

/**
 * Carries out a move of `position.mover`. The position given is left as it is. A move that is not possible comes back
 * as an error that names the rule; nothing throws for values that fit the types of `Move`.
 */
export function applyMove(position: Position, move: Move): Result<Applied, IllegalMove> {
  const objection = objectionTo(position, move);
  if (objection) return err(objection);
  const advanced = advance(position, move);
  return ok({ position: advanced.position, events: eventsOf(position, move, advanced) });
}

function eventsOf(before: Position, move: Move, { position, camps, skipped }: Advanced): GameEvent[] {
  const side = before.mover;
  const events: GameEvent[] = [];
  if (move.type === 'place') events.push({ type: 'placed', side, to: move.to });
  else if (move.type === 'wander')
    events.push({
      type: 'wandered',
      side,
      from: move.from,
      to: move.to,
      chief: isChief(before.cells, move.from),
    });
  else if (move.type === 'invade') events.push({ type: 'invaded', side, from: move.from, to: move.to });
  else events.push({ type: 'stopped', side });
  if (camps.length > 0) events.push({ type: 'camped', side, lines: camps });
  const end = outcome(position);
  if (skipped !== undefined) events.push({ type: 'skipped', side: skipped });
  if (end) events.push({ type: 'ended', outcome: end });
  else if (position.mover !== side || skipped === otherSide(side))
    events.push({ type: 'turn-began', side: position.mover });
  return events;
}
