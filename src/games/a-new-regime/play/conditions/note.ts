import type { EndGameConditionId } from '../../cards.ts';
import type { RegimeId } from '../../rules/land.ts';
import { setRegime, type Draft } from '../draft.ts';
import { NO_PROGRESS, type Progress } from '../progress.ts';
import type { GameState } from '../state.ts';

/** Loyal people that the capital needs for Purple Kool-Aid. */
export const KOOL_AID_PEOPLE = 15;

/** A regime's progress if this is the condition that it holds. */
export function progressOn(
  { now }: Draft,
  regime: RegimeId,
  condition: EndGameConditionId,
): Progress | undefined {
  const { condition: held, progress } = now.regimes[regime]!;
  return held === condition ? progress : undefined;
}

export function note(draft: Draft, regime: RegimeId, change: Partial<Progress>): void {
  setRegime(draft, regime, { progress: { ...draft.now.regimes[regime]!.progress, ...change } });
}

/** Whether a regime controls a religious state or outfit. */
export const hasReligious = (state: GameState, regime: RegimeId): boolean =>
  state.lands.some((land) => land.holder === regime && land.affiliation === 'religious') ||
  state.outfits.some((outfit) => outfit.regime === regime && outfit.affiliation === 'religious');

/**
 * Gives a regime a condition; its deeds begin anew. A turn that has begun is no whole turn without religion, and no
 * outfit has won anything yet.
 */
export function holdCondition(draft: Draft, regime: RegimeId, condition: EndGameConditionId): void {
  const { now } = draft;
  const begun = now.phase === 'play' && now.turn.regime === regime && now.turn.step !== 'declare';
  const sullied = condition === 'mental-cleanse' && (begun || hasReligious(now, regime));
  const armed = condition === 'purple-kool-aid' && capitalIsFull(now, regime);
  setRegime(draft, regime, {
    condition,
    progress: { ...NO_PROGRESS, sullied, koolAid: armed ? 'armed' : 'none' },
  });
  if (now.outfits.some((outfit) => outfit.regime === regime && outfit.wins > 0))
    now.outfits = now.outfits.map((one) => (one.regime === regime ? { ...one, wins: 0 } : one));
  draft.events.push({ type: 'condition-drawn', regime, condition });
}

function capitalIsFull({ lands, regimes }: GameState, regime: RegimeId): boolean {
  const land = lands[regimes[regime]!.capital ?? -1];
  return land?.holder === regime && land.loyal >= KOOL_AID_PEOPLE;
}
