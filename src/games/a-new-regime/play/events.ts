import type { EndGameConditionId, TurnTheTideId } from '../cards.ts';
import type { ActionFace } from '../rules/dice.ts';
import type { People, RegimeId } from '../rules/land.ts';
import type { ImperializeMethod } from '../rules/methods.ts';
import type { Tokens } from '../rules/tokens.ts';
import type { Affiliation } from '../vocabulary.ts';
import type { RolledAct, Echo } from './pending.ts';
import type { GameEnd, OutfitId, StateId, Step } from './state.ts';

/** What happened, as data: `sayEvent` puts it into words. */
export type GameEvent =
  | { readonly type: 'capital-placed'; readonly regime: RegimeId; readonly state: StateId }
  /** Secret: `observeEvents` hides the card from the others. */
  | { readonly type: 'condition-drawn'; readonly regime: RegimeId; readonly condition: EndGameConditionId }
  /** Secret as well. */
  | { readonly type: 'card-drawn'; readonly regime: RegimeId; readonly card: TurnTheTideId }
  | { readonly type: 'turn-began'; readonly regime: RegimeId; readonly number: number }
  | { readonly type: 'turn-skipped'; readonly regime: RegimeId; readonly number: number }
  | { readonly type: 'step-began'; readonly step: Step }
  | { readonly type: 'declared'; readonly regime: RegimeId; readonly condition: EndGameConditionId }
  | { readonly type: 'declaration-refused'; readonly regime: RegimeId }
  | { readonly type: 'prophesied'; readonly regime: RegimeId; readonly right: readonly RegimeId[] }
  | { readonly type: 'rolled'; readonly act: RolledAct; readonly dice: readonly ActionFace[] }
  | { readonly type: 'picked'; readonly die: number; readonly face: ActionFace }
  | {
      readonly type: 'population-changed';
      readonly state: StateId;
      readonly before: People;
      readonly after: People;
    }
  | { readonly type: 'tokens-gained' | 'tokens-lost'; readonly regime: RegimeId; readonly tokens: Tokens }
  | {
      readonly type: 'outfit-bought';
      readonly outfit: OutfitId;
      readonly state: StateId;
      readonly affiliation: Affiliation;
      readonly units: number;
    }
  | {
      readonly type: 'units-changed';
      readonly outfit: OutfitId;
      readonly before: number;
      readonly after: number;
    }
  | { readonly type: 'outfit-gone'; readonly outfit: OutfitId; readonly regime: RegimeId }
  | { readonly type: 'outfit-moved'; readonly outfit: OutfitId; readonly from: StateId; readonly to: StateId }
  | {
      readonly type: 'purchase-priced';
      readonly state: StateId;
      readonly score: number;
      readonly adjusted: number;
      readonly price: number;
      readonly bought: boolean;
    }
  | {
      readonly type: 'state-won';
      readonly state: StateId;
      readonly regime: RegimeId;
      readonly method: ImperializeMethod;
      readonly uprising: boolean;
    }
  | {
      readonly type: 'holder-changed';
      readonly state: StateId;
      readonly from: RegimeId | null;
      readonly to: RegimeId | null;
    }
  | { readonly type: 'unrest'; readonly state: StateId; readonly regime: RegimeId }
  | {
      readonly type: 'bribe-tried';
      readonly outfit: OutfitId;
      readonly target: OutfitId;
      readonly success: boolean;
    }
  | {
      readonly type: 'uprising-tried';
      readonly state: StateId;
      readonly face: number;
      readonly success: boolean;
    }
  | { readonly type: 'affiliation-changed'; readonly state: StateId; readonly to: Affiliation }
  | {
      readonly type: 'traded' | 'offered' | 'offer-declined';
      readonly partner: RegimeId;
      readonly give: Tokens;
      readonly take: Tokens;
    }
  | { readonly type: 'card-played'; readonly regime: RegimeId; readonly card: TurnTheTideId }
  | { readonly type: 'condition-removed'; readonly regime: RegimeId; readonly condition: EndGameConditionId }
  | { readonly type: 'doubled'; readonly echo: Echo }
  | { readonly type: 'pile-shuffled'; readonly pile: Affiliation | 'turn-the-tide' }
  | { readonly type: 'regime-out'; readonly regime: RegimeId }
  | { readonly type: 'game-ended'; readonly end: GameEnd };
