import { implementing } from '../citations.ts';
import type { RegimeId } from '../rules/land.ts';
import { unitLimit } from '../rules/loyalty.ts';
import { hasReligious, note, progressOn } from './conditions/note.ts';
import { setTurn, type Draft } from './draft.ts';
import { scoreOf } from './standing.ts';
import type { GameEnd, GameState, Step, Turn } from './state.ts';

export const NO_TURN: Turn = {
  number: 0,
  regime: 0,
  step: 'declare',
  tried: false,
  growth: [],
  rerolled: [],
  limits: [],
  raised: [],
  purchases: [],
  uprisings: [],
};

/** Ends the game and scores it. */
export const endGame = implementing(
  ['end-declared', 'winner'],
  (draft: Draft, reason: GameEnd['reason'], declarer: RegimeId | null): void => {
    const end: GameEnd = { reason, declarer, score: scoreOf(draft.now, declarer) };
    draft.now.phase = 'ended';
    draft.now.pending = null;
    draft.now.end = end;
    draft.events.push({ type: 'game-ended', end });
  },
);

/** Whether a regime's turns are more than empty (ruling `elimination`). */
function takesTurns(state: GameState, regime: RegimeId): boolean {
  if (state.rulings['elimination'] === 'never-out') return true;
  if (state.rulings['elimination'] === 'out-at-once') return !state.regimes[regime]!.out;
  return (
    state.lands.some(({ holder }) => holder === regime) ||
    state.outfits.some((outfit) => outfit.regime === regime)
  );
}

/** Begins the next turn counterclockwise, which is against the order of the capitals; empty turns pass at once. */
export const beginNextTurn = implementing(['turn-direction', 'turn-steps'], (draft: Draft): void => {
  const { now, events } = draft;
  const count = now.regimes.length;
  let { number, regime } = now.turn;
  for (let passed = 0; passed < count; passed++) {
    regime = number === 0 ? count - 1 : (regime + count - 1) % count;
    number++;
    if (now.turnLimit !== null && number > now.turnLimit * count) return endGame(draft, 'turn-limit', null);
    if (takesTurns(now, regime)) return beginTurn(draft, number, regime);
    events.push({ type: 'turn-skipped', regime, number });
  }
  endGame(draft, 'nobody-left', null);
});

function beginTurn({ now, events }: Draft, number: number, regime: RegimeId): void {
  now.turn = { ...NO_TURN, number, regime };
  now.attempts = now.attempts.filter(({ turn }) => turn > number - now.regimes.length);
  if (now.outfits.some((outfit) => outfit.regime === regime))
    now.outfits = now.outfits.map((outfit) =>
      outfit.regime === regime
        ? { ...outfit, moved: false, bought: false, imperialized: 0, conflicts: 0 }
        : outfit,
    );
  events.push({ type: 'turn-began', regime, number });
}

export function beginStep(draft: Draft, step: Step): void {
  setTurn(draft, { step });
  draft.events.push({ type: 'step-began', step });
}

/** Begins the fourth step: from now on the scores of this moment limit the units (ruling `unit-limit-moment`). */
export const beginActions = implementing(['step-actions', 'unit-limit'], (draft: Draft): void => {
  const { lands, turn, rulings } = draft.now;
  beginStep(draft, 'actions');
  setTurn(draft, {
    limits: lands.map((land) => (land.holder === turn.regime ? unitLimit(land, rulings) : 0)),
    raised: lands.map(() => 0),
  });
});

/** Ends the turn: turns in a row are counted, and the next one begins. */
export function finishTurn(draft: Draft): void {
  const { now } = draft;
  const { regime } = now.turn;
  const fear = progressOn(draft, regime, 'fear-tactics')?.fear ?? null;
  if (fear !== null) note(draft, regime, { fear: fear + 1 });
  const cleanse = progressOn(draft, regime, 'mental-cleanse');
  if (cleanse) {
    const sullied = hasReligious(now, regime);
    const cleanTurns = sullied || cleanse.sullied ? 0 : cleanse.cleanTurns + 1;
    const bestCleanTurns = Math.max(cleanse.bestCleanTurns, cleanTurns);
    note(draft, regime, { sullied, cleanTurns, bestCleanTurns });
  }
  beginNextTurn(draft);
}
