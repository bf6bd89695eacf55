import { implementing } from '../../citations.ts';
import { illegal, type IllegalAction } from '../illegal.ts';
import type { GameState, Outfit, OutfitId } from '../state.ts';

/** Whether an outfit may still act in this way (ruling `acts-per-outfit`). */
export const mayAct = implementing(
  ['act-after-move', 'imperialize-who', 'conflict-who'],
  (
    { rulings }: GameState,
    { imperialized, conflicts }: Outfit,
    act: 'imperialized' | 'conflicts',
  ): boolean => {
    switch (rulings['acts-per-outfit']) {
      case 'no-limit':
        return true;
      case 'one-of-each':
        return (act === 'imperialized' ? imperialized : conflicts) === 0;
      default:
        return imperialized + conflicts === 0;
    }
  },
);

export const acted = (id: OutfitId): IllegalAction =>
  illegal('has-acted', 'act-after-move', `Outfit ${id} has acted in this turn already.`);
