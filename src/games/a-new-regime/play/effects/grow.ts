import { implementing } from '../../citations.ts';
import { growth } from '../../rules/growth.ts';
import type { ActionFace } from '../../rules/dice.ts';
import type { People } from '../../rules/land.ts';
import { capped } from '../../rules/populationCap.ts';
import { changeLand } from '../changeLand.ts';
import { setTurn, type Draft } from '../draft.ts';
import type { Echo } from '../pending.ts';
import type { GameLand, Growth, StateId } from '../state.ts';
import { beginStep } from '../turn.ts';

/** One die for each state; what it did can be rolled again later. */
export const growStates = implementing(
  ['population-adjustment', 'step-population'],
  (draft: Draft, states: readonly StateId[], dice: readonly ActionFace[]): Echo => {
    const { now } = draft;
    const before = states.map((state): Growth => {
      const { loyal, unloyal } = now.lands[state]!;
      return { state, loyal, unloyal };
    });
    const added = states.map((state, index) => growFrom(draft, state, now.lands[state]!, dice[index]!));
    setTurn(draft, { growth: before });
    beginStep(draft, 'tokens');
    return { kind: 'growth', added };
  },
);

/** Grows a state from the people it had before; says how many came or went. */
export function growFrom(
  draft: Draft,
  state: StateId,
  before: People,
  face: ActionFace,
): People & { readonly state: StateId } {
  const { lands, rulings } = draft.now;
  const land: GameLand = { ...lands[state]!, loyal: before.loyal, unloyal: before.unloyal };
  const after = capped(before, growth(land, face, rulings), rulings);
  changeLand(draft, state, after);
  return { state, loyal: after.loyal - before.loyal, unloyal: after.unloyal - before.unloyal };
}
