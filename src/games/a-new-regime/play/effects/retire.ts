import { implementing } from '../../citations.ts';
import { capped } from '../../rules/populationCap.ts';
import { changeLand } from '../changeLand.ts';
import { setUnits, type Draft } from '../draft.ts';
import type { Outfit } from '../state.ts';

/** Units leave their outfit and become loyal people of the state they stand in. */
export const retireUnits = implementing(
  ['outfit-retire'],
  (draft: Draft, outfit: Outfit, units: number): void => {
    const land = draft.now.lands[outfit.state]!;
    setUnits(draft, outfit, outfit.units - units);
    const after = { ...land, loyal: land.loyal + units };
    changeLand(draft, outfit.state, capped(land, after, draft.now.rulings));
  },
);
