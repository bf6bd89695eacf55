import type { RegimeId } from '../../rules/land.ts';
import type { GameState, StateId } from '../state.ts';

/**
 * Whether the states of `divider`, taken off the map, leave at least a third of the enemy's states outside the part
 * that holds most of them (rulings `divide-test`, `exact-shares`).
 */
export function cutOffShare({ lands, board }: GameState, divider: RegimeId, enemy: RegimeId): boolean {
  const seen = lands.map(({ holder }) => holder === divider);
  let all = 0;
  let most = 0;
  for (let start = 0; start < lands.length; start++) {
    if (seen[start]) continue;
    seen[start] = true;
    const part: StateId[] = [start];
    for (const id of part)
      for (const next of board.neighbours[id]!) {
        if (seen[next]) continue;
        seen[next] = true;
        part.push(next);
      }
    const held = part.filter((id) => lands[id]!.holder === enemy).length;
    all += held;
    most = Math.max(most, held);
  }
  return all > 0 && 3 * (all - most) >= all;
}
