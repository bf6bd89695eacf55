import { Delaunay } from 'd3-delaunay';

/**
 * A Voronoi diagram as corners and rings of corner numbers, so that neighbours share the very same corner
 * and a corner can be moved for all of its cells at once. The first `cells` sites have a ring; the guard
 * sites behind them only close the diagram off.
 */
export interface Mesh {
  readonly cells: number;
  /** x, y of every site, guards included. */
  readonly sites: Float64Array;
  /** x, y of every corner. */
  readonly corners: Float64Array;
  /** Per cell, its corner numbers, counter-clockwise. */
  readonly rings: readonly (readonly number[])[];
  /** Per cell, the site across the edge from `rings[i][k]` to `rings[i][k + 1]`; a guard is >= `cells`. */
  readonly across: readonly (readonly number[])[];
}

/**
 * The walk round a cell is counter-clockwise in map axes (y north), as delaunator's triangles are.
 * Corners are the centres of the circles through the Delaunay triangles, computed with + - * / alone, so
 * the same sites give the same mesh in every engine. Throws when a site is no place, lies on another or has an
 * open cell: guards must surround the cells.
 */
export function buildMesh(sites: Float64Array, cells: number): Mesh {
  if (!sites.every(Number.isFinite)) throw new RangeError('a site is not a place');
  const { triangles, halfedges, inedges } = new Delaunay(sites);
  const corners = new Float64Array((triangles.length / 3) * 2);
  for (let t = 0; t < triangles.length / 3; t++) {
    circumcentre(sites, triangles[3 * t]!, triangles[3 * t + 1]!, triangles[3 * t + 2]!, corners, t);
  }

  const rings: number[][] = [];
  const across: number[][] = [];
  for (let cell = 0; cell < cells; cell++) {
    const ring: number[] = [];
    const over: number[] = [];
    const first = inedges[cell]!;
    if (first < 0) throw new RangeError(`cell ${cell} has no room: its site lies on another`);
    let edge = first;
    do {
      ring.push((edge / 3) | 0);
      const out = nextHalfedge(edge);
      over.push(triangles[nextHalfedge(out)]!);
      edge = halfedges[out]!;
      if (edge < 0) throw new RangeError(`cell ${cell} is open: guard sites must surround the cells`);
    } while (edge !== first);
    rings.push(ring);
    across.push(over);
  }
  return { cells, sites, corners, rings, across };
}

const nextHalfedge = (edge: number): number => (edge % 3 === 2 ? edge - 2 : edge + 1);

function circumcentre(s: Float64Array, a: number, b: number, c: number, out: Float64Array, at: number): void {
  const x = s[2 * a]!;
  const y = s[2 * a + 1]!;
  const dx = s[2 * b]! - x;
  const dy = s[2 * b + 1]! - y;
  const ex = s[2 * c]! - x;
  const ey = s[2 * c + 1]! - y;
  const bl = dx * dx + dy * dy;
  const cl = ex * ex + ey * ey;
  const d = 0.5 / (dx * ey - dy * ex);
  out[2 * at] = x + (ey * bl - dy * cl) * d;
  out[2 * at + 1] = y + (dx * cl - ex * bl) * d;
}

/** One round of Lloyd's relaxation: the sites moved to their cells' centroids, guards left alone. */
export function relaxedSites({ cells, sites, corners, rings }: Mesh): Float64Array {
  const moved = sites.slice();
  for (let cell = 0; cell < cells; cell++) {
    const ring = rings[cell]!;
    let area = 0;
    let cx = 0;
    let cy = 0;
    // Relative to the site, where the products stay small.
    const ox = sites[2 * cell]!;
    const oy = sites[2 * cell + 1]!;
    let px = corners[2 * ring[ring.length - 1]!]! - ox;
    let py = corners[2 * ring[ring.length - 1]! + 1]! - oy;
    for (const corner of ring) {
      const qx = corners[2 * corner]! - ox;
      const qy = corners[2 * corner + 1]! - oy;
      const cross = px * qy - qx * py;
      area += cross;
      cx += (px + qx) * cross;
      cy += (py + qy) * cross;
      px = qx;
      py = qy;
    }
    if (!(area > 0)) continue;
    moved[2 * cell] = ox + cx / (3 * area);
    moved[2 * cell + 1] = oy + cy / (3 * area);
  }
  return moved;
}
