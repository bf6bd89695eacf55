import type { Point } from '#lib/geometry/point.ts';
import { boundsOf, signedArea } from '#lib/geometry/polygon.ts';
import { middleOf } from '#lib/geometry/middleOf.ts';
import type { Result } from '#lib/core/result.ts';
import { hasPoint, ringsOf } from '../stateRings.ts';
import type { BoardDraft, DraftState } from './draft.ts';
import { cornerKey } from './cornerKey.ts';
import { isLocked, lockedProblem, noSuchState, refuse, stateOf } from './refuse.ts';
import { movedSidesCross, type Side } from './movedSidesCross.ts';
import { mendStraits, overlap } from './straits.ts';
import { milli } from './traceLand.ts';

/** How far around a state land bends with it, as a multiple of the state's own reach. */
const REACH = 1.7;
/**
 * How far a state can be dragged at once, as a share of that. Pulls fall off with (1 - d²/r²)², whose steepest slope
 * is 1.54 / r: below 1 / 1.54 no two places can change their order.
 */
const LONGEST = 0.62;

/**
 * Drags the middle of a state: it moves by all of (dx, dy), places around it by ever less, all outlines through them
 * alike, so that neighbours stay neighbours. Refused where land would leave the board, or outlines would cross or fold.
 *
 * @param dx millimetres to the east, taken to tenths
 * @param dy millimetres to the north, taken to tenths
 */
export function moveState(draft: BoardDraft, key: number, dx: number, dy: number): Result<BoardDraft> {
  const state = stateOf(draft, key);
  if (!state) return noSuchState(draft, key);
  if (isLocked(draft, key, 'all')) return lockedProblem(state, 'all');
  const bend = benderOf(state)(Math.round(dx * 10) / 10, Math.round(dy * 10) / 10);
  if (typeof bend === 'number') {
    return refuse(
      'too-far',
      `${state.name} can be dragged at most ${Math.floor(bend)} mm at once; go in shorter steps.`,
      String(key),
    );
  }
  const moved: BoardDraft = {
    ...draft,
    states: draft.states.map((other) => bent(other, bend)),
    flooded: draft.flooded.map((other) => bent(other, bend)),
    straits: draft.straits.map(({ a, b, line }) => ({ a, b, line: [bend(line[0]), bend(line[1])] })),
  };
  const [before, after] = [draft, moved].map(({ states, flooded }) => [...states, ...flooded]);
  // What is under water counts too: it can be raised.
  const outside = after!.find((other, at) => other !== before![at] && !isOnBoard(draft, other));
  if (outside) {
    return refuse(
      'off-board',
      `So ${outside.name} would leave the part of the board where land may lie.`,
      String(outside.key),
    );
  }
  if (hasFolded(draft, moved)) {
    return refuse(
      'outlines-cross',
      `So far, outlines around ${state.name} would cross; drag it less far.`,
      String(key),
    );
  }
  return mendStraits(moved);
}

/** Where each place goes when a state is dragged. */
export type Bend = (place: Point) => Point;

/** What dragging a state does to places; or the longest way that the state can be dragged, if this one is longer. */
export function benderOf({ polygon, centre }: DraftState): (dx: number, dy: number) => Bend | number {
  let reach = 0;
  for (const [x, y] of polygon) reach = Math.max(reach, square(x - centre[0]) + square(y - centre[1]));
  const radius = REACH * Math.sqrt(reach);
  return (dx, dy) => {
    if (dx * dx + dy * dy > square(LONGEST * radius)) return LONGEST * radius;
    return (place) => {
      const near = 1 - (square(place[0] - centre[0]) + square(place[1] - centre[1])) / square(radius);
      if (!(near > 0)) return place;
      const pull = near * near;
      return [milli(place[0] + pull * dx), milli(place[1] + pull * dy)];
    };
  };
}

const square = (value: number): number => value * value;

/** The state after the bend; the very same one where it lies beyond its reach. */
function bent(state: DraftState, bend: Bend): DraftState {
  const rings = ringsOf(state);
  const after = rings.map((ring) => ring.map(bend));
  if (after.every((ring, r) => ring.every((point, k) => point === rings[r]![k]))) return state;
  const [polygon, ...more] = after;
  const moved: DraftState = {
    ...state,
    centre: bend(state.centre),
    polygon: polygon!,
    ...(state.more && { more }),
  };
  if (hasPoint(moved, moved.centre)) return moved;
  const holes = more.filter((ring) => signedArea(ring) < 0);
  const [x, y] = middleOf(polygon!, holes);
  return { ...moved, centre: [milli(x), milli(y)] };
}

const isOnBoard = ({ size, band }: BoardDraft, state: DraftState): boolean =>
  ringsOf(state).every((ring) =>
    ring.every(([x, y]) => x >= 0 && x <= size.width && y >= band && y <= size.height),
  );

/** Whether the bend, rounded, made outlines cross, a ring turn inside out, or a middle leave its state. */
function hasFolded(before: BoardDraft, after: BoardDraft): boolean {
  const sides: Side[] = [];
  const seen = new Set<number>();
  const places = new Map<number, number>();
  const numberOf = (key: number): number => {
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, places.size);
    return places.size - 1;
  };
  const old = [...before.states, ...before.flooded];
  const all = [...after.states, ...after.flooded];
  const corners = old.reduce((sum, state) => ringsOf(state).reduce((n, ring) => n + ring.length, sum), 0);
  const around = boundsOf(
    all.filter((state, at) => state !== old[at]).flatMap((state) => ringsOf(state).flat()),
  );
  for (const [at, state] of all.entries()) {
    const was = ringsOf(old[at]!);
    const isMoved = state !== old[at];
    if (!isMoved && !overlap(around, boundsOf(state.polygon)) && !state.more) continue;
    if (isMoved && !hasPoint(state, state.centre)) return true;
    for (const [r, ring] of ringsOf(state).entries()) {
      const former = was[r]!;
      if (isMoved && signedArea(ring) > 0 !== signedArea(former) > 0) return true;
      let from = numberOf(cornerKey(former.at(-1)!));
      for (const [k, point] of ring.entries()) {
        const to = numberOf(cornerKey(former[k]!));
        const last = ring.at(k - 1)!;
        const name = Math.min(from, to) * corners + Math.max(from, to);
        if (!seen.has(name)) {
          seen.add(name);
          const moved = point !== former[k] || last !== former.at(k - 1);
          sides.push({ p: last, q: point, from, to, moved });
        }
        from = to;
      }
    }
  }
  return movedSidesCross(sides);
}
