import { components, graphFromPairs, type Graph } from '#lib/graph/graph.ts';

/** The graph without some nodes (they stay as nodes without edges) and without some edges. */
export function without(
  graph: Graph,
  nodes: readonly number[],
  edges: readonly (readonly [number, number])[] = [],
): Graph {
  const closed = (a: number, b: number): boolean =>
    nodes.includes(a) ||
    nodes.includes(b) ||
    edges.some(([p, q]) => (p === a && q === b) || (p === b && q === a));
  return graphFromPairs(
    graph.length,
    edgesOf(graph).filter(([a, b]) => !closed(a, b)),
  );
}

export const edgesOf = (graph: Graph): (readonly [number, number])[] =>
  graph.flatMap((list, a) =>
    list
      .filter((b) => a < b)
      .sort((p, q) => p - q)
      .map((b) => [a, b] as const),
  );

/** Articulation nodes and bridges by taking each away and counting what is left in how many pieces. */
export function cutsByRemoval(graph: Graph) {
  const whole = components(graph).count;
  return {
    // The node that was taken away is counted as a piece of its own.
    nodes: [...graph.keys()].filter((node) => components(without(graph, [node])).count - 1 > whole),
    bridges: edgesOf(graph).filter((edge) => components(without(graph, [], [edge])).count > whole),
  };
}

/** The fewest nodes between, and edges straight across, whose closing cuts `from` off from all targets: by trying all. */
export function fewestToShutIn(graph: Graph, from: number, targets: readonly number[]): number {
  const straight = targets.filter((target) => graph[from]!.includes(target));
  const open = without(
    graph,
    [],
    straight.map((target) => [from, target] as const),
  );
  const between = [...graph.keys()].filter((node) => node !== from && !targets.includes(node));
  for (let count = 0; ; count++) {
    for (const closed of subsets(between, count)) {
      const { of } = components(without(open, closed));
      if (targets.every((target) => of[target] !== of[from])) return straight.length + count;
    }
  }
}

function* subsets(items: readonly number[], count: number, from = 0): Generator<number[]> {
  if (count === 0) return yield [];
  for (let k = from; k <= items.length - count; k++) {
    for (const rest of subsets(items, count - 1, k + 1)) yield [items[k]!, ...rest];
  }
}
