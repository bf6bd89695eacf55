import type { EndGameConditionId, TurnTheTideId } from '../cards.ts';
import type { RegimeId } from '../rules/land.ts';
import type { Affiliation } from '../vocabulary.ts';
import type { GameEvent } from './events.ts';
import type { GameState, Regime } from './state.ts';

/**
 * A game as one regime may know it (ruling `open-hands`): its own condition and hand, how many cards the others hold
 * and how many lie in the piles, and everything that lies open. What later rolls will be is nobody's to know.
 */
export interface Observation extends Omit<GameState, 'regimes' | 'piles' | 'random'> {
  readonly observer: RegimeId;
  readonly regimes: readonly ObservedRegime[];
  readonly piles: ObservedPiles;
}

export interface ObservedRegime extends Omit<Regime, 'condition' | 'hand' | 'progress'> {
  /** Its number of Turn the Tide cards. */
  readonly cards: number;
  /** Null for all but the observer, until a declaration shows it. */
  readonly condition: EndGameConditionId | null;
  /** Null for all but the observer. */
  readonly hand: readonly TurnTheTideId[] | null;
  /** Deeds for the condition in hand would give it away. */
  readonly progress: Regime['progress'] | null;
}

export interface ObservedPiles {
  readonly conditions: Readonly<Record<Affiliation, number>>;
  readonly tide: number;
  readonly discards: readonly TurnTheTideId[];
}

export function observe(state: GameState, observer: RegimeId): Observation {
  const { random: _, regimes, piles, outfits, ...open } = state;
  const shown = openCondition(state);
  return {
    ...open,
    observer,
    // Wins are counted for Guardian Angel alone, so that they would give it away.
    outfits: outfits.map((outfit) => (outfit.regime === observer ? outfit : { ...outfit, wins: 0 })),
    regimes: regimes.map((regime, id) => observeRegime(regime, id === observer, id === shown)),
    piles: {
      conditions: {
        militaristic: piles.conditions.militaristic.length,
        economic: piles.conditions.economic.length,
        religious: piles.conditions.religious.length,
      },
      tide: piles.tide.length,
      discards: piles.discards,
    },
  };
}

/** Who has shown a condition: the one whose declaration is being judged, or has ended the game. */
const openCondition = ({ pending, turn, end }: GameState): RegimeId | null =>
  pending?.kind === 'verdict' ? turn.regime : (end?.declarer ?? null);

function observeRegime(regime: Regime, own: boolean, shown: boolean): ObservedRegime {
  const { hand, condition, progress, ...open } = regime;
  return {
    ...open,
    cards: hand.length,
    condition: own || shown ? condition : null,
    hand: own ? hand : null,
    progress: own ? progress : null,
  };
}

/** An event as one regime may know it: a card that another drew is left out. */
export type ObservedEvent =
  | Exclude<GameEvent, { readonly type: 'condition-drawn' | 'card-drawn' | 'condition-removed' }>
  | {
      readonly type: 'condition-drawn' | 'condition-removed';
      readonly regime: RegimeId;
      readonly condition: EndGameConditionId | null;
    }
  | { readonly type: 'card-drawn'; readonly regime: RegimeId; readonly card: TurnTheTideId | null };

export const observeEvents = (events: readonly GameEvent[], observer: RegimeId): readonly ObservedEvent[] =>
  events.map((event): ObservedEvent => {
    if (!('regime' in event) || event.regime === observer) return event;
    if (event.type === 'condition-drawn' || event.type === 'condition-removed')
      return { ...event, condition: null };
    return event.type === 'card-drawn' ? { ...event, card: null } : event;
  });
