import type { Mesh } from '../voronoi/mesh.ts';

/** A crossing: two land cells that look at each other across one cell of water. */
export interface Crossing {
  readonly a: number;
  readonly b: number;
  /** The water cell crossed; its straight-edged outline is convex, so the line between two of its edges stays on it. */
  readonly over: number;
}

export interface LandGraph {
  /** Land cells in ascending order; node i of the graph is `cells[i]`. */
  readonly cells: readonly number[];
  readonly graph: readonly (readonly number[])[];
  readonly crossings: readonly Crossing[];
}

/**
 * The graph of a choice of land: cells that share an edge, and where the land is in pieces the shortest
 * crossings that join them (Kruskal), at most one over any cell of water so that no two can cross.
 * Undefined when the pieces cannot be joined.
 */
export function landGraph(mesh: Mesh, isLand: Uint8Array): LandGraph | undefined {
  const cells: number[] = [];
  const node = new Int32Array(mesh.cells).fill(-1);
  for (let cell = 0; cell < mesh.cells; cell++) if (isLand[cell]) node[cell] = cells.push(cell) - 1;

  const graph: number[][] = [];
  const piece = new Int32Array(cells.length);
  for (let i = 0; i < cells.length; i++) piece[i] = i;
  let pieces = cells.length;
  const rootOf = (i: number): number => {
    let root = i;
    while (piece[root] !== root) root = piece[root]!;
    while (piece[i] !== root) {
      const next = piece[i]!;
      piece[i] = root;
      i = next;
    }
    return root;
  };

  for (let i = 0; i < cells.length; i++) {
    const list: number[] = [];
    for (const other of mesh.across[cells[i]!]!) {
      if (other >= mesh.cells || !isLand[other]) continue;
      const j = node[other]!;
      list.push(j);
      if (j < i) {
        const [p, q] = [rootOf(i), rootOf(j)];
        if (p !== q) {
          piece[p] = q;
          pieces--;
        }
      }
    }
    graph.push(list);
  }
  if (pieces === 1) return { cells, graph, crossings: [] };

  const crossings: Crossing[] = [];
  for (const candidate of crossingsByLength(mesh, isLand)) {
    if (pieces === 1) break;
    const [i, j] = [node[candidate.a]!, node[candidate.b]!];
    const [p, q] = [rootOf(i), rootOf(j)];
    if (p === q || crossings.some((crossing) => crossing.over === candidate.over)) continue;
    piece[p] = q;
    pieces--;
    crossings.push(candidate);
    graph[i]!.push(j);
    graph[j]!.push(i);
  }
  return pieces === 1 ? { cells, graph, crossings } : undefined;
}

function crossingsByLength(mesh: Mesh, isLand: Uint8Array): Crossing[] {
  const found: (Crossing & { length: number })[] = [];
  for (let water = 0; water < mesh.cells; water++) {
    if (isLand[water]) continue;
    const over = mesh.across[water]!;
    for (let k = 0; k < over.length; k++) {
      const a = over[k]!;
      if (a >= mesh.cells || !isLand[a]) continue;
      for (let m = k + 1; m < over.length; m++) {
        const b = over[m]!;
        if (b >= mesh.cells || !isLand[b]) continue;
        const [ax, ay] = edgeMiddle(mesh, water, k);
        const [bx, by] = edgeMiddle(mesh, water, m);
        const length = (ax - bx) * (ax - bx) + (ay - by) * (ay - by);
        found.push({ a: Math.min(a, b), b: Math.max(a, b), over: water, length });
      }
    }
  }
  return found.sort((p, q) => p.length - q.length || p.over - q.over || p.a - q.a || p.b - q.b);
}

/** The middle of edge k of a cell. */
function edgeMiddle({ corners, rings }: Mesh, cell: number, k: number): [number, number] {
  const ring = rings[cell]!;
  const [u, v] = [ring[k]!, ring[(k + 1) % ring.length]!];
  return [(corners[2 * u]! + corners[2 * v]!) / 2, (corners[2 * u + 1]! + corners[2 * v + 1]!) / 2];
}
