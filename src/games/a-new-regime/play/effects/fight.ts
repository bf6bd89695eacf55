import { implementing } from '../../citations.ts';
import { attack, bribe, demoralize, type Losses } from '../../rules/conflict.ts';
import type { ActionFace } from '../../rules/dice.ts';
import { bribePrice } from '../../rules/prices.ts';
import { pay } from '../../rules/tokens.ts';
import { noteBribe, noteConflictWon } from '../conditions/noteDeeds.ts';
import { outfitNow, setUnits, type Draft } from '../draft.ts';
import type { Echo, RolledAct } from '../pending.ts';
import type { OutfitId } from '../state.ts';

type Fight = Extract<RolledAct, { readonly target: OutfitId }>;

/** What the picked die does in a conflict; says what could be doubled. */
export const fightWith = implementing(
  ['conflict-steps', 'attack-hits', 'attack-friendly-fire', 'demoralize-units'],
  (draft: Draft, act: Fight, face: ActionFace): Echo | null => {
    const { units } = outfitNow(draft, act.target)!;
    switch (act.kind) {
      case 'attack':
        return lose(draft, act, attack(units, face));
      case 'demoralize':
        return lose(draft, act, demoralize(units, face));
      case 'bribe':
        return tryBribe(draft, act, face);
    }
  },
);

const tryBribe = implementing(
  ['bribe-roll', 'bribe-again', 'bribe-tries'],
  (draft: Draft, act: Extract<Fight, { readonly kind: 'bribe' }>, face: ActionFace): Echo | null => {
    const { now } = draft;
    const success = !face.shaded;
    noteBribe(draft, success);
    const { outfit, target, units, tries } = act;
    draft.events.push({ type: 'bribe-tried', outfit, target, success });
    if (success) return lose(draft, act, bribe(units, face));
    if (tries > 0 && pay(now.regimes[now.turn.regime]!.tokens, bribePrice(units)))
      now.pending = { kind: 'bribe-again', outfit, target, units, tries };
    return null;
  },
);

/** Units leave both sides, as far as there are any. An outfit that destroys the other has won. */
export function lose(
  draft: Draft,
  { outfit, target }: { readonly outfit: OutfitId; readonly target: OutfitId },
  { attacker, defender }: Losses,
): Echo | null {
  const other = outfitNow(draft, target);
  if (other && defender > 0) {
    const left = Math.max(0, other.units - defender);
    setUnits(draft, other, left);
    const winner = outfitNow(draft, outfit);
    if (left === 0 && winner) noteConflictWon(draft, winner);
  }
  const own = outfitNow(draft, outfit);
  if (own && attacker > 0) setUnits(draft, own, Math.max(0, own.units - attacker));
  return attacker + defender === 0 ? null : { kind: 'losses', outfit, target, attacker, defender };
}
