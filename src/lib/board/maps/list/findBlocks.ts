import type { Graph } from '#lib/graph/graph.ts';

/** A part of a graph that no single node holds together, as its edges; or a lone edge. */
export type Block = readonly (readonly [number, number])[];

/** The blocks of a graph (Hopcroft and Tarjan), each edge in one of them. Recursion is as deep as the longest path. */
export function findBlocks(graph: Graph): Block[] {
  const depth = new Int32Array(graph.length).fill(-1);
  const low = new Int32Array(graph.length);
  const open: [number, number][] = [];
  const blocks: Block[] = [];
  const visit = (node: number, parent: number): void => {
    low[node] = depth[node]!;
    for (const next of graph[node]!) {
      if (next === parent) continue;
      if (depth[next] === -1) {
        depth[next] = depth[node]! + 1;
        open.push([node, next]);
        visit(next, node);
        low[node] = Math.min(low[node]!, low[next]!);
        if (low[next]! >= depth[node]!) {
          const first = open.findIndex(([a, b]) => a === node && b === next);
          blocks.push(open.splice(first));
        }
      } else if (depth[next]! < depth[node]!) {
        open.push([node, next]);
        low[node] = Math.min(low[node]!, depth[next]!);
      }
    }
  };
  graph.forEach((_, node) => {
    if (depth[node] !== -1) return;
    depth[node] = 0;
    visit(node, -1);
  });
  return blocks;
}
