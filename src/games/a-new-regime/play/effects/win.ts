import { implementing } from '../../citations.ts';
import type { ImperializeMethod } from '../../rules/methods.ts';
import { changeLand } from '../changeLand.ts';
import { noteWin } from '../conditions/noteDeeds.ts';
import { setRegime, type Draft } from '../draft.ts';
import type { GameLand, StateId } from '../state.ts';

const DEED = { obliterate: 'obliterated', purchase: 'purchased', convert: 'converted' } as const;

/** Counts one more state that the regime on turn fully obliterated, purchased or converted (ruling `fully`). */
export const countDeed = implementing(
  ['bonus-pacifism', 'bonus-stingy', 'bonus-religious-freedom'],
  (draft: Draft, method: ImperializeMethod): void => {
    const { regime } = draft.now.turn;
    const { deeds } = draft.now.regimes[regime]!;
    const deed = DEED[method];
    setRegime(draft, regime, { deeds: { ...deeds, [deed]: deeds[deed] + 1 } });
  },
);

/**
 * The regime on turn has won a state. A rival's may be left neutral, so that a choice is pending; by an uprising only
 * under the ruling `uprising-choice`. The deed counts either way (ruling `left-free-counts`).
 */
export const winState = implementing(
  ['imperialize-choice', 'uprising-capture'],
  (draft: Draft, state: StateId, land: GameLand, method: ImperializeMethod, uprising = false): void => {
    const { now } = draft;
    const before = now.lands[state]!;
    draft.events.push({ type: 'state-won', state, regime: now.turn.regime, method, uprising });
    countDeed(draft, method);
    noteWin(draft, state, before, method);
    const choice =
      before.holder !== null && (!uprising || now.rulings['uprising-choice'] === 'may-leave-neutral');
    if (choice) now.pending = { kind: 'control', state, land, method };
    else changeLand(draft, state, land);
  },
);
