import { implementing } from '../../citations.ts';
import { convert } from '../../rules/convert.ts';
import type { ActionFace } from '../../rules/dice.ts';
import type { Effect } from '../../rules/imperialized.ts';
import { populationOf, type Land, type People } from '../../rules/land.ts';
import { imperializeMethod, type ImperializeMethod } from '../../rules/methods.ts';
import { obliterate } from '../../rules/obliterate.ts';
import { purchase } from '../../rules/purchase.ts';
import { tokens } from '../../rules/tokens.ts';
import { changeLand } from '../changeLand.ts';
import { noteKilled, notePurchase } from '../conditions/noteDeeds.ts';
import { spend, type Draft } from '../draft.ts';
import type { Echo } from '../pending.ts';
import type { GameLand, Outfit, StateId } from '../state.ts';
import { countDeed, winState } from './win.ts';

/** What the picked die does to the state in which an outfit stands; says what could be doubled. */
export const imperializeWith = implementing(
  ['imperialize-steps', 'imperialize-method'],
  (draft: Draft, outfit: Outfit, face: ActionFace): Echo | null => {
    switch (imperializeMethod(outfit.affiliation)) {
      case 'purchase':
        buyState(draft, outfit.state, face);
        return null;
      case 'convert':
        return convertState(draft, outfit.state, face);
      case 'obliterate':
        return obliterateState(draft, outfit.state, face);
    }
  },
);

const buyState = implementing(
  ['purchase-price', 'purchase-must', 'purchase-fails'],
  (draft: Draft, state: StateId, face: ActionFace): void => {
    const { now } = draft;
    const { regime } = now.turn;
    const before = now.lands[state]!;
    const funds = now.regimes[regime]!.tokens.economic;
    const { land, score, adjusted, price, bought } = purchase(before, regime, face, funds, now.rulings);
    draft.events.push({ type: 'purchase-priced', state, score, adjusted, price, bought });
    if (!bought) return;
    if (price > 0) spend(draft, regime, tokens({ economic: price }));
    // Whoever buys a state of its own has paid, and nothing changes (ruling `own-purchase`).
    if (before.holder === regime) return;
    notePurchase(draft, state, before, face);
    winState(draft, state, asGameLand(before, land), 'purchase');
  },
);

export const convertState = implementing(
  ['convert-figures', 'convert-neutral', 'convert-complete', 'convert-chaos'],
  (draft: Draft, state: StateId, face: ActionFace): Echo | null => {
    const { now } = draft;
    const before = now.lands[state]!;
    const { land, effect, turned } = convert(before, now.turn.regime, face, now.rulings);
    settle(draft, 'convert', state, asGameLand(before, land), effect);
    if (turned === 0 || now.pending) return null;
    return { kind: 'convert', state, turned, to: before.holder === null ? 'loyal' : 'unloyal' };
  },
);

const obliterateState = implementing(
  ['obliterate-figures', 'obliterate-complete', 'obliterate-chaos'],
  (draft: Draft, state: StateId, face: ActionFace): Echo | null => {
    const { now } = draft;
    const before = now.lands[state]!;
    const { land, effect, killed } = obliterate(before, now.turn.regime, face, now.rulings);
    noteKilled(draft, state, before, killed);
    const dead = populationOf(killed);
    if (effect !== 'taken' && dead > 0 && populationOf(land) === 0) countDeed(draft, 'obliterate');
    settle(draft, 'obliterate', state, asGameLand(before, land), effect);
    return dead === 0 || effect === 'taken' ? null : { kind: 'obliterate', state, killed };
  },
);

/** Kills the same figures once more, as far as there are any (ruling `overkill-scope`). */
export function obliterateAgain(draft: Draft, state: StateId, killed: People): void {
  const { now } = draft;
  const { holder, unloyal } = now.lands[state]!;
  const shaded = Math.min(killed.unloyal, unloyal);
  if (shaded > 0) obliterateState(draft, state, { value: shaded, shaded: true });
  const unshaded = Math.min(killed.loyal, now.lands[state]!.loyal);
  if (unshaded > 0 && !now.pending && now.lands[state]!.holder === holder)
    obliterateState(draft, state, { value: unshaded, shaded: false });
}

function settle(
  draft: Draft,
  method: Exclude<ImperializeMethod, 'purchase'>,
  state: StateId,
  after: GameLand,
  effect: Effect,
): void {
  const { now } = draft;
  const { regime, number } = now.turn;
  if (effect === 'taken') return winState(draft, state, after, method);
  changeLand(draft, state, after, method === 'obliterate' && after.holder === regime);
  if (effect !== 'uprising') return;
  const others = now.unrest.filter((one) => one.state !== state || one.regime !== regime);
  now.unrest = [...others, { state, regime, method, turn: number }];
  draft.events.push({ type: 'unrest', state, regime });
}

/** The rules of imperialization know nothing of capitals, and a state stays what it was founded as. */
const asGameLand = ({ capitalOf }: GameLand, land: Land): GameLand => ({ ...land, capitalOf });
