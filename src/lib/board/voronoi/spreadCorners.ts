import { relaxedSites, type Mesh } from './mesh.ts';

/**
 * Moves corners until every edge between two cells is at least `least` long, so that cells touch along a
 * border that can be seen or not at all. Works on a copy; returns undefined when the corners do not settle.
 *
 * Moving corners rather than sites keeps the set of neighbours as it was: a Voronoi diagram changes its
 * neighbours just where an edge is short. The sites of the result are the centroids of the new cells, and
 * each cell is star-shaped about its own: no two edges touch but at a shared corner.
 */
export function spreadCorners(mesh: Mesh, least: number): Mesh | undefined {
  const corners = mesh.corners.slice();
  const edges = innerEdges(mesh);
  for (let repair = 0; repair < REPAIRS; repair++) {
    if (!pushApart(corners, edges, mesh.sites, least)) return undefined;
    const spread = { ...mesh, corners, sites: relaxedSites({ ...mesh, corners }) };
    const folded = foldedCells(spread);
    if (folded.length === 0) return spread;
    // Several short edges in one place can push a corner through its cell; averaging unfolds it.
    unfold(corners, mesh, folded);
  }
  return undefined;
}

const REPAIRS = 16;
/** A site sees its edges from at least this far, millimetres. */
const CLEARANCE = 0.5;

interface InnerEdge {
  readonly u: number;
  readonly v: number;
  readonly a: number;
  readonly b: number;
}

function innerEdges({ cells, rings, across }: Mesh): InnerEdge[] {
  const edges: InnerEdge[] = [];
  for (let a = 0; a < cells; a++) {
    const ring = rings[a]!;
    for (let k = 0; k < ring.length; k++) {
      const b = across[a]![k]!;
      if (b < cells && a < b) edges.push({ u: ring[k]!, v: ring[(k + 1) % ring.length]!, a, b });
    }
  }
  return edges;
}

/** Lengthens short edges round by round, in place; false when some are still short at the end. */
function pushApart(
  corners: Float64Array,
  edges: readonly InnerEdge[],
  sites: Float64Array,
  least: number,
): boolean {
  // Aim a little past the mark, so that neighbours' pushes do not undo it.
  const aim = least * 1.08;
  for (let round = 0; round < 80; round++) {
    let short = false;
    for (const { u, v, a, b } of edges) {
      let dx = corners[2 * v]! - corners[2 * u]!;
      let dy = corners[2 * v + 1]! - corners[2 * u + 1]!;
      let length = Math.sqrt(dx * dx + dy * dy);
      if (length >= least * 1.01) continue;
      short = true;
      let missing = aim - length;
      if (length < least * 0.02) {
        // The two corners coincide: the edge runs across the line between the sites.
        dx = sites[2 * a + 1]! - sites[2 * b + 1]!;
        dy = sites[2 * b]! - sites[2 * a]!;
        length = Math.sqrt(dx * dx + dy * dy);
        missing = aim;
      }
      const push = missing / 2 / length;
      corners[2 * u]! -= dx * push;
      corners[2 * u + 1]! -= dy * push;
      corners[2 * v]! += dx * push;
      corners[2 * v + 1]! += dy * push;
    }
    if (!short) return true;
  }
  return false;
}

/** The cells that are not star-shaped about their site with some clearance. */
function foldedCells({ cells, rings, sites, corners }: Mesh): number[] {
  const folded: number[] = [];
  for (let cell = 0; cell < cells; cell++) {
    const [x, y] = [sites[2 * cell]!, sites[2 * cell + 1]!];
    const ring = rings[cell]!;
    const open = ring.some((u, k) => {
      const v = ring[(k + 1) % ring.length]!;
      const dx = corners[2 * v]! - corners[2 * u]!;
      const dy = corners[2 * v + 1]! - corners[2 * u + 1]!;
      const ex = x - corners[2 * u]!;
      const ey = y - corners[2 * u + 1]!;
      return !((dx * ey - dy * ex) / Math.sqrt(dx * dx + dy * dy) > CLEARANCE);
    });
    if (open) folded.push(cell);
  }
  return folded;
}

/** Moves the corners of some cells to the middle of their neighbours, in place (W. Tutte's embedding, 1963). */
function unfold(corners: Float64Array, { rings }: Mesh, folded: readonly number[]): void {
  const neighbours = new Map<number, Set<number>>();
  for (const cell of folded) for (const corner of rings[cell]!) neighbours.set(corner, new Set());
  for (const ring of rings) {
    ring.forEach((corner, k) => {
      neighbours.get(corner)?.add(ring[(k + 1) % ring.length]!);
      neighbours.get(ring[(k + 1) % ring.length]!)?.add(corner);
    });
  }
  for (let round = 0; round < 3; round++) {
    for (const [corner, near] of neighbours) {
      for (const axis of [0, 1]) {
        let sum = 0;
        for (const other of near) sum += corners[2 * other + axis]!;
        corners[2 * corner + axis] = sum / near.size;
      }
    }
  }
}
