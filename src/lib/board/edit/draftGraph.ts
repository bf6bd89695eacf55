import { graphFromPairs, type Graph } from '#lib/graph/graph.ts';
import type { BoardDraft } from './draft.ts';
import { traceLand, type TracedLand } from './traceLand.ts';

/** Who borders on whom in a draft, sea routes included; node i is the state at place i. */
export function draftGraph(
  { states, straits }: Pick<BoardDraft, 'states' | 'straits'>,
  touching: TracedLand['touching'] = traceLand(states).touching,
): Graph {
  const at = new Map(states.map(({ key }, place) => [key, place]));
  return graphFromPairs(states.length, [
    ...touching.map(({ a, b }) => [a, b] as const),
    ...straits.map(({ a, b }) => [at.get(a)!, at.get(b)!] as const),
  ]);
}
