import type { Graph } from './graph.ts';

/**
 * How many ways lead from a node to any of the targets without sharing a node in between: by Menger's theorem the
 * fewest nodes (or edges, between neighbours) that would have to be closed to cut it off from them all. A way ends at
 * the first target that it meets; `from` must be none of them.
 */
export function separateWays(graph: Graph, from: number, targets: readonly number[]): number {
  const size = graph.length;
  const isTarget = new Uint8Array(size);
  for (const target of targets) isTarget[target] = 1;
  /** Where the way that passes a node came from and goes on to; -1 on nodes that no way passes. */
  const before = new Int32Array(size).fill(-1);
  const after = new Int32Array(size).fill(-1);
  /** Targets to which an edge leads straight from `from`, each a way of its own. */
  const ends = graph[from]!.filter((node) => isTarget[node]).length;
  let ways = ends;
  while (widen(graph, from, isTarget, before, after)) ways++;
  return ways;
}

/**
 * One more way, by turning parts of the others aside (an augmenting path on split nodes: 2i is where one enters node
 * i, 2i + 1 where one leaves it). False where there is none.
 */
function widen(
  graph: Graph,
  from: number,
  isTarget: Uint8Array,
  before: Int32Array,
  after: Int32Array,
): boolean {
  const cameFrom = new Int32Array(2 * graph.length).fill(-1);
  const start = 2 * from + 1;
  const queue = [start];
  cameFrom[start] = start;
  const visit = (side: number, by: number): void => {
    if (cameFrom[side] !== -1) return;
    cameFrom[side] = by;
    queue.push(side);
  };
  for (let head = 0; head < queue.length; head++) {
    const side = queue[head]!;
    const node = side >> 1;
    const passed = before[node] !== -1;
    if (side & 1) {
      for (const to of graph[node]!) {
        if (to === from || to === after[node]) continue;
        if (isTarget[to]) {
          if (node === from) continue;
          turnAside(cameFrom, side, to, start, before, after);
          return true;
        }
        // The first edge of a way that stands is taken.
        if (node === from && before[to] === from) continue;
        visit(2 * to, side);
      }
      // Back through a node that a way passes, to where that way entered it.
      if (passed) visit(2 * node, side);
    } else if (!passed) visit(side + 1, side);
    // A way enters here: go back along it, and send it elsewhere.
    else if (before[node] !== from) visit(2 * before[node]! + 1, side);
  }
  return false;
}

function turnAside(
  cameFrom: Int32Array,
  last: number,
  target: number,
  start: number,
  before: Int32Array,
  after: Int32Array,
): void {
  const route = [last];
  while (route.at(-1) !== start) route.push(cameFrom[route.at(-1)!]!);
  route.reverse();
  // First what is given up, then what is new: a node may lose one way and get another.
  for (let k = 1; k < route.length; k++) {
    const [a, b] = [route[k - 1]!, route[k]!];
    if (a >> 1 !== b >> 1 && !(a & 1)) {
      after[b >> 1] = -1;
      before[a >> 1] = -1;
    }
  }
  for (let k = 1; k < route.length; k++) {
    const [a, b] = [route[k - 1]!, route[k]!];
    if (a >> 1 !== b >> 1 && a & 1) {
      before[b >> 1] = a >> 1;
      if (a !== start) after[a >> 1] = b >> 1;
    }
  }
  if (last !== start) after[last >> 1] = target;
}
