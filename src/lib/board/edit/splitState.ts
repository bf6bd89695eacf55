import { ok, type Result } from '#lib/core/result.ts';
import { crossesLine } from '#lib/geometry/crossesLine.ts';
import { turn } from '#lib/geometry/crossingSegments.ts';
import type { Point } from '#lib/geometry/point.ts';
import { containsPoint, signedArea } from '#lib/geometry/polygon.ts';
import { openStream } from '#lib/random/stream.ts';
import { nameBeside } from '../features/nameStates.ts';
import { rollFeatures } from '../features/rollFeatures.ts';
import { roughenEdge } from '../land/roughenEdge.ts';
import { areaOf, hasPoint, ringsOf, type StateLand } from '../stateRings.ts';
import type { RollSpec } from '../spec.ts';
import type { BoardDraft, DraftState, DraftStrait } from './draft.ts';
import { cutThrough, withCorner, type Cut } from './cutThrough.ts';
import { withLand } from './mergeStates.ts';
import { isLocked, lockedProblem, noSuchState, refuse, stateOf } from './refuse.ts';
import { inOrder } from './straits.ts';
import { lengthOf, milli } from './traceLand.ts';

/** Directions that a state can be split in, from east and counter-clockwise; sixteen points of the compass. */
export const SPLIT_DIRECTIONS: readonly Point[] = compass();

/** A part smaller than this share of the state is a splinter that nobody wants. */
const LEAST_PART = 0.04;
/** Small turns of the new border, as in the borders around it. */
const SWING = 0.09;
const LEAST_GRAIN = 1.6;

/**
 * Cuts a state in two along a line through its middle. What lies to the left of the direction becomes a new state with
 * the next key, a name and rolls of its own; neighbours get the new corners too.
 *
 * @param angle place in `SPLIT_DIRECTIONS`
 */
export function splitState(
  draft: BoardDraft,
  key: number,
  angle: number,
  rolls: RollSpec,
): Result<BoardDraft> {
  const state = stateOf(draft, key);
  if (!state) return noSuchState(draft, key);
  if (isLocked(draft, key, 'all')) return lockedProblem(state, 'all');
  const direction = SPLIT_DIRECTIONS[angle];
  if (!direction) {
    return refuse(
      'no-direction',
      `A state can be split in ${SPLIT_DIRECTIONS.length} directions, counted from 0; ${angle} is none of them.`,
      'angle',
    );
  }
  const cut = cutThrough(state, direction);
  if (cut === 'hole') {
    return refuse(
      'split-hole',
      `In that direction a lake or another state lies in ${state.name}; split it in another one.`,
      'angle',
    );
  }
  const parts = partsAlong(state, cut, openStream(rolls.seed, 'split', draft.nextKey));
  if (!parts) {
    return refuse(
      'split-splinter',
      `In that direction ${state.name} does not fall into two proper parts; split it in another one.`,
      'angle',
    );
  }
  return ok(withParts(draft, state, cut, parts, rolls));
}

interface Parts {
  readonly left: readonly (readonly Point[])[];
  readonly right: readonly (readonly Point[])[];
}

function partsAlong(state: DraftState, cut: Cut, stream: ReturnType<typeof openStream>): Parts | undefined {
  const whole = { ...state, polygon: cut.polygon };
  const border = borderAlong(whole, cut, stream);
  if (!border) return undefined;
  const { polygon } = cut;
  const [u, v] = [polygon.indexOf(cut.from), polygon.indexOf(cut.to)];
  const between = (first: number, last: number): Point[] =>
    first <= last ? polygon.slice(first, last + 1) : [...polygon.slice(first), ...polygon.slice(0, last + 1)];
  const left = [...between(v, u), ...border];
  const right = [...between(u, v), ...border.toReversed()];
  const least = LEAST_PART * areaOf(state);
  if (!(signedArea(left) > least && signedArea(right) > least)) return undefined;
  const [leftMore, rightMore] = shareOut(state, left, cut);
  return { left: [left, ...leftMore], right: [right, ...rightMore] };
}

