import { ok, type Result } from '#lib/core/result.ts';
import type { Point } from '#lib/geometry/point.ts';
import { middleOf } from '#lib/geometry/middleOf.ts';
import { containsPoint, signedArea } from '#lib/geometry/polygon.ts';
import { hasPoint, ringsOf, type StateLand } from '../stateRings.ts';
import type { BoardDraft, DraftState, DraftStrait } from './draft.ts';
import { joinRings } from './joinRings.ts';
import { isLocked, lockedProblem, noSuchState, refuse, stateOf } from './refuse.ts';
import { inOrder } from './straits.ts';
import { lengthOf, milli, traceLand } from './traceLand.ts';

/**
 * Gives the land of one state to another, with its sea routes and its capital. They must share a border or be joined by
 * a sea route; in the second case the land of `gone` becomes an island of `keep`. A state with a lock cannot go.
 */
export function mergeStates(draft: BoardDraft, keep: number, gone: number): Result<BoardDraft> {
  const [first, second] = [stateOf(draft, keep), stateOf(draft, gone)];
  if (!first) return noSuchState(draft, keep);
  if (!second) return noSuchState(draft, gone);
  if (keep === gone) return refuse('same-state', `${first.name} cannot be merged with itself.`, 'gone');
  const lock = mergeLock(draft, first, second);
  if (lock) return lock;
  const isJoined = draft.straits.some(({ a, b }) => a + b === keep + gone && (a === keep || b === keep));
  if (!isJoined && traceLand([first, second]).touching.length === 0) {
    return refuse(
      'apart',
      `${first.name} and ${second.name} neither share a border nor are joined by a sea route.`,
      'gone',
    );
  }
  const state = withLand(first, joinRings([...ringsOf(first), ...ringsOf(second)]), [first, second]);
  const states = draft.states.flatMap((other) =>
    other === first ? [state] : other === second ? [] : [other],
  );
  return ok({
    ...draft,
    states,
    straits: handedOver(draft.straits, state, gone, states),
    capitals: [...new Set(draft.capitals.map((key) => (key === gone ? keep : key)))],
  });
}

/** The lock that holds two states apart, as the answer to their merger: none of all of `keep`, none at all of `gone`. */
export function mergeLock(draft: BoardDraft, keep: DraftState, gone: DraftState): Result<never> | undefined {
  if (isLocked(draft, keep.key, 'all')) return lockedProblem(keep, 'all');
  const lock = draft.locked.find(({ key }) => key === gone.key);
  return lock && lockedProblem(gone, lock.what);
}

/** A state with other rings and a middle: that of one of the states given, if it lies well, or a new one. */
export function withLand(
  { more: _, ...state }: DraftState,
  [polygon, ...more]: readonly (readonly Point[])[],
  middles: readonly Pick<DraftState, 'centre'>[],
): DraftState {
  const land = { polygon: polygon!, ...(more.length > 0 && { more }) };
  const known = middles.find(({ centre }) => containsPoint(land.polygon, centre) && hasPoint(land, centre));
  return { ...state, ...land, centre: known?.centre ?? newMiddle(land) };
}

function newMiddle({ polygon, more = [] }: StateLand): Point {
  const [x, y] = middleOf(
    polygon,
    more.filter((ring) => signedArea(ring) < 0),
  );
  return [milli(x), milli(y)];
}

/** Sea routes of a state that is gone, now those of another: the shorter of two to one state, none to a neighbour. */
function handedOver(
  straits: readonly DraftStrait[],
  keep: DraftState,
  gone: number,
  states: readonly DraftState[],
): readonly DraftStrait[] {
  const best = new Map<number, DraftStrait>();
  const others: DraftStrait[] = [];
  for (const strait of straits) {
    const [a, b] = [strait.a, strait.b].map((key) => (key === gone ? keep.key : key)) as [number, number];
    if (a !== keep.key && b !== keep.key) others.push(strait);
    if (a === b || (a !== keep.key && b !== keep.key)) continue;
    const far = a === keep.key ? b : a;
    const state = states.find(({ key }) => key === far)!;
    const known = best.get(far);
    if (traceLand([keep, state]).touching.length > 0) continue;
    if (known && lengthOf(known.line) <= lengthOf(strait.line)) continue;
    const line: DraftStrait['line'] = a < b ? strait.line : [strait.line[1], strait.line[0]];
    best.set(far, { a: Math.min(a, b), b: Math.max(a, b), line });
  }
  return inOrder([...others, ...best.values()]);
}
