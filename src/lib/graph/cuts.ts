import type { Graph } from './graph.ts';

export interface Cuts {
  /** Nodes without which what hangs together would fall apart, ascending. */
  readonly nodes: readonly number[];
  /** Edges of that sort, lower end first, in ascending order. */
  readonly bridges: readonly (readonly [number, number])[];
}

/**
 * Articulation nodes and bridges by one depth-first walk (J. Hopcroft and R. Tarjan, 1973). The walk keeps its own
 * stack: a map of thousands of states may be one long chain. The graph must hold no edge twice.
 */
export function cuts(graph: Graph): Cuts {
  const size = graph.length;
  const entered = new Int32Array(size).fill(-1);
  /** The earliest node that is reached from here or below without the edge that led here. */
  const low = new Int32Array(size);
  const parent = new Int32Array(size).fill(-1);
  const next = new Int32Array(size);
  const cut = new Uint8Array(size);
  const bridges: [number, number][] = [];
  let time = 0;
  for (let root = 0; root < size; root++) {
    if (entered[root] !== -1) continue;
    let branches = 0;
    const stack = [root];
    entered[root] = low[root] = time++;
    while (stack.length > 0) {
      const node = stack.at(-1)!;
      const to = graph[node]![next[node]!++];
      if (to !== undefined) {
        if (entered[to] === -1) {
          parent[to] = node;
          entered[to] = low[to] = time++;
          stack.push(to);
        } else if (to !== parent[node]) low[node] = Math.min(low[node]!, entered[to]!);
        continue;
      }
      stack.pop();
      const above = parent[node]!;
      if (above === -1) continue;
      low[above] = Math.min(low[above]!, low[node]!);
      if (low[node]! > entered[above]!) bridges.push(above < node ? [above, node] : [node, above]);
      if (above === root) branches++;
      else if (low[node]! >= entered[above]!) cut[above] = 1;
    }
    if (branches > 1) cut[root] = 1;
  }
  return {
    nodes: [...cut.keys()].filter((node) => cut[node]),
    bridges: bridges.sort((p, q) => p[0] - q[0] || p[1] - q[1]),
  };
}
