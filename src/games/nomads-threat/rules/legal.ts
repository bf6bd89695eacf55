import { implementing } from '../citations.ts';
import { gridOf } from './grid.ts';
import { mayInvade } from './invading.ts';
import type { Move } from './moves.ts';
import { outcome } from './outcome.ts';
import { sideAt, type Position } from './state.ts';

/**
 * All that the mover can do, in a fixed order: placements by tile, then wanders and invasions by origin, then the pass.
 * Two pieces that can wander to one tile give two moves. Empty exactly where the game has ended.
 */
export const legalMoves = implementing(
  ['actions', 'first-turn', 'chief-placement', 'one-tent-a-tile', 'wander', 'neighbours'],
  (position: Position): readonly Move[] => {
    if (outcome(position)) return [];
    const { cells, mover, hands, settings, mayStop } = position;
    const { neighbours, tiles } = gridOf(settings.size);
    const moves: Move[] = [];
    if (hands[mover] > 0) {
      for (let to = 0; to < tiles; to++) if (cells[to] === '.') moves.push({ type: 'place', to });
    }
    for (let from = 0; from < tiles; from++) {
      if (sideAt(cells, from) !== mover) continue;
      for (const to of neighbours[from]!) {
        if (cells[to] === '.') moves.push({ type: 'wander', from, to });
        else if (mayInvade(position, from, to)) moves.push({ type: 'invade', from, to });
      }
    }
    if (mayStop) moves.push({ type: 'pass' });
    return moves;
  },
);
