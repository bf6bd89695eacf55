import { implementing } from '../../citations.ts';
import { AFFILIATIONS } from '../../vocabulary.ts';
import { drawCondition } from '../conditions/drawCondition.ts';
import { illegal } from '../illegal.ts';
import { actorOf } from '../moment.ts';
import { beginNextTurn } from '../turn.ts';
import type { ActionKind } from './kind.ts';

/** Under the ruling `starting-condition`: `any-pile`, each regime says where its first condition comes from. */
export const choosePile: ActionKind<'choose-pile'> = {
  when: ['deal'],
  check: ({ piles }, { pile }) => {
    if (!AFFILIATIONS.includes(pile))
      return illegal(
        'wrong-affiliation',
        'first-condition',
        `There is no ${String(pile)} pile of conditions.`,
      );
    return piles.conditions[pile].length > 0
      ? undefined
      : illegal('used-up', 'first-condition', `The ${pile} pile of conditions is empty.`);
  },
  perform: implementing(['first-condition'], (draft, { pile }) => {
    const { now } = draft;
    drawCondition(draft, actorOf(now)!, pile);
    if (now.regimes.some(({ condition }) => condition === null)) return;
    now.phase = 'play';
    beginNextTurn(draft);
  }),
  list: ({ piles }, legal) => {
    for (const pile of AFFILIATIONS)
      if (piles.conditions[pile].length > 0) legal.push({ type: 'choose-pile', pile });
  },
};
