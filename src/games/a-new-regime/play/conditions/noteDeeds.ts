import type { ActionFace } from '../../rules/dice.ts';
import type { People } from '../../rules/land.ts';
import type { ImperializeMethod } from '../../rules/methods.ts';
import { setOutfit, type Draft } from '../draft.ts';
import type { GameLand, Outfit, StateId } from '../state.ts';
import { note, progressOn } from './note.ts';

/** States of one rival that Greed asks for, in one turn. */
const GREED_STATES = 4;

const isRivals = (draft: Draft, land: GameLand) =>
  land.holder !== null && land.holder !== draft.now.turn.regime;

const added = (list: readonly StateId[], state: StateId) => (list.includes(state) ? list : [...list, state]);

/** An attempt to imperialize a state: known for Social Darwinism, and the end of quiet for Fear Tactics. */
export function noteAttempt(draft: Draft, state: StateId): void {
  const { now } = draft;
  const { regime, number } = now.turn;
  now.attempts = [...now.attempts, { state, regime, turn: number }];
  const { holder } = now.lands[state]!;
  if (holder !== null && holder !== regime && progressOn(draft, holder, 'fear-tactics'))
    note(draft, holder, { fear: 0 });
}

/** Dead Eye: un-loyal people killed in a rival's state stain the way to it. */
export function noteKilled(draft: Draft, state: StateId, before: GameLand, killed: People): void {
  const { regime } = draft.now.turn;
  const progress = progressOn(draft, regime, 'dead-eye');
  if (progress && killed.unloyal > 0 && isRivals(draft, before))
    note(draft, regime, { stained: added(progress.stained, state) });
}

/** A state that the regime on turn won: Dead Eye and Forgiveness. A way to a state ends when it is won. */
export function noteWin(draft: Draft, state: StateId, before: GameLand, method: ImperializeMethod): void {
  const { regime } = draft.now.turn;
  const eye = progressOn(draft, regime, 'dead-eye');
  if (eye) {
    const shot = method === 'obliterate' && isRivals(draft, before) && !eye.stained.includes(state);
    note(draft, regime, {
      clean: shot ? added(eye.clean, state) : eye.clean,
      stained: eye.stained.filter((one) => one !== state),
    });
  }
  const foreign = before.capitalOf !== null && before.capitalOf !== regime;
  if (method === 'convert' && foreign && progressOn(draft, regime, 'forgiveness'))
    note(draft, regime, { forgiven: true });
}

/** A state that the regime on turn bought from somebody else: Greed, Bought Out and Social Darwinism. */
export function notePurchase(draft: Draft, state: StateId, before: GameLand, face: ActionFace): void {
  const { now } = draft;
  const { regime, number, purchases } = now.turn;
  const from = before.holder;
  if (from !== null && !purchases.some((one) => one.state === state && one.from === from))
    now.turn = { ...now.turn, purchases: [...purchases, { state, from }] };
  if (progressOn(draft, regime, 'greed')) {
    const bought = now.turn.purchases.filter((one) => one.from === from).length;
    if (bought >= GREED_STATES) note(draft, regime, { greedy: true });
  }
  const foreign = before.capitalOf !== null && before.capitalOf !== regime;
  if (progressOn(draft, regime, 'bought-out') && foreign && !face.shaded && face.value >= 3)
    note(draft, regime, { boughtOut: true });
  const darwin = progressOn(draft, regime, 'social-darwinism');
  const lastTurn = number - now.regimes.length;
  const contested = now.attempts.some(
    (one) => one.state === state && one.regime !== regime && one.regime !== from && one.turn > lastTurn,
  );
  if (darwin && contested) note(draft, regime, { contested: added(darwin.contested, state) });
}

/** Corruption: one try of a bribe; a failed one breaks the row (ruling `bribes-in-a-row`). */
export function noteBribe(draft: Draft, success: boolean): void {
  const { regime } = draft.now.turn;
  const progress = progressOn(draft, regime, 'corruption');
  if (!progress) return;
  const bribes = success ? progress.bribes + 1 : 0;
  note(draft, regime, { bribes, bestBribes: Math.max(progress.bestBribes, bribes) });
}

/** Guardian Angel: an outfit destroyed another in a conflict that it started. */
export function noteConflictWon(draft: Draft, outfit: Outfit): void {
  const progress = progressOn(draft, outfit.regime, 'guardian-angel');
  if (!progress || outfit.affiliation !== 'religious') return;
  setOutfit(draft, outfit, { wins: outfit.wins + 1 });
  note(draft, outfit.regime, { wins: Math.max(progress.wins, outfit.wins + 1) });
}
