import { implementing } from '../../citations.ts';
import { playTurnCard } from '../cards/playTurnCard.ts';
import { capped } from '../../rules/populationCap.ts';
import { changeLand } from '../changeLand.ts';
import { gain, outfitNow, type Draft } from '../draft.ts';
import type { Echo } from '../pending.ts';
import { lose } from './fight.ts';
import { convertState, obliterateAgain } from './imperialize.ts';
import { retireUnits } from './retire.ts';

/** Overkill: what an act moved is moved once more, as far as there is anything left (ruling `overkill-scope`). */
export const doubleEffect = implementing(['turn-the-tide-effect'], (draft: Draft, echo: Echo): void => {
  const { now } = draft;
  draft.events.push({ type: 'doubled', echo });
  switch (echo.kind) {
    case 'growth':
      for (const { state, loyal, unloyal } of echo.added) addPeople(draft, state, loyal, unloyal);
      return;
    case 'income':
      return gain(draft, now.turn.regime, echo.tokens);
    case 'retire': {
      const outfit = outfitNow(draft, echo.outfit);
      if (outfit) retireUnits(draft, outfit, Math.min(echo.units, outfit.units));
      return;
    }
    case 'convert': {
      const turned = Math.min(echo.turned, now.lands[echo.state]!.unloyal);
      if (echo.to === 'loyal') return addPeople(draft, echo.state, turned, -turned);
      convertState(draft, echo.state, { value: echo.turned, shaded: false });
      return;
    }
    case 'obliterate':
      return obliterateAgain(draft, echo.state, echo.killed);
    case 'losses':
      lose(draft, echo, echo);
      return;
    case 'card':
      return playTurnCard(draft, echo.play);
  }
});

function addPeople(draft: Draft, state: number, loyal: number, unloyal: number): void {
  const land = draft.now.lands[state]!;
  const after = {
    ...land,
    loyal: Math.max(0, land.loyal + loyal),
    unloyal: Math.max(0, land.unloyal + unloyal),
  };
  changeLand(draft, state, capped(land, after, draft.now.rulings));
}
