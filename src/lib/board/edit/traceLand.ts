import type { Point } from '#lib/geometry/point.ts';
import { signedArea } from '#lib/geometry/polygon.ts';
import { traceOutlines } from '../draw/outlines.ts';
import { ringsOf, type StateLand } from '../stateRings.ts';
import { simpleRings } from './simpleRings.ts';

/** What the outlines of some states say about how they lie to each other. */
export interface TracedLand {
  /** Pairs that share at least one side, by their place in the list, the lower first; with the length they share. */
  readonly touching: readonly { readonly a: number; readonly b: number; readonly mm: number }[];
  /** The shores of waters that land shuts in, counter-clockwise. */
  readonly lakes: readonly (readonly Point[])[];
}

/** Measures borders and finds lakes, from nothing but corners that outlines share. */
export function traceLand(states: readonly StateLand[]): TracedLand {
  const owner: number[] = [];
  const rings = states.flatMap((state, at) => {
    const own = ringsOf(state);
    for (const _ of own) owner.push(at);
    return own;
  });
  const { coast, borders } = traceOutlines(rings);
  const shared = new Map<number, number>();
  for (const { a, b, points } of borders) {
    const [p, q] = [owner[a]!, owner[b]!];
    if (p === q) continue;
    const pair = Math.min(p, q) * states.length + Math.max(p, q);
    shared.set(pair, (shared.get(pair) ?? 0) + length(points));
  }
  const touching = [...shared].map(([pair, mm]) => ({
    a: Math.floor(pair / states.length),
    b: pair % states.length,
    mm: milli(mm),
  }));
  const lakes = coast
    .flatMap(simpleRings)
    .filter((ring) => signedArea(ring) < 0)
    .map((ring) => ring.toReversed());
  return { touching, lakes };
}

/** The length of an open line, rounded as all lengths of a board are. */
export const lengthOf = (line: readonly Point[]): number => milli(length(line));

/** Millimetres rounded to 0.001, never minus zero. */
export const milli = (value: number): number => Math.round(value * 1000) / 1000 + 0;

function length(line: readonly Point[]): number {
  let sum = 0;
  for (let k = 1; k < line.length; k++) {
    const dx = line[k]![0] - line[k - 1]![0];
    const dy = line[k]![1] - line[k - 1]![1];
    sum += Math.sqrt(dx * dx + dy * dy);
  }
  return sum;
}
