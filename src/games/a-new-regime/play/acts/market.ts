import { implementing } from '../../citations.ts';
import {
  newConditionPrice,
  POPULATION_REROLLS,
  populationRerollPrice,
  remodelPrice,
  turnTheTidePrice,
} from '../../rules/prices.ts';
import { pay } from '../../rules/tokens.ts';
import { AFFILIATIONS } from '../../vocabulary.ts';
import { changeLand } from '../changeLand.ts';
import { shuffled } from '../chance.ts';
import { drawCondition, pileOf, returnCondition } from '../conditions/drawCondition.ts';
import { setRegime, setTurn, spend, type Draft } from '../draft.ts';
import { illegal } from '../illegal.ts';
import { nameOf } from '../state.ts';
import { throwDice } from '../windows.ts';
import { plainKind, type ActionKind } from './kind.ts';
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

/** Draws a Turn the Tide card; an empty pile is made of the discards (ruling `empty-pile`). */
export const buyCard = plainKind<'buy-card'>(
  { type: 'buy-card' },
  ['actions'],
  implementing(['price-turn-the-tide'], (draft) => {
    const { now } = draft;
    const { regime } = now.turn;
    spend(draft, regime, turnTheTidePrice());
    if (now.piles.tide.length === 0) reshuffle(draft);
    const [card, ...tide] = now.piles.tide;
    now.piles = { ...now.piles, tide };
    setRegime(draft, regime, { hand: [...now.regimes[regime]!.hand, card!] });
    draft.events.push({ type: 'card-drawn', regime, card: card! });
  }),
  (state) => {
    const { tide, discards } = state.piles;
    if (tide.length + discards.length === 0)
      return illegal('used-up', 'price-turn-the-tide', 'All Turn the Tide cards are in players’ hands.');
    return tooDear(state, turnTheTidePrice(), 'price-turn-the-tide');
  },
);

function reshuffle(draft: Draft): void {
  const { piles } = draft.now;
  draft.now.piles = { ...piles, tide: shuffled(draft, piles.discards), discards: [] };
  draft.events.push({ type: 'pile-shuffled', pile: 'turn-the-tide' });
}

/** The old condition goes back, its pile is shuffled, and a new one is drawn (ruling `starting-condition`). */
export const buyCondition: ActionKind<'buy-condition'> = {
  when: ['actions'],
  check: (state, { pile }) => {
    const { condition } = state.regimes[state.turn.regime]!;
    if (!AFFILIATIONS.includes(pile))
      return illegal(
        'wrong-affiliation',
        'price-new-condition',
        `There is no ${String(pile)} pile of conditions.`,
      );
    const own = pileOf(condition!) === pile;
    if (!own && state.rulings['starting-condition'] !== 'any-pile')
      return illegal(
        'wrong-affiliation',
        'price-new-condition',
        'A new condition comes from the pile of the old one.',
      );
    if (!own && state.piles.conditions[pile].length === 0)
      return illegal('used-up', 'price-new-condition', `The ${pile} pile of conditions is empty.`);
    return tooDear(state, newConditionPrice(), 'price-new-condition');
  },
  perform: implementing(['price-new-condition'], (draft, { pile }) => {
    const { now } = draft;
    const { regime } = now.turn;
    spend(draft, regime, newConditionPrice());
    const old = returnCondition(draft, now.regimes[regime]!.condition!);
    const conditions = { ...now.piles.conditions, [old]: shuffled(draft, now.piles.conditions[old]) };
    now.piles = { ...now.piles, conditions };
    draft.events.push({ type: 'pile-shuffled', pile: old });
    drawCondition(draft, regime, pile);
  }),
  list: (state, legal) => {
    const { regime } = state.turn;
    if (!pay(state.regimes[regime]!.tokens, newConditionPrice())) return;
    for (const pile of AFFILIATIONS)
      if (!buyCondition.check(state, { type: 'buy-condition', pile }))
        legal.push({ type: 'buy-condition', pile });
  },
};
