import { gridOf } from './grid.ts';
import { mayInvade } from './invading.ts';
import { sideAt, type Position } from './state.ts';

/**
 * Whether the mover can place, wander or invade. A Chief Tent in hand is enough while a tile is empty, and an invasion
 * that is the only action left still is one.
 */
export function hasAction(position: Position): boolean {
  const { cells, mover, hands, settings } = position;
  if (hands[mover] > 0 && cells.includes('.')) return true;
  const { neighbours } = gridOf(settings.size);
  for (let tile = 0; tile < cells.length; tile++) {
    if (sideAt(cells, tile) !== mover) continue;
    for (const near of neighbours[tile]!)
      if (cells[near] === '.' || mayInvade(position, tile, near)) return true;
  }
  return false;
}
