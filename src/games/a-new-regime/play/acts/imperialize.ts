import { implementing } from '../../citations.ts';
import { actionDice } from '../../rules/actionDice.ts';
import { noteAttempt } from '../conditions/noteDeeds.ts';
import { setOutfit } from '../draft.ts';
import { outfitById } from '../state.ts';
import { throwDice } from '../windows.ts';
import type { ActionKind } from './kind.ts';
import { acted, mayAct } from './mayAct.ts';
import { notOwnOutfit } from './objections.ts';

/** An outfit imperializes the state it stands in, whoever holds that (ruling `imperialize-own`). */
export const imperialize: ActionKind<'imperialize'> = {
  when: ['actions'],
  check: (state, { outfit: id }) => {
    const wrong = notOwnOutfit(state, id, 'imperialize-who');
    if (wrong) return wrong;
    return mayAct(state, outfitById(state, id)!, 'imperialized') ? undefined : acted(id);
  },
  perform: implementing(
    ['imperialize-who', 'imperialize-dice', 'imperialize-steps'],
    (draft, { outfit: id }) => {
      const { now } = draft;
      const outfit = outfitById(now, id)!;
      setOutfit(draft, outfit, { imperialized: outfit.imperialized + 1 });
      noteAttempt(draft, outfit.state);
      const dice = actionDice(outfit.affiliation, now.lands[outfit.state]!.affiliation);
      throwDice(draft, { kind: 'imperialize', outfit: id }, dice);
    },
  ),
  list: (state, legal) => {
    for (const outfit of state.outfits)
      if (outfit.regime === state.turn.regime && mayAct(state, outfit, 'imperialized'))
        legal.push({ type: 'imperialize', outfit: outfit.id });
  },
};
