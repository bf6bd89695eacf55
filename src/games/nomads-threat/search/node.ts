import { gridOf } from '../rules/grid.ts';
import type { Move } from '../rules/moves.ts';
import type { Settings } from '../rules/settings.ts';
import { otherSide, type Side } from '../vocabulary.ts';
import { sideAt, type Position } from '../rules/state.ts';
import { PASSING, PLACING, type Code, type KernelRules, type Node } from './kernel.ts';
import { MOST_TILES } from './masks.ts';

/** Whether the search with bit masks knows games of these settings: no invading, and no more than 25 tiles. */
export const fitsKernel = ({ size, invading }: Settings): boolean => !invading && size * size <= MOST_TILES;

export const kernelRules = ({ size, pass, blockedMover }: Settings): KernelRules => ({
  width: size,
  height: size,
  mayStop: pass === 'may-stop',
  blockedMover,
});

/** A position as the search with bit masks sees it. */
export function nodeOf({ cells, mover, hands, mayStop }: Position): Node {
  const other = otherSide(mover);
  return {
    own: maskOf(cells, mover),
    opp: maskOf(cells, other),
    ownHand: hands[mover],
    oppHand: hands[other],
    mayStop,
  };
}

function maskOf(cells: string, side: Side): number {
  let mask = 0;
  for (let tile = 0; tile < cells.length; tile++) if (sideAt(cells, tile) === side) mask |= 1 << tile;
  return mask;
}

/** The search's name of a move; wanders to one tile share it. */
export function codeOf(move: Move): Code {
  switch (move.type) {
    case 'pass':
      return PASSING;
    case 'place':
      return move.to | PLACING;
    case 'wander':
      return move.to;
    case 'invade':
      throw new RangeError('The search with bit masks knows no invading.');
  }
}

/** The move of the engine that a step of the search stands for; of several tents that could wander, the first. */
export function moveOf({ own }: Node, code: Code, size: number): Move {
  if (code === PASSING) return { type: 'pass' };
  const to = code & 31;
  if (code & PLACING) return { type: 'place', to };
  const from = gridOf(size).neighbours[to]!.find((tile) => (own >>> tile) & 1);
  if (from === undefined) throw new RangeError('No tent can wander to that tile.');
  return { type: 'wander', from, to };
}
