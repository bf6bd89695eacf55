/** An undirected graph as adjacency lists: `graph[i]` holds the nodes next to node i. */
export type Graph = readonly (readonly number[])[];

/** Builds a graph of `size` nodes from pairs; each pair is stored at both ends. */
export function graphFromPairs(size: number, pairs: Iterable<readonly [number, number]>): Graph {
  const lists: number[][] = Array.from({ length: size }, () => []);
  for (const [a, b] of pairs) {
    lists[a]?.push(b);
    lists[b]?.push(a);
  }
  return lists;
}

/** Steps from `start` to every node, breadth first; -1 where no way leads. */
export function stepsFrom(graph: Graph, start: number): Int32Array {
  const steps = new Int32Array(graph.length).fill(-1);
  const queue = [start];
  steps[start] = 0;
  for (let head = 0; head < queue.length; head++) {
    const node = queue[head] as number;
    for (const next of graph[node] ?? []) {
      if (steps[next] !== -1) continue;
      steps[next] = (steps[node] as number) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** The connected component of each node, numbered from 0 in order of their lowest node. */
export function components(graph: Graph): { readonly of: Int32Array; readonly count: number } {
  const of = new Int32Array(graph.length).fill(-1);
  let count = 0;
  for (let start = 0; start < graph.length; start++) {
    if (of[start] !== -1) continue;
    const queue = [start];
    of[start] = count;
    for (let head = 0; head < queue.length; head++) {
      for (const next of graph[queue[head] as number] ?? []) {
        if (of[next] !== -1) continue;
        of[next] = count;
        queue.push(next);
      }
    }
    count++;
  }
  return { of, count };
}
