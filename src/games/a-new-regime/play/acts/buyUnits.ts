import { implementing } from '../../citations.ts';
import { unitLimit } from '../../rules/loyalty.ts';
import { MAX_UNITS, outfitPrice } from '../../rules/prices.ts';
import type { Tokens } from '../../rules/tokens.ts';
import { AFFILIATIONS, type Affiliation } from '../../vocabulary.ts';
import { noteReligious } from '../conditions/noteLand.ts';
import { replaced, setTurn, setUnits, spend, type Draft } from '../draft.ts';
import { illegal, type IllegalAction } from '../illegal.ts';
import { nameOf, outfitById, ownOutfitIn, type GameState, type StateId } from '../state.ts';
import type { ActionKind } from './kind.ts';
import { notACount, notOwnOutfit, notOwnState, tooDear } from './objections.ts';

/** How many units a state can still raise in this turn (ruling `unit-limit-moment`). */
const unitsLeft = implementing(['unit-limit'], (state: GameState, id: StateId): number => {
  const { turn, lands, rulings } = state;
  const now = rulings['unit-limit-moment'] === 'each-purchase';
  const limit = now ? unitLimit(lands[id]!, rulings) : turn.limits[id]!;
  return Math.max(0, limit - turn.raised[id]!);
});

const raised = (draft: Draft, id: StateId, units: number): void =>
  setTurn(draft, { raised: replaced(draft.now.turn.raised, id, draft.now.turn.raised[id]! + units) });

function tooMany(state: GameState, id: StateId, units: number): IllegalAction | undefined {
  const left = unitsLeft(state, id);
  return units > left
    ? illegal('too-many', 'unit-limit', `${nameOf(state, id)} can raise ${left} more units in this turn.`)
    : undefined;
}

/** The prices of 1 to 9 units, worked out once. */
const PRICES: Readonly<Record<Affiliation, readonly Tokens[]>> = {
  militaristic: pricesOf('militaristic'),
  economic: pricesOf('economic'),
  religious: pricesOf('religious'),
};
function pricesOf(affiliation: Affiliation): readonly Tokens[] {
  return Array.from({ length: MAX_UNITS }, (_, index) => outfitPrice(index + 1, affiliation));
}

/** Which affiliations an outfit raised in a state may have (ruling `outfit-affiliation`). */
const affiliationsIn = ({ lands, rulings }: GameState, id: StateId): readonly Affiliation[] =>
  rulings['outfit-affiliation'] === 'state-affiliation' ? [lands[id]!.affiliation] : AFFILIATIONS;

export const buyOutfit: ActionKind<'buy-outfit'> = {
  when: ['actions'],
  check: (state, { state: id, affiliation, units }) => {
    const wrong = notOwnState(state, id, 'outfit-bought') ?? notACount(units, 'outfit-units');
    if (wrong) return wrong;
    const name = nameOf(state, id);
    if (!affiliationsIn(state, id).includes(affiliation))
      return illegal('wrong-affiliation', 'outfit-affiliation', `${name} cannot raise such an outfit.`);
    if (units > MAX_UNITS)
      return illegal('too-many', 'outfit-units', `An outfit has ${MAX_UNITS} units at most, not ${units}.`);
    if (ownOutfitIn(state, state.turn.regime, id))
      return illegal('occupied', 'one-outfit-a-state', `An outfit of yours stands in ${name} already.`);
    return tooMany(state, id, units) ?? tooDear(state, PRICES[affiliation][units - 1]!, 'outfit-price');
  },
  perform: implementing(
    ['outfit-bought', 'outfit-affiliation', 'outfit-price', 'move-when-bought'],
    (draft, { state, affiliation, units }) => {
      const { now } = draft;
      const { regime } = now.turn;
      spend(draft, regime, PRICES[affiliation][units - 1]!);
      raised(draft, state, units);
      const id = now.nextOutfit;
      now.nextOutfit = id + 1;
      const fresh = { moved: false, bought: true, imperialized: 0, conflicts: 0, wins: 0 };
      now.outfits = [...now.outfits, { id, regime, state, affiliation, units, ...fresh }];
      draft.events.push({ type: 'outfit-bought', outfit: id, state, affiliation, units });
      noteReligious(draft, regime, affiliation);
    },
  ),
  list: (state, legal) => {
    const { regime } = state.turn;
    const purse = state.regimes[regime]!.tokens;
    for (let id = 0; id < state.lands.length; id++) {
      if (state.lands[id]!.holder !== regime) continue;
      const most = Math.min(MAX_UNITS, unitsLeft(state, id));
      if (most === 0 || ownOutfitIn(state, regime, id)) continue;
      for (const affiliation of affiliationsIn(state, id))
        for (let units = 1; units <= most; units++) {
          if (!covers(purse, PRICES[affiliation][units - 1]!)) break;
          legal.push({ type: 'buy-outfit', state: id, affiliation, units });
        }
    }
  },
};

/** As `pay`, without making what is left. */
const covers = (purse: Tokens, price: Tokens): boolean =>
  purse.militaristic >= price.militaristic &&
  purse.economic >= price.economic &&
  purse.religious >= price.religious;

export const addUnits: ActionKind<'add-units'> = {
  when: ['actions'],
  check: (state, { outfit: id, units }) => {
    const wrong = notOwnOutfit(state, id, 'add-units') ?? notACount(units, 'add-units');
    if (wrong) return wrong;
    const outfit = outfitById(state, id)!;
    const abroad = notOwnState(state, outfit.state, 'add-units');
    if (abroad) return abroad;
    if (outfit.units + units > MAX_UNITS)
      return illegal(
        'too-many',
        'outfit-units',
        `With ${units} more, outfit ${id} would have over ${MAX_UNITS}.`,
      );
    if (outfit.bought && state.rulings['split-purchases'] === 'one-a-turn')
      return illegal('used-up', 'add-units', `Units were bought for outfit ${id} in this turn already.`);
    const price = PRICES[outfit.affiliation][units - 1]!;
    return tooMany(state, outfit.state, units) ?? tooDear(state, price, 'outfit-price');
  },
  perform: implementing(['add-units', 'outfit-price'], (draft, { outfit: id, units }) => {
    const outfit = outfitById(draft.now, id)!;
    spend(draft, outfit.regime, PRICES[outfit.affiliation][units - 1]!);
    raised(draft, outfit.state, units);
    setUnits(draft, outfit, outfit.units + units, { bought: true });
  }),
  list: (state, legal) => {
    const { regime } = state.turn;
    const purse = state.regimes[regime]!.tokens;
    const once = state.rulings['split-purchases'] === 'one-a-turn';
    for (const outfit of state.outfits) {
      if (outfit.regime !== regime || state.lands[outfit.state]!.holder !== regime) continue;
      if (once && outfit.bought) continue;
      const most = Math.min(MAX_UNITS - outfit.units, unitsLeft(state, outfit.state));
      for (let units = 1; units <= most; units++)
        if (covers(purse, PRICES[outfit.affiliation][units - 1]!))
          legal.push({ type: 'add-units', outfit: outfit.id, units });
    }
  },
};
