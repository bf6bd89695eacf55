import { implementing } from '../../citations.ts';
import { inChaos } from '../../rules/loyalty.ts';
import { retireUnits } from '../effects/retire.ts';
import { illegal } from '../illegal.ts';
import { nameOf, outfitById, type GameState, type Outfit } from '../state.ts';
import { actDone } from '../windows.ts';
import type { ActionKind } from './kind.ts';
import { notACount, notOwnOutfit, notOwnState } from './objections.ts';

/** Units become loyal people, before or after moving and acting (rulings `retire-where`, `retire-after-act`). */
export const retire: ActionKind<'retire'> = {
  when: ['actions'],
  check: (state, { outfit: id, units }) => {
    const wrong = notOwnOutfit(state, id, 'outfit-retire') ?? notACount(units, 'outfit-retire');
    if (wrong) return wrong;
    const outfit = outfitById(state, id)!;
    const abroad = notOwnState(state, outfit.state, 'outfit-retire');
    if (abroad) return abroad;
    if (!isLoyal(state, outfit))
      return illegal(
        'no-target',
        'outfit-retire',
        `${nameOf(state, outfit.state)} is in chaos, so nobody retires there.`,
      );
    return units > outfit.units
      ? illegal('too-many', 'outfit-retire', `Outfit ${id} has ${outfit.units} units.`)
      : undefined;
  },
  perform: implementing(['outfit-retire', 'retire-timing'], (draft, { outfit: id, units }) => {
    retireUnits(draft, outfitById(draft.now, id)!, units);
    actDone(draft, outfitById(draft.now, id) ? { kind: 'retire', outfit: id, units } : null);
  }),
  list: (state, legal) => {
    for (const outfit of state.outfits) {
      if (outfit.regime !== state.turn.regime || state.lands[outfit.state]!.holder !== outfit.regime)
        continue;
      if (!isLoyal(state, outfit)) continue;
      for (let units = 1; units <= outfit.units; units++)
        legal.push({ type: 'retire', outfit: outfit.id, units });
    }
  },
};

const isLoyal = ({ lands, rulings }: GameState, outfit: Outfit): boolean =>
  rulings['retire-where'] !== 'loyal-majority' || !inChaos(lands[outfit.state]!, rulings);
