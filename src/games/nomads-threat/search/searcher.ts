import type { Move } from '../rules/moves.ts';
import type { Position } from '../rules/state.ts';
import type { Budget } from './kernel.ts';

/** A margin as the mover sees it: pieces of the mover less those of the other at the end, under best play of both. */
export interface Value {
  readonly margin: number;
  /** Whether it is proved; else it is an estimate from a search that was cut off. */
  readonly exact: boolean;
}

/** What a move is worth. */
export interface MoveValue extends Value {
  /** The move, and others that lead to an equal position: wanders to one tile from other tents. */
  readonly moves: readonly [Move, ...Move[]];
  /** The move and best play after it, as far as it was worked out. */
  readonly line: readonly Move[];
}

export interface Choice extends Value {
  readonly move: Move;
  /** Positions searched. */
  readonly nodes: number;
}

export interface Analysis {
  /** All legal moves, the best first. */
  readonly moves: readonly MoveValue[];
  /** Whether every value is proved. */
  readonly exact: boolean;
  readonly nodes: number;
}

/**
 * Searches games of one kind of settings. It keeps what it has found for the next question, so that a worker holds one
 * and asks it again. Positions must be of its settings. None of its functions throws where a budget runs out: the
 * answer is then an estimate and says so.
 */
export interface Searcher {
  /** What the position is worth to the mover. */
  readonly value: (position: Position, budget: Budget) => Value;
  /** A best move; undefined where the game is over. */
  readonly bestMove: (position: Position, budget: Budget) => Choice | undefined;
  /** The worth of every move; `tell` hears of it as it gets more certain. */
  readonly analyse: (position: Position, budget: Budget, tell?: (so: Analysis) => void) => Analysis;
  /** A quick look at every move so many actions deep. */
  readonly glance: (position: Position, depth: number) => readonly MoveValue[];
}
