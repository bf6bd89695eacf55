import type { Mesh } from './mesh.ts';

/**
 * Moves corners until every edge between two cells is at least `least` long, so that cells touch along a
 * border that can be seen or not at all. Works on a copy of the corners; returns undefined when they do
 * not settle, or when a cell would lose its shape (its site must see every edge from inside).
 *
 * Moving corners rather than sites keeps the set of neighbours as it was: a Voronoi diagram changes its
 * neighbours just where an edge is short.
 */
export function spreadCorners(mesh: Mesh, least: number): Mesh | undefined {
  const { cells, rings, across, sites } = mesh;
  const corners = mesh.corners.slice();
  const edges: { u: number; v: number; a: number; b: number }[] = [];
  for (let a = 0; a < cells; a++) {
    const ring = rings[a]!;
    for (let k = 0; k < ring.length; k++) {
      const b = across[a]![k]!;
      if (b < cells && a < b) edges.push({ u: ring[k]!, v: ring[(k + 1) % ring.length]!, a, b });
    }
  }

  // Aim a little past the mark, so that neighbours' pushes do not undo it.
  const aim = least * 1.08;
  let short = true;
  for (let round = 0; short && round < 80; round++) {
    short = false;
    for (const { u, v, a, b } of edges) {
      let dx = corners[2 * v]! - corners[2 * u]!;
      let dy = corners[2 * v + 1]! - corners[2 * u + 1]!;
      let length = Math.sqrt(dx * dx + dy * dy);
      if (length >= least * 1.01) continue;
      short = true;
      if (length < least * 0.02) {
        // The two corners coincide: the edge runs across the line between the sites.
        dx = -(sites[2 * b + 1]! - sites[2 * a + 1]!);
        dy = sites[2 * b]! - sites[2 * a]!;
        length = Math.sqrt(dx * dx + dy * dy);
        const stretch = aim / 2 / length;
        const mx = (corners[2 * u]! + corners[2 * v]!) / 2;
        const my = (corners[2 * u + 1]! + corners[2 * v + 1]!) / 2;
        corners[2 * u] = mx - dx * stretch;
        corners[2 * u + 1] = my - dy * stretch;
        corners[2 * v] = mx + dx * stretch;
        corners[2 * v + 1] = my + dy * stretch;
        continue;
      }
      const push = (aim - length) / 2 / length;
      corners[2 * u]! -= dx * push;
      corners[2 * u + 1]! -= dy * push;
      corners[2 * v]! += dx * push;
      corners[2 * v + 1]! += dy * push;
    }
  }
  if (short) return undefined;
  const spread = { ...mesh, corners };
  return everySiteSeesItsEdges(spread) ? spread : undefined;
}

/** Whether each cell is star-shaped about its site, with a margin: then edges can neither cross nor touch. */
function everySiteSeesItsEdges({ cells, rings, sites, corners }: Mesh): boolean {
  for (let cell = 0; cell < cells; cell++) {
    const [x, y] = [sites[2 * cell]!, sites[2 * cell + 1]!];
    const ring = rings[cell]!;
    for (let k = 0; k < ring.length; k++) {
      const [u, v] = [ring[k]!, ring[(k + 1) % ring.length]!];
      const dx = corners[2 * v]! - corners[2 * u]!;
      const dy = corners[2 * v + 1]! - corners[2 * u + 1]!;
      const ex = x - corners[2 * u]!;
      const ey = y - corners[2 * u + 1]!;
      const height = (dx * ey - dy * ex) / Math.sqrt(dx * dx + dy * dy);
      if (!(height > 0.5)) return false;
    }
  }
  return true;
}