/** The corners of the new border between its ends: with small turns, or straight where they would not fit. */
function borderAlong(
  state: DraftState,
  { from, to }: Cut,
  stream: ReturnType<typeof openStream>,
): Point[] | undefined {
  const [ux, uy] = [to[0] - from[0], to[1] - from[1]];
  const beside = (share: number): Point => [
    (from[0] + to[0]) / 2 - uy * share,
    (from[1] + to[1]) / 2 + ux * share,
  ];
  const grain = Math.max(LEAST_GRAIN, lengthOf([...state.polygon, state.polygon[0]!]) / state.polygon.length);
  const rough = roughenEdge(from, to, beside(0.4), beside(-0.4), { grain, swing: SWING }, stream).map(
    ([x, y]): Point => [milli(x), milli(y)],
  );
  for (const inner of [rough, []]) if (liesInside([from, ...inner, to], state)) return inner;
  return undefined;
}

/** Whether a line from corner to corner runs over the state's land alone. */
function liesInside(line: readonly Point[], state: StateLand): boolean {
  const rings = ringsOf(state).map((ring) => [...ring, ring[0]!]);
  return line.slice(1).every((q, k) => {
    const p = line[k]!;
    return (
      hasPoint(state, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]) &&
      !rings.some((ring) => crossesLine([p, q], ring))
    );
  });
}

/** Further pieces go to the side that they lie on, holes with the land that they lie in. */
function shareOut(
  { polygon, more = [], centre }: DraftState,
  left: readonly Point[],
  { direction }: Cut,
): readonly [Point[][], Point[][]] {
  const sides: [Point[][], Point[][]] = [[], []];
  const ahead: Point = [centre[0] + direction[0], centre[1] + direction[1]];
  const most = (ring: readonly Point[], holds: (corner: Point) => boolean): boolean =>
    2 * ring.filter(holds).length > ring.length;
  const isIn = (outer: readonly Point[]) => (ring: readonly Point[]) =>
    most(ring, (corner) => containsPoint(outer, corner));
  const isLeft = (ring: readonly Point[]): boolean => most(ring, (corner) => turn(centre, ahead, corner) > 0);
  for (const ring of more) {
    const piece =
      signedArea(ring) > 0 ? ring : more.find((other) => signedArea(other) > 0 && isIn(other)(ring));
    const goesLeft = piece && (piece === ring || !isIn(polygon)(ring)) ? isLeft(piece) : isIn(left)(ring);
    sides[goesLeft ? 0 : 1].push([...ring]);
  }
  return sides;
}

function withParts(
  draft: BoardDraft,
  state: DraftState,
  cut: Cut,
  { left, right }: Parts,
  rolls: RollSpec,
): BoardDraft {
  const key = draft.nextKey;
  const names = [...draft.states, ...draft.flooded].map(({ name }) => name);
  const bare = { ...state, key, name: nameBeside(names, rolls.seed, key), ...rollFeatures(rolls, key) };
  const kept = withLand(state, right, []);
  const fresh = withLand(bare, left, []);
  const withCorners = (other: DraftState): DraftState =>
    cut.inserted.reduce((changed, corner) => withCorner(changed, corner), other);
  return {
    ...draft,
    states: [...draft.states.map((other) => (other === state ? kept : withCorners(other))), fresh],
    flooded: draft.flooded.map(withCorners),
    straits: inOrder(draft.straits.map((strait) => landed(strait, kept, fresh))),
    nextKey: key + 1,
  };
}

/** A sea route with the part of the state that its landing lies on. */
function landed(strait: DraftStrait, kept: DraftState, fresh: DraftState): DraftStrait {
  const { a, b, line } = strait;
  if (a !== kept.key && b !== kept.key) return strait;
  const [x, y] = line[a === kept.key ? 0 : 1];
  const isKept = ringsOf(kept).some((ring) => ring.some((corner) => corner[0] === x && corner[1] === y));
  if (isKept) return strait;
  // The new key is the highest of all.
  return a === kept.key ? { a: b, b: fresh.key, line: [line[1], line[0]] } : { a, b: fresh.key, line };
}

function compass(): Point[] {
  // Cosine and sine of 0, 22.5, 45 and 67.5 degrees, written out: engines compute them in different last digits.
  const first: Point[] = [
    [1, 0],
    [0.92388, 0.382683],
    [0.707107, 0.707107],
    [0.382683, 0.92388],
  ];
  const turned = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-y, x]);
  const second = turned(first);
  const third = turned(second);
  return [...first, ...second, ...third, ...turned(third)];
}
