import { graphFromPairs } from '#lib/graph/graph.ts';
import { embedGraph, type Rotation } from './embedGraph.ts';

type Pair = readonly [number, number];

/** As many pairs as can be drawn in the plane together, how, and those that cannot. */
export interface PlanarPart {
  readonly rotation: Rotation;
  readonly drawn: readonly Pair[];
  readonly left: readonly Pair[];
}

/** All pairs where that can be; else they are taken one after another as long as the drawing stays without crossings. */
export function planarPart(size: number, pairs: readonly Pair[]): PlanarPart {
  const all = embedGraph(graphFromPairs(size, pairs));
  if (all) return { rotation: all, drawn: pairs, left: [] };
  const left: Pair[] = [];
  let drawn: Pair[] = [];
  for (const pair of pairs) {
    const more = [...drawn, pair];
    // More than 3n - 6 edges are never drawn without crossings, so that the test would be for nothing.
    if (more.length <= Math.max(1, 3 * size - 6) && embedGraph(graphFromPairs(size, more))) drawn = more;
    else left.push(pair);
  }
  return { rotation: embedGraph(graphFromPairs(size, drawn))!, drawn, left };
}
