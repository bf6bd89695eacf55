import type { Graph } from '#lib/graph/graph.ts';
import type { StreamState } from '#lib/random/stream.ts';
import type { EndGameConditionId, TurnTheTideId } from '../cards.ts';
import type { People, Land, RegimeId } from '../rules/land.ts';
import type { ImperializeMethod } from '../rules/methods.ts';
import type { FinalScore } from '../rules/score.ts';
import type { Tokens } from '../rules/tokens.ts';
import type { RulingChoices } from '../rulings/choices.ts';
import type { Affiliation } from '../vocabulary.ts';
import type { Pending } from './pending.ts';
import type { Progress } from './progress.ts';

/** A state of the board by its place in the list, from 0: the number printed on a board, less one. */
export type StateId = number;
/** An outfit by the number that it got when it was bought; numbers are not used again. */
export type OutfitId = number;

/**
 * A whole game at one moment: plain data that JSON can hold. Everything is readonly; `apply` makes new states that
 * share what has not changed.
 */
export interface GameState {
  readonly phase: 'capitals' | 'deal' | 'play' | 'ended';
  readonly board: GameBoard;
  /** Readings that differ from the defaults. */
  readonly rulings: RulingChoices;
  /** How many turns each regime has; null for no limit. */
  readonly turnLimit: number | null;
  readonly lands: readonly GameLand[];
  /** In the order in which they placed their capitals, which is clockwise. */
  readonly regimes: readonly Regime[];
  /** By ascending id. */
  readonly outfits: readonly Outfit[];
  readonly nextOutfit: OutfitId;
  readonly piles: Piles;
  readonly turn: Turn;
  /** Rivals' states in chaos that somebody brought there. */
  readonly unrest: readonly Unrest[];
  /** Who tried to imperialize what, since the same regime's last turn. */
  readonly attempts: readonly Attempt[];
  /** What has to be answered before play goes on. */
  readonly pending: Pending | null;
  /** Where all later rolls and shuffles come from. */
  readonly random: StreamState;
  readonly end: GameEnd | null;
}

/** What never changes in a game, shared by all its states. */
export interface GameBoard {
  readonly names: readonly string[];
  /** The states next to each state. */
  readonly neighbours: Graph;
}

export interface GameLand extends Land {
  /** The regime that founded its capital here; it stays that, whoever holds the state. */
  readonly capitalOf: RegimeId | null;
}

export interface Regime {
  readonly name: string;
  /** Null until the capital stands; fixed afterwards (ruling `regime-affiliation`). */
  readonly affiliation: Affiliation | null;
  readonly capital: StateId | null;
  readonly tokens: Tokens;
  readonly condition: EndGameConditionId | null;
  readonly hand: readonly TurnTheTideId[];
  /** Proactivity cards played. */
  readonly proactivity: number;
  /** States fully obliterated, purchased and fully converted in the game. */
  readonly deeds: Deeds;
  /** Deeds for the condition in hand. */
  readonly progress: Progress;
  /** Whether it has left the game (ruling `elimination`). */
  readonly out: boolean;
}

export interface Deeds {
  readonly obliterated: number;
  readonly purchased: number;
  readonly converted: number;
}

export interface Outfit {
  readonly id: OutfitId;
  readonly regime: RegimeId;
  readonly state: StateId;
  readonly affiliation: Affiliation;
  /** 1 to 9. */
  readonly units: number;
  /** The rest is about the turn of its regime: whether it has moved, swapped or got units, and how often it acted. */
  readonly moved: boolean;
  readonly bought: boolean;
  readonly imperialized: number;
  readonly conflicts: number;
  /** Conflicts won since its regime holds its condition. */
  readonly wins: number;
}

export interface Piles {
  /** Top card first. */
  readonly conditions: Readonly<Record<Affiliation, readonly EndGameConditionId[]>>;
  readonly tide: readonly TurnTheTideId[];
  readonly discards: readonly TurnTheTideId[];
}

export const STEPS = ['declare', 'population', 'tokens', 'actions', 'uprisings'] as const;
export type Step = (typeof STEPS)[number];

export interface Turn {
  /** From 1; turns that are skipped count. 0 before the first. */
  readonly number: number;
  readonly regime: RegimeId;
  readonly step: Step;
  /** Whether a declaration or a prophecy was tried in this turn. */
  readonly tried: boolean;
  /** Growth of this turn in states that nothing has touched since. */
  readonly growth: readonly Growth[];
  /** States whose population was rolled again. */
  readonly rerolled: readonly StateId[];
  /** By state, the most units it may raise in this turn; empty before the fourth step. */
  readonly limits: readonly number[];
  /** By state, the units raised so far. */
  readonly raised: readonly number[];
  /** Rivals' states that were purchased. */
  readonly purchases: readonly { readonly state: StateId; readonly from: RegimeId }[];
  /** States whose uprisings have still to be rolled. */
  readonly uprisings: readonly StateId[];
}

export interface Growth extends People {
  /** `loyal` and `unloyal` are the figures before the roll. */
  readonly state: StateId;
}

export interface Unrest {
  readonly state: StateId;
  readonly regime: RegimeId;
  readonly method: Exclude<ImperializeMethod, 'purchase'>;
  /** The turn of the latest act. */
  readonly turn: number;
}

export interface Attempt {
  readonly state: StateId;
  readonly regime: RegimeId;
  readonly turn: number;
}

export interface GameEnd {
  readonly reason: 'declared' | 'turn-limit' | 'nobody-left';
  readonly declarer: RegimeId | null;
  readonly score: FinalScore;
}

/** A state's name, for sentences. */
export const nameOf = (state: GameState, id: StateId): string => state.board.names[id] ?? `state ${id + 1}`;

/** The regime's own outfit in a state, if one stands there. */
export function ownOutfitIn(state: GameState, regime: RegimeId, id: StateId): Outfit | undefined {
  for (const outfit of state.outfits) if (outfit.state === id && outfit.regime === regime) return outfit;
  return undefined;
}

export function outfitById(state: GameState, id: OutfitId): Outfit | undefined {
  for (const outfit of state.outfits) if (outfit.id === id) return outfit;
  return undefined;
}
