import { implementing } from '../../citations.ts';
import { remodelPrice } from '../../rules/prices.ts';
import { pay } from '../../rules/tokens.ts';
import { AFFILIATIONS } from '../../vocabulary.ts';
import { changeLand } from '../changeLand.ts';
import { spend } from '../draft.ts';
import { illegal } from '../illegal.ts';
import { nameOf } from '../state.ts';
import type { ActionKind } from './kind.ts';
import { notOwnState, tooDear } from './objections.ts';

/** Turns a state of one's own to another affiliation, as often as one can pay (ruling `remodel-scope`). */
export const remodel: ActionKind<'remodel'> = {
  when: ['actions'],
  check: (state, { state: id, affiliation }) => {
    const wrong = notOwnState(state, id, 'price-remodel');
    if (wrong) return wrong;
    const from = state.lands[id]!.affiliation;
    if (!AFFILIATIONS.includes(affiliation) || affiliation === from)
      return illegal(
        'wrong-affiliation',
        'price-remodel',
        `${nameOf(state, id)} is ${from} and must become another.`,
      );
    return tooDear(state, remodelPrice(from, affiliation), 'price-remodel');
  },
  perform: implementing(['price-remodel'], (draft, { state, affiliation }) => {
    const { now } = draft;
    const land = now.lands[state]!;
    spend(draft, now.turn.regime, remodelPrice(land.affiliation, affiliation));
    changeLand(draft, state, { ...land, affiliation });
    draft.events.push({ type: 'affiliation-changed', state, to: affiliation });
  }),
  list: ({ lands, regimes, turn }, legal) => {
    const purse = regimes[turn.regime]!.tokens;
    // The cheapest remodel costs two economic tokens and four of the new affiliation.
    if (purse.economic < 2) return;
    for (let id = 0; id < lands.length; id++) {
      const { holder, affiliation: from } = lands[id]!;
      if (holder !== turn.regime) continue;
      for (const affiliation of AFFILIATIONS)
        if (affiliation !== from && purse[affiliation] >= 4 && pay(purse, remodelPrice(from, affiliation)))
          legal.push({ type: 'remodel', state: id, affiliation });
    }
  },
};
