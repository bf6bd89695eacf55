import { implementing } from '../../citations.ts';
import { newConditionPrice, turnTheTidePrice } from '../../rules/prices.ts';
import { pay } from '../../rules/tokens.ts';
import { AFFILIATIONS } from '../../vocabulary.ts';
import { shuffled } from '../chance.ts';
import { drawCondition, pileOf, returnCondition } from '../conditions/drawCondition.ts';
import { setRegime, spend, type Draft } from '../draft.ts';
import { illegal } from '../illegal.ts';
import { plainKind, type ActionKind } from './kind.ts';
import { tooDear } from './objections.ts';

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
