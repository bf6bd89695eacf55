import { crossesLine } from '#lib/geometry/crossesLine.ts';
import type { Point } from '#lib/geometry/point.ts';
import { boundsOf, type Box } from '#lib/geometry/polygon.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { ringsOf, runsOverLand } from '../stateRings.ts';
import { cornerKey } from './cornerKey.ts';
import type { BoardDraft, DraftState, DraftStrait } from './draft.ts';
import { noSuchState, refuse, stateOf } from './refuse.ts';
import { traceLand } from './traceLand.ts';

/** Of each coast, so many corners nearest to the other state are tried as landings. */
const LANDINGS = 80;

/** Joins two states over water by the shortest way from coast to coast that runs over no land and no other sea route. */
export function addStrait(draft: BoardDraft, one: number, other: number): Result<BoardDraft> {
  const [a, b] = one < other ? [one, other] : [other, one];
  const [first, second] = [stateOf(draft, a), stateOf(draft, b)];
  if (!first) return noSuchState(draft, a);
  if (!second) return noSuchState(draft, b);
  if (a === b) return refuse('same-state', `${first.name} needs no sea route to itself.`, 'b');
  if (draft.straits.some((strait) => strait.a === a && strait.b === b)) {
    return refuse('strait-twice', `${first.name} and ${second.name} have a sea route already.`, 'b');
  }
  if (traceLand([first, second]).touching.length > 0) {
    return refuse(
      'no-water',
      `${first.name} and ${second.name} share a border, so they need no sea route.`,
      'b',
    );
  }
  const line = straitFinder(draft)(first, second);
  if (!line) {
    return refuse(
      'no-way',
      `No straight way over open water leads from ${first.name} to ${second.name}.`,
      'b',
    );
  }
  return ok({ ...draft, straits: inOrder([...draft.straits, { a, b, line }]) });
}

/** Takes a sea route away. The map may fall apart: that is a breach, not a fault. */
export function removeStrait(draft: BoardDraft, one: number, other: number): Result<BoardDraft> {
  const [a, b] = one < other ? [one, other] : [other, one];
  const straits = draft.straits.filter((strait) => strait.a !== a || strait.b !== b);
  if (straits.length === draft.straits.length) {
    return refuse('no-strait', `There is no sea route between the states with the keys ${a} and ${b}.`);
  }
  return ok({ ...draft, straits });
}

export const inOrder = (straits: readonly DraftStrait[]): DraftStrait[] =>
  straits.toSorted((p, q) => p.a - q.a || p.b - q.b);

/** Finds a new line for each sea route that land or another route has come in the way of. */
export function mendStraits(draft: BoardDraft): Result<BoardDraft> {
  const isFree = wayFinder(draft.states);
  const straits: DraftStrait[] = [];
  for (const strait of draft.straits) {
    const others = draft.straits.filter((other) => other !== strait).map(({ line }) => line);
    if (isFree(strait.line, [...straits.map(({ line }) => line), ...others])) {
      straits.push(strait);
      continue;
    }
    const [first, second] = [stateOf(draft, strait.a)!, stateOf(draft, strait.b)!];
    const rest = { ...draft, straits: draft.straits.filter((other) => other !== strait) };
    const line = straitFinder(rest)(first, second);
    if (!line) {
      return refuse(
        'strait-blocked',
        `So land would block the sea route between ${first.name} and ${second.name}.`,
        String(first.key),
      );
    }
    straits.push({ ...strait, line });
  }
  return ok({ ...draft, straits });
}

/** Finds the shortest free way from the coast of one state to that of another; undefined if there is none. */
export type StraitFinder = (first: DraftState, second: DraftState) => readonly [Point, Point] | undefined;

/** A finder for a draft, to be asked as often as the draft stays the same. */
export function straitFinder({ states, straits }: Pick<BoardDraft, 'states' | 'straits'>): StraitFinder {
  const coast = coastOf(states);
  const isFree = wayFinder(states);
  const taken = straits.map(({ line }) => line);
  return (first, second) => waysBetween(coast(first), coast(second)).find((line) => isFree(line, taken));
}

/** Ways from one coast to another, the shortest first. */
function waysBetween(from: readonly Point[], to: readonly Point[]): (readonly [Point, Point])[] {
  const ways: { line: readonly [Point, Point]; squared: number }[] = [];
  for (const p of nearestTo(from, boundsOf(to))) {
    for (const q of nearestTo(to, boundsOf(from))) {
      const squared = (p[0] - q[0]) * (p[0] - q[0]) + (p[1] - q[1]) * (p[1] - q[1]);
      if (squared > 0) ways.push({ line: [p, q], squared });
    }
  }
  return ways.sort((a, b) => a.squared - b.squared).map(({ line }) => line);
}

/** Says whether a way over water is free of land and of other ways. */
function wayFinder(states: readonly DraftState[]) {
  const bounds = states.map((state) => boundsOf(ringsOf(state).flat()));
  return (line: readonly [Point, Point], taken: readonly (readonly [Point, Point])[]): boolean => {
    const around = boundsOf(line);
    return (
      !taken.some((other) => crossesLine(line, other)) &&
      !states.some((state, at) => overlap(around, bounds[at]!) && runsOverLand(line, state))
    );
  };
}

/** Whether two boxes meet. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.low <= b.high && b.low <= a.high;

/**
 * Gives the corners of a state along its coast. Those at the end of a border, where nobody could say in which of two
 * states a way lands, are left out if there are others.
 */
function coastOf(states: readonly DraftState[]): (state: DraftState) => Point[] {
  const leaving = new Map<number, number[]>();
  for (const state of states) {
    for (const ring of ringsOf(state)) {
      let from = cornerKey(ring.at(-1)!);
      for (const corner of ring) {
        const to = cornerKey(corner);
        const known = leaving.get(from);
        if (known) known.push(to);
        else leaving.set(from, [to]);
        from = to;
      }
    }
  }
  const isShared = (p: Point, q: Point): boolean =>
    leaving.get(cornerKey(q))?.includes(cornerKey(p)) ?? false;
  return (state) => {
    const coast: Point[] = [];
    const ends: Point[] = [];
    for (const ring of ringsOf(state)) {
      for (const [k, corner] of ring.entries()) {
        const before = isShared(ring.at(k - 1)!, corner);
        const after = isShared(corner, ring[(k + 1) % ring.length]!);
        if (!before && !after) coast.push(corner);
        else if (!before || !after) ends.push(corner);
      }
    }
    return coast.length > 0 ? coast : ends;
  };
}

/** The corners nearest to a box, the nearest first. */
function nearestTo(corners: readonly Point[], { left, low, right, high }: Box): Point[] {
  return corners
    .map((corner) => {
      const dx = Math.max(left - corner[0], 0, corner[0] - right);
      const dy = Math.max(low - corner[1], 0, corner[1] - high);
      return { corner, squared: dx * dx + dy * dy };
    })
    .sort((a, b) => a.squared - b.squared)
    .slice(0, LANDINGS)
    .map(({ corner }) => corner);
}
