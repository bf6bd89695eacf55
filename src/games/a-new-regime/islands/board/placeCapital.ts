import { judgeCapital, openStates, verdictSentence } from '../../rules/capitals.ts';
import { placedOn, type MakerState } from './makerState.ts';
import { makeEdits, NO_BOARD, say, type MadeEdit } from './makerSteps.ts';

/** One more capital, where the rules let it stand; else the reason why not. */
export function placeCapital(state: MakerState, key: number): MakerState {
  if (state.problem) return say(state, NO_BOARD);
  const { board, keys } = state.shown;
  const placed = placedOn(state.shown);
  const id = keys.indexOf(key) + 1;
  const verdict = judgeCapital(board, placed, openStates(board, placed), id);
  if (verdict.kind !== 'allowed') return say(state, verdictSentence(board, verdict));
  const missing = board.capitals.count - placed.length - 1;
  const rest = missing === 0 ? 'All are placed.' : `${missing} more to place.`;
  const next = makeEdits(state, { edits: [capitalsEdit(state, (others) => [...others, key])] });
  return say(
    next,
    `Capital ${placed.length + 1} of ${board.capitals.count} placed in ${board.states[id - 1]!.name}. ${rest}`,
  );
}

const capitalsEdit = (
  { shown }: MakerState,
  change: (keys: readonly number[]) => readonly number[],
): MadeEdit => ({ type: 'capitals', keys: change(shown.draft?.capitals ?? []) });

export function removeCapital(state: MakerState, key: number): MakerState {
  const next = makeEdits(state, {
    edits: [capitalsEdit(state, (keys) => keys.filter((other) => other !== key))],
  });
  const { board, keys } = state.shown;
  return state.problem
    ? next
    : say(next, `The capital in ${board.states[keys.indexOf(key)]!.name} is removed.`);
}

/** A capital to another state, in its place in the order of placing; where the rules do not let it stand there, why. */
export function moveCapital(state: MakerState, from: number, to: number): MakerState {
  if (state.problem) return say(state, NO_BOARD);
  const { board, keys } = state.shown;
  const idOf = (key: number): number => keys.indexOf(key) + 1;
  const others = placedOn(state.shown).filter((id) => id !== idOf(from));
  const verdict = judgeCapital(board, others, openStates(board, others), idOf(to));
  if (verdict.kind !== 'allowed') return say(state, verdictSentence(board, verdict));
  const next = makeEdits(state, {
    edits: [capitalsEdit(state, (standing) => standing.map((key) => (key === from ? to : key)))],
  });
  const name = (key: number): string => board.states[idOf(key) - 1]!.name;
  return say(next, `The capital moves from ${name(from)} to ${name(to)}.`);
}

/** All capitals at once: the suggested ones, or none. */
export function placeCapitals(state: MakerState, keys: readonly number[]): MakerState {
  const next = makeEdits(state, { edits: [capitalsEdit(state, () => keys)] });
  if (state.problem) return next;
  return say(
    next,
    keys.length === 0 ? 'All capitals removed.' : `The ${keys.length} suggested capitals are placed.`,
  );
}
