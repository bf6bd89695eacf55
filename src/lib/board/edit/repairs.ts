import { boundsOf, type Box } from '#lib/geometry/polygon.ts';
import type { Point } from '#lib/geometry/point.ts';
import { areaOf, ringsOf } from '../stateRings.ts';
import { traceOutlines } from '../draw/outlines.ts';
import type { Checked, Repair } from './breach.ts';
import { cornerKey } from './cornerKey.ts';
import type { DraftState } from './draft.ts';
import type { BoardEdit } from './edits.ts';
import { mergeLock } from './mergeStates.ts';
import { benderOf, moveState } from './moveState.ts';
import { SPLIT_DIRECTIONS } from './splitState.ts';
import { straitFinder } from './straits.ts';
import { traceLand } from './traceLand.ts';
import { floodState } from './water.ts';

/** Neighbours that a merger is offered with. */
const MERGERS = 2;

/**
 * Mergers of a state with its neighbours, the first two that can be made. The larger of the two stays, or always the
 * neighbour where the state itself must be `gone`; a lock may turn that round.
 */
export function mergeInto(
  { draft }: Checked,
  at: number,
  neighbours: readonly number[],
  itself?: 'gone',
): readonly Repair[] {
  const repairs: Repair[] = [];
  const state = draft.states[at]!;
  for (const place of neighbours) {
    const other = draft.states[place]!;
    const stays = itself === 'gone' || areaOf(other) >= areaOf(state);
    const pairs = stays
      ? [[other, state] as const, [state, other] as const]
      : [[state, other] as const, [other, state] as const];
    const pair = pairs.find(([keep, gone]) => !mergeLock(draft, keep, gone));
    if (!pair) continue;
    const [keep, gone] = pair;
    repairs.push({
      label: `Merge ${gone.name} into ${keep.name}`,
      edits: [{ type: 'merge', keep: keep.key, gone: gone.key }],
    });
    if (repairs.length === MERGERS) break;
  }
  return repairs;
}

/** Pairs of states that a sea route is looked for between, the nearest first. */
const ROUTES = 12;
/** A part of at most this many states may be offered to be flooded. */
const MOST_FLOODED = 2;

/** Gives ways to join a part of the map to the rest: a sea route; for a lone state a merger over it; a flood. */
export function joinParts({ draft }: Checked): (part: readonly number[]) => readonly Repair[] {
  const bounds = draft.states.map((state) => boundsOf(ringsOf(state).flat()));
  const find = straitFinder(draft);
  return (part) => {
    const inside = new Set(part);
    const pairs = part.flatMap((i) =>
      draft.states.flatMap((_, j) => (inside.has(j) ? [] : [{ i, j, gap: gapOf(bounds[i]!, bounds[j]!) }])),
    );
    pairs.sort((p, q) => p.gap - q.gap);
    const pair = pairs.slice(0, ROUTES).find(({ i, j }) => {
      const [first, second] = [draft.states[Math.min(i, j)]!, draft.states[Math.max(i, j)]!];
      return find(first, second);
    });
    const repairs: Repair[] = [];
    if (pair) {
      const [state, other] = [draft.states[pair.i]!, draft.states[pair.j]!];
      const [a, b] = [Math.min(state.key, other.key), Math.max(state.key, other.key)];
      const route: BoardEdit = { type: 'strait', a, b };
      repairs.push({ label: `Add a sea route between ${state.name} and ${other.name}`, edits: [route] });
      if (part.length === 1 && !mergeLock(draft, other, state)) {
        repairs.push({
          label: `Make ${state.name} an island of ${other.name}`,
          edits: [route, { type: 'merge', keep: other.key, gone: state.key }],
        });
      }
    }
    const states = part.map((at) => draft.states[at]!);
    if (states.length <= MOST_FLOODED && states.every(({ key }) => floodState(draft, key).ok)) {
      repairs.push({
        label: `Flood ${states.map(({ name }) => name).join(' and ')}`,
        edits: states.map(({ key }) => ({ type: 'flood', key })),
      });
    }
    return repairs;
  };
}

function gapOf(a: Box, b: Box): number {
  const dx = Math.max(b.left - a.right, 0, a.left - b.right);
  const dy = Math.max(b.low - a.high, 0, a.low - b.high);
  return dx * dx + dy * dy;
}

/** Lengths of the drags that are tried, millimetres, and how many that look good are tried in earnest. */
const DRAGS = [4, 8, 12, 18, 25, 35] as const;
const IN_EARNEST = 2;
/** A border is made a little longer than it must be. */
const SPARE = 0.2;

/** Drags of a state at the border or at one of its ends that make the border long enough and no other too short. */
export function lengthenBorder(
  { draft, promises, touching }: Checked,
  first: DraftState,
  second: DraftState,
): readonly Repair[] {
  const lines = sharedLines(first, second);
  const ends = new Set(lines.flatMap((line) => [line[0]!, line.at(-1)!]).map(cornerKey));
  const movers = draft.states.filter(
    (state) =>
      state === first ||
      state === second ||
      ringsOf(state).some((ring) => ring.some((corner) => ends.has(cornerKey(corner)))),
  );
  const wanted = promises.minBorder + SPARE;
  const candidates: { state: DraftState; dx: number; dy: number; far: number }[] = [];
  for (const state of movers) {
    const bendBy = benderOf(state);
    for (const far of DRAGS) {
      for (const [ux, uy] of SPLIT_DIRECTIONS) {
        const [dx, dy] = [Math.round(ux * far * 10) / 10, Math.round(uy * far * 10) / 10];
        const bend = bendBy(dx, dy);
        if (typeof bend === 'number') continue;
        if (lines.reduce((sum, line) => sum + reach(line.map(bend)), 0) >= wanted)
          candidates.push({ state, dx, dy, far });
      }
    }
  }
  candidates.sort((p, q) => p.far - q.far);
  const shortBefore = touching.filter(({ mm }) => mm < promises.minBorder).length;
  for (const { state, dx, dy, far } of candidates.slice(0, IN_EARNEST)) {
    const moved = moveState(draft, state.key, dx, dy);
    if (!moved.ok) continue;
    const { touching: after } = traceLand(moved.value.states);
    const isCured = after.some(
      ({ a, b, mm }) => draft.states[a] === first && draft.states[b] === second && mm >= promises.minBorder,
    );
    if (!isCured || after.filter(({ mm }) => mm < promises.minBorder).length >= shortBefore) continue;
    return [{ label: `Drag ${state.name} by ${far} mm`, edits: [{ type: 'move', key: state.key, dx, dy }] }];
  }
  return [];
}

function sharedLines(first: DraftState, second: DraftState): readonly (readonly Point[])[] {
  const own = ringsOf(first).length;
  return traceOutlines([...ringsOf(first), ...ringsOf(second)])
    .borders.filter(({ a, b }) => a < own && b >= own)
    .map(({ points }) => points);
}

function reach(line: readonly Point[]): number {
  let sum = 0;
  for (let k = 1; k < line.length; k++) {
    const [dx, dy] = [line[k]![0] - line[k - 1]![0], line[k]![1] - line[k - 1]![1]];
    sum += Math.sqrt(dx * dx + dy * dy);
  }
  return sum;
}
