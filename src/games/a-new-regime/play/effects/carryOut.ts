import type { Draft } from '../draft.ts';
import { outfitNow } from '../draft.ts';
import type { Echo, Roll } from '../pending.ts';
import { fightWith } from './fight.ts';
import { growFrom, growStates } from './grow.ts';
import { imperializeWith } from './imperialize.ts';
import { rise } from './rise.ts';

/** Carries out what the dice were rolled for; says what could be doubled. May leave a choice pending. */
export function carryOut(draft: Draft, { act, dice, picked }: Roll): Echo | null {
  const face = dice[picked ?? 0]!;
  switch (act.kind) {
    case 'growth':
      return growStates(draft, act.states, dice);
    case 'reroll':
      return { kind: 'growth', added: [growFrom(draft, act.state, act.before, face)] };
    case 'imperialize':
      return imperializeWith(draft, outfitNow(draft, act.outfit)!, face);
    case 'uprising':
      rise(draft, act.state, face);
      return null;
    default:
      return fightWith(draft, act, face);
  }
}
