import type { BoardState } from '#lib/board/board.ts';
import type { BoardDraft, DraftState, Lockable } from '#lib/board/edit/draft.ts';
import { judgeCapital, openStates, verdictSentence, type CapitalVerdict } from '../../../rules/capitals.ts';
import { ACTION_DIE_FACES } from '../../../rules/dice.ts';
import type { Affiliation } from '../../../vocabulary.ts';
import { placedOn, type MadeBoard } from '../makerState.ts';
import { named, type NamedState } from '../projectMaker.ts';
import { neighboursOf } from '../sentences.ts';

/** All that can be done to one state, as its panel shows it. */
export interface StateView {
  readonly key: number;
  readonly name: string;
  /** Its number on the board; absent under water. */
  readonly id?: number;
  readonly affiliation: Affiliation;
  readonly population: number;
  /** Faces of its dice: of the uprising die, and the place of the action die's face among the eight. */
  readonly faces: { readonly kind: number; readonly population: number };
  readonly locked: Readonly<Record<Lockable, boolean>>;
  readonly land: readonly NamedState[];
  readonly straits: readonly NamedState[];
  /** States on land that it does not border on, the nearest first. */
  readonly others: readonly NamedState[];
  /** Absent under water. */
  readonly capital?: CapitalView;
}

/** Whether a capital stands in a state or may, and where it could go from there. */
export interface CapitalView {
  readonly verdict: CapitalVerdict['kind'];
  readonly sentence: string;
  /** Where the capital that stands here may stand instead, the nearest first. */
  readonly moves: readonly NamedState[];
}

/** Undefined where no state has the key, on land or under water. */
export function projectState(made: MadeBoard, draft: BoardDraft, key: number): StateView | undefined {
  const { board, keys } = made;
  const id = keys.indexOf(key) + 1;
  const state = [...draft.states, ...draft.flooded].find((each) => each.key === key);
  if (!state) return undefined;
  const neighbours = id === 0 ? [] : neighboursOf(board, id);
  const across = (strait: boolean) =>
    neighbours.filter((other) => other.strait === strait).map((other) => named(made, other.id));
  const near = new Set([id, ...neighbours.map((other) => other.id)]);
  const others = nearestFirst(
    made,
    state.centre,
    board.states.filter((other) => !near.has(other.id)),
  );
  const held = (what: Lockable): boolean =>
    draft.locked.some((lock) => lock.key === key && lock.what === what);
  return {
    key,
    name: state.name,
    ...(id > 0 && { id }),
    // Files and dice give no other kinds.
    affiliation: state.kind as Affiliation,
    population: state.population,
    faces: { kind: state.rolls.kind, population: faceOf(state) },
    locked: { kind: held('kind'), population: held('population'), name: held('name'), all: held('all') },
    land: across(false),
    straits: across(true),
    others,
    ...(id > 0 && { capital: capitalOf(made, id) }),
  };
}

function capitalOf(made: MadeBoard, id: number): CapitalView {
  const { board } = made;
  const placed = placedOn(made);
  const verdict = judgeCapital(board, placed, openStates(board, placed), id);
  const others = placed.filter((other) => other !== id);
  const open = new Set(verdict.kind === 'placed' ? openStates(board, others) : []);
  return {
    verdict: verdict.kind,
    sentence: verdictSentence(board, verdict),
    moves: nearestFirst(
      made,
      board.states[id - 1]!.centre,
      board.states.filter((other) => other.id !== id && open.has(other.id)),
    ),
  };
}

const nearestFirst = (
  made: MadeBoard,
  centre: readonly [number, number],
  states: readonly BoardState[],
): readonly NamedState[] =>
  states
    .toSorted((p, q) => apart(p.centre, centre) - apart(q.centre, centre))
    .map((state) => named(made, state.id));

const faceOf = ({ rolls }: DraftState): number =>
  ACTION_DIE_FACES.findIndex(
    ({ value, shaded }) => value === rolls.population.value && shaded === rolls.population.shaded,
  );

function apart([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number {
  return (ax - bx) ** 2 + (ay - by) ** 2;
}
