import { implementing } from '../../citations.ts';
import { POPULATION_REROLLS, populationRerollPrice } from '../../rules/prices.ts';
import { pay } from '../../rules/tokens.ts';
import { setTurn, spend } from '../draft.ts';
import { illegal } from '../illegal.ts';
import { nameOf } from '../state.ts';
import { throwDice } from '../windows.ts';
import type { ActionKind } from './kind.ts';
import { notOwnState, tooDear } from './objections.ts';

/** Rolls this turn's growth of a state again that nothing has touched since (ruling `population-reroll`). */
export const rerollPopulation: ActionKind<'reroll-population'> = {
  when: ['tokens', 'actions'],
  check: (state, { state: id }) => {
    const rule = 'population-reroll-limits';
    const atGrowth = state.rulings['population-reroll'] === 'at-growth';
    if ((state.turn.step === 'tokens') !== atGrowth)
      return illegal(
        'not-now',
        'price-population-reroll',
        'Populations are rolled again at another time of the turn.',
      );
    const wrong = notOwnState(state, id, 'price-population-reroll');
    if (wrong) return wrong;
    const { rerolled, growth } = state.turn;
    const name = nameOf(state, id);
    if (rerolled.length >= POPULATION_REROLLS.inAll)
      return illegal(
        'used-up',
        rule,
        `${POPULATION_REROLLS.inAll} populations were rolled again in this turn already.`,
      );
    if (rerolled.includes(id))
      return illegal('used-up', rule, `The population of ${name} was rolled again in this turn already.`);
    if (!growth.some((one) => one.state === id))
      return illegal(
        'no-target',
        'price-population-reroll',
        `${name} has no roll of this turn left as it fell.`,
      );
    return tooDear(state, populationRerollPrice(), 'price-population-reroll');
  },
  perform: implementing(['price-population-reroll', 'population-reroll-limits'], (draft, { state }) => {
    const { now } = draft;
    const { loyal, unloyal } = now.turn.growth.find((one) => one.state === state)!;
    spend(draft, now.turn.regime, populationRerollPrice());
    setTurn(draft, { rerolled: [...now.turn.rerolled, state] });
    throwDice(draft, { kind: 'reroll', state, before: { loyal, unloyal } }, 1);
  }),
  list: (state, legal) => {
    const atGrowth = state.rulings['population-reroll'] === 'at-growth';
    const { growth, step, regime, rerolled } = state.turn;
    if ((step === 'tokens') !== atGrowth || rerolled.length >= POPULATION_REROLLS.inAll) return;
    if (growth.length === 0 || !pay(state.regimes[regime]!.tokens, populationRerollPrice())) return;
    for (const { state: id } of growth)
      if (!rerolled.includes(id) && state.lands[id]!.holder === regime)
        legal.push({ type: 'reroll-population', state: id });
  },
};
