import { implementing, type RuleId } from '../citations.ts';
import { CHIEF_SIGN, otherSide } from '../vocabulary.ts';
import { gridOf, type Tile } from './grid.ts';
import { bringsBack, isProtected } from './invading.ts';
import type { Move } from './moves.ts';
import { outcome } from './outcome.ts';
import { isChief, sideAt, type Position } from './state.ts';
import { tileName } from './tileName.ts';

/** Why a move is not possible: a code for programs, a sentence for people, and the rule that says so. */
export interface IllegalMove {
  readonly code: IllegalCode;
  readonly message: string;
  readonly rule: RuleId;
}

export type IllegalCode =
  | 'unknown-move'
  | 'game-over'
  | 'no-such-tile'
  | 'occupied'
  | 'no-chief-in-hand'
  | 'not-yours'
  | 'not-adjacent'
  | 'no-invading'
  | 'not-a-chief'
  | 'no-target'
  | 'protected'
  | 'returns'
  | 'no-pass';

const illegal = (code: IllegalCode, rule: RuleId, message: string): IllegalMove => ({ code, rule, message });

/** Why the mover cannot do this; undefined if it is legal. */
export const objectionTo = implementing(
  ['actions', 'one-tent-a-tile', 'chief-placement', 'neighbours', 'invade', 'invade-protection'],
  (position: Position, move: Move): IllegalMove | undefined => {
    if (outcome(position)) return illegal('game-over', 'winner', 'The game is over.');
    switch (move.type) {
      case 'place':
        return missing(position, move.to) ?? placeObjection(position, move.to);
      case 'wander':
        return (
          missing(position, move.from) ??
          missing(position, move.to) ??
          stepObjection(position, move.from, move.to) ??
          occupied(position, move.to)
        );
      case 'invade':
        return (
          missing(position, move.from) ??
          missing(position, move.to) ??
          stepObjection(position, move.from, move.to) ??
          invadeObjection(position, move.from, move.to)
        );
      case 'pass':
        return position.mayStop
          ? undefined
          : illegal(
              'no-pass',
              'turn-goes-on',
              'A turn ends by itself once the mover has more tents, and not by a pass.',
            );
      default:
        return illegal(
          'unknown-move',
          'actions',
          `There is no move ${String((move as { type: unknown }).type)}.`,
        );
    }
  },
);

function missing({ cells, settings }: Position, tile: Tile): IllegalMove | undefined {
  return Number.isInteger(tile) && tile >= 0 && tile < cells.length
    ? undefined
    : illegal(
        'no-such-tile',
        'board-grid',
        `There is no tile ${tile}; this grid has ${settings.size * settings.size}, counted from 0.`,
      );
}

function occupied({ cells, settings }: Position, tile: Tile): IllegalMove | undefined {
  return cells[tile] === '.'
    ? undefined
    : illegal(
        'occupied',
        'one-tent-a-tile',
        `The tile ${tileName(tile, settings.size)} is not empty, and a tile holds one tent.`,
      );
}

const placeObjection = (position: Position, to: Tile): IllegalMove | undefined =>
  position.hands[position.mover] > 0
    ? occupied(position, to)
    : illegal(
        'no-chief-in-hand',
        'chief-placement',
        `All Chief Tents of ${position.mover} are on the board already.`,
      );

function stepObjection({ cells, settings, mover }: Position, from: Tile, to: Tile): IllegalMove | undefined {
  if (sideAt(cells, from) !== mover)
    return illegal('not-yours', 'wander', `No tent of ${mover} stands on ${tileName(from, settings.size)}.`);
  return gridOf(settings.size).neighbours[from]!.includes(to)
    ? undefined
    : illegal(
        'not-adjacent',
        'neighbours',
        `The tiles ${tileName(from, settings.size)} and ${tileName(to, settings.size)} do not touch.`,
      );
}

function invadeObjection(position: Position, from: Tile, to: Tile): IllegalMove | undefined {
  const { cells, settings, mover } = position;
  const target = tileName(to, settings.size);
  if (!settings.invading) return illegal('no-invading', 'invade', 'This game is played without invading.');
  if (cells[from] !== CHIEF_SIGN[mover])
    return illegal(
      'not-a-chief',
      'invade',
      `The tent on ${tileName(from, settings.size)} is no Chief Tent, and only a Chief Tent can invade.`,
    );
  if (sideAt(cells, to) !== otherSide(mover) || isChief(cells, to))
    return illegal('no-target', 'invade', `No regular tent of the other side stands on ${target}.`);
  if (isProtected(cells, settings.size, to))
    return illegal(
      'protected',
      'invade-protection',
      `The tent on ${target} is protected by a Chief Tent beside it.`,
    );
  return bringsBack(position, from, to)
    ? illegal('returns', 'invade', 'That would bring back a board that has been before.')
    : undefined;
}
