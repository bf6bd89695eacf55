import { ok, type Result } from '#lib/core/result.ts';
import { runsOverLand } from '../stateRings.ts';
import type { BoardDraft, DraftState } from './draft.ts';
import { isLocked, lockedProblem, noSuchState, refuse, stateOf } from './refuse.ts';

/** Turns a state into water, with its sea routes and its capital; inland it becomes a lake, or a part of one. */
export function floodState(draft: BoardDraft, key: number): Result<BoardDraft> {
  const state = stateOf(draft, key);
  if (!state) return noSuchState(draft, key);
  if (isLocked(draft, key, 'all')) return lockedProblem(state, 'all');
  if (draft.states.length === 1) {
    return refuse('last-state', `${state.name} is the last state of the board; it must stay.`, String(key));
  }
  return ok({
    ...draft,
    states: draft.states.filter((other) => other !== state),
    flooded: byKey([...draft.flooded, state]),
    straits: draft.straits.filter(({ a, b }) => a !== key && b !== key),
    capitals: draft.capitals.filter((capital) => capital !== key),
  });
}

/** Turns what was flooded to land again, as it was but for corners that have moved since. Sea routes stay gone. */
export function raiseState(draft: BoardDraft, key: number): Result<BoardDraft> {
  const state = draft.flooded.find((drowned) => drowned.key === key);
  if (!state) {
    const onLand = stateOf(draft, key);
    return onLand
      ? refuse('on-land', `${onLand.name} is land already.`, String(key))
      : noSuchState(draft, key);
  }
  const over = draft.straits.find(({ line }) => runsOverLand(line, state));
  if (over) {
    const [from, to] = [over.a, over.b].map((end) => stateOf(draft, end)!.name);
    return refuse(
      'strait-over',
      `The sea route between ${from} and ${to} runs where ${state.name} would rise; take it away first.`,
      String(key),
    );
  }
  return ok({
    ...draft,
    states: byKey([...draft.states, state]),
    flooded: draft.flooded.filter((other) => other !== state),
  });
}

export const byKey = (states: readonly DraftState[]): DraftState[] =>
  states.toSorted((p, q) => p.key - q.key);
