import { addTokens, pay, type Tokens } from '../rules/tokens.ts';
import type { RegimeId } from '../rules/land.ts';
import type { GameEvent } from './events.ts';
import type { GameState, Outfit, OutfitId, Regime, Turn } from './state.ts';

/**
 * One action being carried out: a shallow copy of the state whose fields are replaced, never what they hold. It lives
 * inside one `apply` and nowhere else, so that nobody ever sees a state change.
 */
export interface Draft {
  readonly now: { -readonly [Key in keyof GameState]: GameState[Key] };
  readonly events: GameEvent[];
}

export const openDraft = (state: GameState): Draft => ({ now: { ...state }, events: [] });

/** A copy of a list with one item replaced. */
export function replaced<T>(list: readonly T[], index: number, item: T): readonly T[] {
  const copy = list.slice();
  copy[index] = item;
  return copy;
}

export function setRegime({ now }: Draft, id: RegimeId, change: Partial<Regime>): void {
  now.regimes = replaced(now.regimes, id, { ...now.regimes[id]!, ...change });
}

export function setTurn({ now }: Draft, change: Partial<Turn>): void {
  now.turn = { ...now.turn, ...change };
}

export function setOutfit({ now }: Draft, outfit: Outfit, change: Partial<Outfit>): void {
  now.outfits = replaced(now.outfits, now.outfits.indexOf(outfit), { ...outfit, ...change });
}

export function dropOutfit(draft: Draft, outfit: Outfit): void {
  draft.now.outfits = draft.now.outfits.filter((one) => one !== outfit);
  draft.events.push({ type: 'outfit-gone', outfit: outfit.id, regime: outfit.regime });
}

/** Changes an outfit's units; without any it leaves the board (ruling `zero-units`). */
export function setUnits(draft: Draft, outfit: Outfit, units: number, change: Partial<Outfit> = {}): void {
  draft.events.push({ type: 'units-changed', outfit: outfit.id, before: outfit.units, after: units });
  if (units > 0) setOutfit(draft, outfit, { ...change, units });
  else dropOutfit(draft, outfit);
}

export function gain(draft: Draft, regime: RegimeId, tokens: Tokens): void {
  setRegime(draft, regime, { tokens: addTokens(draft.now.regimes[regime]!.tokens, tokens) });
  draft.events.push({ type: 'tokens-gained', regime, tokens });
}

/** Takes tokens that a check has found to be there; throws a RangeError if they are not. */
export function spend(draft: Draft, regime: RegimeId, price: Tokens): void {
  const left = pay(draft.now.regimes[regime]!.tokens, price);
  if (!left) throw new RangeError('A price was not checked before it was paid.');
  setRegime(draft, regime, { tokens: left });
  draft.events.push({ type: 'tokens-lost', regime, tokens: price });
}

export const outfitNow = (draft: Draft, id: OutfitId): Outfit | undefined =>
  draft.now.outfits.find((outfit) => outfit.id === id);
