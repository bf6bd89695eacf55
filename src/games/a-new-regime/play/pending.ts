import type { TurnTheTideId } from '../cards.ts';
import type { ActionFace } from '../rules/dice.ts';
import type { People, RegimeId } from '../rules/land.ts';
import type { ImperializeMethod } from '../rules/methods.ts';
import type { Tokens } from '../rules/tokens.ts';
import type { TurnCard } from './actions.ts';
import type { GameLand, OutfitId, StateId } from './state.ts';

/** What play waits for. Where nothing is pending, the step of the turn says what can be done. */
export type Pending =
  | { readonly kind: 'verdict' }
  | { readonly kind: 'offer'; readonly partner: RegimeId; readonly give: Tokens; readonly take: Tokens }
  | { readonly kind: 'pick'; readonly roll: Roll }
  | Window
  | Control
  | {
      readonly kind: 'bribe-again';
      readonly outfit: OutfitId;
      readonly target: OutfitId;
      readonly units: number;
      /** Tries left. */
      readonly tries: number;
    };

/** Dice on the table. A face's value can be above 3 after a card. An uprising die has a face without shade. */
export interface Roll {
  readonly act: RolledAct;
  readonly dice: readonly ActionFace[];
  /** Index of the die that counts; null before the pick. Where nothing is picked every die counts, and this is 0. */
  readonly picked: number | null;
}

/** What the dice are for. */
export type RolledAct =
  | { readonly kind: 'growth'; readonly states: readonly StateId[] }
  | { readonly kind: 'reroll'; readonly state: StateId; readonly before: People }
  | { readonly kind: 'imperialize'; readonly outfit: OutfitId }
  | { readonly kind: 'attack' | 'demoralize'; readonly outfit: OutfitId; readonly target: OutfitId }
  | {
      readonly kind: 'bribe';
      readonly outfit: OutfitId;
      readonly target: OutfitId;
      readonly units: number;
      /** Tries left after this one. */
      readonly tries: number;
    }
  | { readonly kind: 'uprising'; readonly state: StateId };

/**
 * A moment in which cards may be played: `rolled`: before the pick; `picked`: before the effect; `done`: after it.
 * Only regimes that hold a card for the moment are asked, clockwise from the one on turn, until all have passed in a
 * row; then the cards take effect, the last one first.
 */
export interface Window {
  readonly kind: 'window';
  readonly moment: 'rolled' | 'picked' | 'done';
  readonly roll: Roll | null;
  readonly echo: Echo | null;
  readonly speaker: RegimeId;
  /** How many have been passed over since the last card. */
  readonly passed: number;
  readonly stack: readonly Played[];
}

export interface Played {
  readonly card: TurnTheTideId;
  readonly by: RegimeId;
  readonly die: number;
}

/** A rival's state that has been won: to hold it, or to leave it neutral. */
export interface Control {
  readonly kind: 'control';
  readonly state: StateId;
  /** What it becomes if it is held. */
  readonly land: GameLand;
  readonly method: ImperializeMethod;
}

/** What an act moved, so that Overkill can move it once more. */
export type Echo =
  | { readonly kind: 'growth'; readonly added: readonly (People & { readonly state: StateId })[] }
  | { readonly kind: 'income'; readonly tokens: Tokens }
  | { readonly kind: 'retire'; readonly outfit: OutfitId; readonly units: number }
  | {
      readonly kind: 'convert';
      readonly state: StateId;
      readonly turned: number;
      readonly to: 'loyal' | 'unloyal';
    }
  | { readonly kind: 'obliterate'; readonly state: StateId; readonly killed: People }
  | {
      readonly kind: 'losses';
      readonly outfit: OutfitId;
      readonly target: OutfitId;
      readonly attacker: number;
      readonly defender: number;
    }
  | { readonly kind: 'card'; readonly play: TurnCard };
