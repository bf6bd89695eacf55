import type { Graph } from '#lib/graph/graph.ts';

/** Every set of `count` nodes, any two at least `steps` apart: by trying all combinations, distances by Floyd and Warshall. */
export function allSpacedSets(graph: Graph, steps: number, count: number): number[][] {
  const size = graph.length;
  const far = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => (i === j ? 0 : graph[i]!.includes(j) ? 1 : Infinity)),
  );
  for (let k = 0; k < size; k++) {
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) far[i]![j] = Math.min(far[i]![j]!, far[i]![k]! + far[k]![j]!);
    }
  }
  const sets: number[][] = [];
  const extend = (set: number[], from: number): void => {
    if (set.length === count) {
      if (set.every((a, i) => set.every((b, j) => i === j || far[a]![b]! >= steps))) sets.push([...set]);
      return;
    }
    for (let node = from; node < size; node++) extend([...set, node], node + 1);
  };
  extend([], 0);
  return sets;
}
