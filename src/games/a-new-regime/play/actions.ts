import type { TurnTheTideId } from '../cards.ts';
import type { RegimeId } from '../rules/land.ts';
import type { Tokens } from '../rules/tokens.ts';
import type { Affiliation } from '../vocabulary.ts';
import type { Prophecy } from './progress.ts';
import type { OutfitId, StateId } from './state.ts';

/**
 * Everything that can be done, each by whoever `actorOf` says is to act. An action names no actor: a game is a list of
 * actions in order.
 */
export type Action =
  | { readonly type: 'place-capital'; readonly state: StateId }
  | { readonly type: 'choose-pile'; readonly pile: Affiliation }
  | { readonly type: 'declare' }
  | { readonly type: 'prophesy'; readonly guesses: readonly Prophecy[] }
  | { readonly type: 'confirm' }
  | { readonly type: 'refuse' }
  | { readonly type: 'grow' }
  | { readonly type: 'collect' }
  | { readonly type: 'skip-income' }
  | {
      readonly type: 'buy-outfit';
      readonly state: StateId;
      readonly affiliation: Affiliation;
      readonly units: number;
    }
  | { readonly type: 'add-units'; readonly outfit: OutfitId; readonly units: number }
  | { readonly type: 'move'; readonly outfit: OutfitId; readonly to: StateId }
  | { readonly type: 'swap'; readonly outfit: OutfitId; readonly other: OutfitId }
  | { readonly type: 'retire'; readonly outfit: OutfitId; readonly units: number }
  | { readonly type: 'imperialize'; readonly outfit: OutfitId }
  | { readonly type: 'fight'; readonly outfit: OutfitId; readonly target: OutfitId }
  | {
      readonly type: 'bribe';
      readonly outfit: OutfitId;
      readonly target: OutfitId;
      readonly units: number;
    }
  | { readonly type: 'bribe-again' }
  | { readonly type: 'stop-bribing' }
  | { readonly type: 'pick'; readonly die: number }
  | { readonly type: 'take-control' }
  | { readonly type: 'leave-neutral' }
  | { readonly type: 'exchange'; readonly give: Affiliation; readonly take: Affiliation }
  | { readonly type: 'offer'; readonly partner: RegimeId; readonly give: Tokens; readonly take: Tokens }
  | { readonly type: 'accept' }
  | { readonly type: 'decline' }
  | { readonly type: 'remodel'; readonly state: StateId; readonly affiliation: Affiliation }
  | { readonly type: 'reroll-population'; readonly state: StateId }
  | { readonly type: 'buy-card' }
  | { readonly type: 'buy-condition'; readonly pile: Affiliation }
  | { readonly type: 'play-card'; readonly play: TurnCard }
  | { readonly type: 'respond'; readonly card: ResponseCardId; readonly die: number }
  | { readonly type: 'pass' }
  | { readonly type: 'end-actions' }
  | { readonly type: 'roll-uprising'; readonly state: StateId }
  | { readonly type: 'end-turn' };

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;

/** Cards for any roll or act; all others are for the fourth step of one's own turn (ruling `card-window`). */
export const RESPONSE_CARDS = [
  'counter',
  'rebound',
  'advanced-tactics',
  'double-our-efforts',
  'overkill',
] as const satisfies readonly TurnTheTideId[];
export type ResponseCardId = (typeof RESPONSE_CARDS)[number];

/** A card of one's own turn, with what it is aimed at. */
export type TurnCard =
  | { readonly card: 'air-drop' | 'air-strike'; readonly outfit: OutfitId }
  | { readonly card: 'propaganda'; readonly state: StateId; readonly affiliation: Affiliation }
  | { readonly card: 'baby-boom' | 'brainwash'; readonly state: StateId }
  /** `loyal`: how many of the five are loyal. */
  | { readonly card: 'artillery-barrage'; readonly state: StateId; readonly loyal: number }
  | { readonly card: 'air-lift'; readonly outfit: OutfitId; readonly to: StateId }
  | { readonly card: 'proactivity' }
  | { readonly card: 'mint-boost'; readonly tokens: Tokens }
  | { readonly card: 'false-profit'; readonly losses: readonly TokenLoss[] }
  | { readonly card: 'change-of-heart'; readonly regime: RegimeId };

export type TurnCardId = TurnCard['card'];

export interface TokenLoss {
  readonly regime: RegimeId;
  readonly tokens: Tokens;
}
