import type { Point } from '#lib/geometry/point.ts';
import { ringsOf } from '../stateRings.ts';
import type { DraftState } from './draft.ts';
import { milli } from './traceLand.ts';

/** Where a straight cut through the middle of a state meets its outline. */
export interface Cut {
  /** The state's first outline, with the ends of the cut among its corners. */
  readonly polygon: readonly Point[];
  readonly from: Point;
  readonly to: Point;
  readonly direction: Point;
  /** Corners that the outline did not have, each with the corners before and after it. */
  readonly inserted: readonly Inserted[];
}

export interface Inserted {
  readonly before: Point;
  readonly corner: Point;
  readonly after: Point;
}

/** Nearer than this to a corner, a cut ends in that corner, millimetres. */
const SNAP = 0.9;

/**
 * Finds where the line through a state's middle first meets its outline, forwards and backwards. The answer is `hole`
 * where it meets a hole first.
 */
export function cutThrough(state: DraftState, direction: Point): Cut | 'hole' {
  const { centre } = state;
  let ahead: Hit | undefined;
  let behind: Hit | undefined;
  for (const [ring, corners] of ringsOf(state).entries()) {
    for (const [k, q] of corners.entries()) {
      const p = corners.at(k - 1)!;
      const [left, right] = [across(centre, direction, p), across(centre, direction, q)];
      if (left > 0 === right > 0) continue;
      const share = left / (left - right);
      const place: Point = [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
      const far = (place[0] - centre[0]) * direction[0] + (place[1] - centre[1]) * direction[1];
      const hit = { ring, p, q, place, far };
      if (far > 0 && (!ahead || far < ahead.far)) ahead = hit;
      if (far <= 0 && (!behind || far > behind.far)) behind = hit;
    }
  }
  if (!ahead || !behind || ahead.ring > 0 || behind.ring > 0) return 'hole';
  const [from, to] = [endOf(behind), endOf(ahead)];
  const inserted = [from, to].flatMap(({ inserted: corner }) => corner ?? []);
  const polygon = inserted.reduce(insertInto, state.polygon);
  return { polygon, from: from.corner, to: to.corner, direction, inserted };
}

interface Hit {
  readonly ring: number;
  readonly p: Point;
  readonly q: Point;
  readonly place: Point;
  readonly far: number;
}

const across = ([cx, cy]: Point, [dx, dy]: Point, [x, y]: Point): number => dx * (y - cy) - dy * (x - cx);

function endOf({ p, q, place }: Hit): { readonly corner: Point; readonly inserted?: Inserted } {
  const [toP, toQ] = [distance(place, p), distance(place, q)];
  if (Math.min(toP, toQ) < SNAP) return { corner: toP <= toQ ? p : q };
  const corner: Point = [milli(place[0]), milli(place[1])];
  return { corner, inserted: { before: p, corner, after: q } };
}

function distance(a: Point, b: Point): number {
  const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
  return Math.sqrt(dx * dx + dy * dy);
}

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** The ring with the corner on the side that it belongs on, whichever way that runs; the same ring without such a side. */
function insertInto(ring: readonly Point[], { before, corner, after }: Inserted): readonly Point[] {
  const at = ring.findIndex((q, k) => {
    const p = ring.at(k - 1)!;
    return (isSame(p, before) && isSame(q, after)) || (isSame(p, after) && isSame(q, before));
  });
  return at < 0 ? ring : [...ring.slice(0, at), corner, ...ring.slice(at)];
}

/** A neighbour with the corner in its outline, or the same state where it does not lie along that side. */
export function withCorner(state: DraftState, inserted: Inserted): DraftState {
  const rings = ringsOf(state);
  const after = rings.map((ring) => insertInto(ring, inserted));
  if (after.every((ring, r) => ring === rings[r])) return state;
  const [polygon, ...more] = after;
  return { ...state, polygon: polygon!, ...(state.more && { more }) };
}
