import { ok, type Result } from '#lib/core/result.ts';
import { rollFeatures } from '../features/rollFeatures.ts';
import type { RollSpec } from '../spec.ts';
import type { BoardDraft, DraftState } from './draft.ts';
import type { RollPart } from './edits.ts';
import { isLocked, lockedProblem, noSuchState, refuse, stateOf, withState } from './refuse.ts';

type Rolled = Pick<DraftState, 'kind' | 'population' | 'rolls'>;
type Part = Exclude<RollPart, 'both'>;

const partsOf = (what: RollPart): readonly Part[] => (what === 'both' ? ['kind', 'population'] : [what]);

/** A state with one part of its rolls taken from elsewhere. */
function taking(state: DraftState, part: Part, from: Rolled): DraftState {
  return part === 'kind'
    ? { ...state, kind: from.kind, rolls: { ...state.rolls, kind: from.rolls.kind } }
    : { ...state, population: from.population, rolls: { ...state.rolls, population: from.rolls.population } };
}

const takingAll = (state: DraftState, parts: readonly Part[], from: Rolled): DraftState =>
  parts.reduce((changed, part) => taking(changed, part, from), state);

/** Turns the kind die of a state to a face. */
export function setKind(draft: BoardDraft, key: number, face: number, rolls: RollSpec): Result<BoardDraft> {
  return editRolls(draft, key, ['kind'], (state) => {
    const kind = rolls.kindByFace[face];
    if (kind === undefined) return noFace(face, rolls.kindByFace.length);
    return ok({ ...state, kind, rolls: { ...state.rolls, kind: face } });
  });
}

/** Turns the population die of a state to a face. */
export function setPopulation(
  draft: BoardDraft,
  key: number,
  face: number,
  rolls: RollSpec,
): Result<BoardDraft> {
  return editRolls(draft, key, ['population'], (state) => {
    const shown = rolls.populationFaces[face];
    if (shown === undefined) return noFace(face, rolls.populationFaces.length);
    const { value, shaded, population } = shown;
    return ok({ ...state, population, rolls: { ...state.rolls, population: { value, shaded } } });
  });
}

/** Rolls one state again. */
export function rerollState(
  draft: BoardDraft,
  key: number,
  what: RollPart,
  salt: number,
  rolls: RollSpec,
): Result<BoardDraft> {
  const parts = partsOf(what);
  return editRolls(draft, key, parts, (state) => ok(takingAll(state, parts, rollFeatures(rolls, key, salt))));
}

/** Rolls again all that is not locked; a part that is locked stays, the other part of the state is rolled. */
export function rerollRest(
  draft: BoardDraft,
  what: RollPart,
  salt: number,
  rolls: RollSpec,
): Result<BoardDraft> {
  const states = draft.states.map((state) => {
    const free = partsOf(what).filter((part) => !isLocked(draft, state.key, part));
    return free.length === 0 ? state : takingAll(state, free, rollFeatures(rolls, state.key, salt));
  });
  return ok({ ...draft, states });
}

/** Lets two states change their rolls with each other. */
export function swapRolls(draft: BoardDraft, a: number, b: number, what: RollPart): Result<BoardDraft> {
  const [first, second] = [stateOf(draft, a), stateOf(draft, b)];
  if (!first) return noSuchState(draft, a);
  if (!second) return noSuchState(draft, b);
  if (a === b) return refuse('same-state', `${first.name} cannot swap rolls with itself.`, 'b');
  const parts = partsOf(what);
  for (const part of parts) {
    for (const state of [first, second]) {
      if (isLocked(draft, state.key, part)) return lockedProblem(state, part);
    }
  }
  return ok(withState(withState(draft, takingAll(first, parts, second)), takingAll(second, parts, first)));
}

function editRolls(
  draft: BoardDraft,
  key: number,
  parts: readonly Part[],
  change: (state: DraftState) => Result<DraftState>,
): Result<BoardDraft> {
  const state = stateOf(draft, key);
  if (!state) return noSuchState(draft, key);
  const held = parts.find((part) => isLocked(draft, key, part));
  if (held !== undefined) return lockedProblem(state, held);
  const changed = change(state);
  return changed.ok ? ok(withState(draft, changed.value)) : changed;
}

const noFace = (face: number, faces: number): Result<never> =>
  refuse('no-face', `A die of ${faces} faces, counted from 0, has no face ${face}.`, 'face');
