import { implementing } from '../../citations.ts';
import type { ActionFace } from '../../rules/dice.ts';
import { inChaos } from '../../rules/loyalty.ts';
import { risenAlone, risenFor, uprisingQuota, uprisingSucceeds } from '../../rules/uprising.ts';
import { changeLand } from '../changeLand.ts';
import type { Draft } from '../draft.ts';
import { ownOutfitIn, type GameState, type StateId, type Unrest } from '../state.ts';
import { winState } from './win.ts';

/** The unrest by which the regime on turn rolls for a rival's state (ruling `imperialized-uprising`). */
function unrestIn(state: GameState, id: StateId): Unrest | undefined {
  const { regime, number } = state.turn;
  const unrest = state.unrest.find((one) => one.state === id && one.regime === regime);
  switch (state.rulings['imperialized-uprising']) {
    case 'until-calm':
      return unrest;
    case 'while-present':
      return ownOutfitIn(state, regime, id) && unrest;
    default:
      return unrest?.turn === number ? unrest : undefined;
  }
}

/** Whether the regime on turn rolls for an uprising in a state: its own in chaos, or a rival's that it brought there. */
export const mayRise = implementing(
  ['uprising-attempts', 'uprising-imperializer', 'step-uprisings'],
  (state: GameState, id: StateId): boolean => {
    const land = state.lands[id]!;
    if (land.holder === null || !inChaos(land, state.rulings)) return false;
    return land.holder === state.turn.regime || unrestIn(state, id) !== undefined;
  },
);

/** The uprising die has been rolled. In its owner's turn a state turns neutral (ruling `uprising-owner-turn`). */
export const rise = implementing(
  ['uprising-roll', 'uprising-quota', 'uprising-neutral', 'uprising-capture'],
  (draft: Draft, id: StateId, { value }: ActionFace): void => {
    const { now } = draft;
    const land = now.lands[id]!;
    const success = uprisingSucceeds(value, uprisingQuota(land));
    draft.events.push({ type: 'uprising-tried', state: id, face: value, success });
    if (!success) return;
    const unrest = unrestIn(now, id);
    if (land.holder === now.turn.regime || !unrest) changeLand(draft, id, risenAlone(land));
    else winState(draft, id, risenFor(land, now.turn.regime), unrest.method, true);
  },
);
