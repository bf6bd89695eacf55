import type { RegimeId } from '../rules/land.ts';
import { inChaos, unitLimit } from '../rules/loyalty.ts';
import { noteLand } from './conditions/noteLand.ts';
import { dropOutfit, replaced, setOutfit, setRegime, setTurn, type Draft } from './draft.ts';
import { ownOutfitIn, type GameLand, type Outfit, type StateId } from './state.ts';

/**
 * Puts a state into its new condition, with all that follows: its growth can no longer be rolled again, unrest ends
 * with the chaos or with a change of hands, outfits of the beaten go where the ruling says, a state won in the turn
 * raises units by the score it is won with, and a regime may be out. `obliterated`: loyal people were killed by the
 * holder's own obliteration.
 */
export function changeLand(draft: Draft, id: StateId, after: GameLand, obliterated = false): void {
  const { now, events } = draft;
  const before = now.lands[id]!;
  now.lands = replaced(now.lands, id, after);
  if (before.loyal !== after.loyal || before.unloyal !== after.unloyal)
    events.push({
      type: 'population-changed',
      state: id,
      before: { loyal: before.loyal, unloyal: before.unloyal },
      after: { loyal: after.loyal, unloyal: after.unloyal },
    });
  if (now.turn.growth.some(({ state }) => state === id))
    setTurn(draft, { growth: now.turn.growth.filter(({ state }) => state !== id) });
  noteLand(draft, before, after, obliterated);
  const moved = before.holder !== after.holder;
  if (moved) changeHands(draft, id, before.holder, after);
  if (now.unrest.length > 0 && (moved || !inChaos(after, now.rulings)))
    now.unrest = now.unrest.filter(({ state }) => state !== id);
}

function changeHands(draft: Draft, id: StateId, loser: RegimeId | null, after: GameLand): void {
  const { now, events } = draft;
  const { turn, rulings } = now;
  events.push({ type: 'holder-changed', state: id, from: loser, to: after.holder });
  if (after.holder === turn.regime && turn.limits.length > 0)
    setTurn(draft, { limits: replaced(turn.limits, id, unitLimit(after, rulings)) });
  if (loser === null) return;
  const outfit = ownOutfitIn(now, loser, id);
  if (outfit && rulings['captured-outfits'] === 'removed') dropOutfit(draft, outfit);
  if (outfit && rulings['captured-outfits'] === 'pushed') push(draft, outfit);
  if (rulings['elimination'] === 'out-at-once') leaveIfLandless(draft, loser);
}

/** To the lowest-numbered neighbour without an outfit of its own regime, a state of its own if there is one (ruling `pushed-where`). */
function push(draft: Draft, outfit: Outfit): void {
  const { now } = draft;
  const free = now.board.neighbours[outfit.state]!.filter((id) => !ownOutfitIn(now, outfit.regime, id));
  const own = free.filter((id) => now.lands[id]!.holder === outfit.regime);
  const choice = own.length > 0 ? own : free;
  if (choice.length === 0) return dropOutfit(draft, outfit);
  const to = Math.min(...choice);
  setOutfit(draft, outfit, { state: to });
  draft.events.push({ type: 'outfit-moved', outfit: outfit.id, from: outfit.state, to });
}

function leaveIfLandless(draft: Draft, regime: RegimeId): void {
  const { now } = draft;
  if (now.lands.some(({ holder }) => holder === regime)) return;
  for (const outfit of now.outfits) if (outfit.regime === regime) dropOutfit(draft, outfit);
  setRegime(draft, regime, { out: true });
  draft.events.push({ type: 'regime-out', regime });
}
