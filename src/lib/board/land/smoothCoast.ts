import type { Mesh } from '../voronoi/mesh.ts';

/**
 * Draws the corners of the coast towards their neighbours along it, so that a coast runs past its cells
 * instead of bulging round each of them. Corners inland and at sea stay where they are.
 */
export function smoothCoast(mesh: Mesh, isLand: Uint8Array, strength: number): Mesh {
  const { cells, rings, across } = mesh;
  const neighbours = new Map<number, number[]>();
  const join = (u: number, v: number): void => {
    const list = neighbours.get(u);
    if (list) list.push(v);
    else neighbours.set(u, [v]);
  };
  for (let cell = 0; cell < cells; cell++) {
    if (!isLand[cell]) continue;
    const ring = rings[cell]!;
    for (let k = 0; k < ring.length; k++) {
      const other = across[cell]![k]!;
      if (other < cells && isLand[other]) continue;
      const [u, v] = [ring[k]!, ring[(k + 1) % ring.length]!];
      join(u, v);
      join(v, u);
    }
  }
  let corners = mesh.corners;
  for (let round = 0; round < 2; round++) {
    const moved = corners.slice();
    for (const [corner, [p, q]] of neighbours as Map<number, [number, number]>) {
      for (const axis of [0, 1]) {
        const middle = (corners[2 * p + axis]! + corners[2 * q + axis]!) / 2;
        moved[2 * corner + axis] = corners[2 * corner + axis]! * (1 - strength) + middle * strength;
      }
    }
    corners = moved;
  }
  return { ...mesh, corners };
}
