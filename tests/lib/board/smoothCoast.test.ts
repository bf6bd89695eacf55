import { expect, it } from 'vitest';
import { smoothCoast } from '#lib/board/land/smoothCoast.ts';
import type { Mesh } from '#lib/board/voronoi/mesh.ts';

/** Two unit squares side by side, land, with nothing but guards (site 2) around them; corners as in a row of two. */
const mesh: Mesh = {
  cells: 2,
  sites: Float64Array.from([0.5, 0.5, 1.5, 0.5, 9, 9]),
  corners: Float64Array.from([0, 0, 1, -0.6, 2, 0, 2, 1, 1, 1.6, 0, 1]),
  rings: [
    [0, 1, 4, 5],
    [1, 2, 3, 4],
  ],
  across: [
    [2, 1, 2, 2],
    [2, 2, 2, 0],
  ],
};
const corner = (of: Mesh, k: number): [number, number] => [of.corners[2 * k]!, of.corners[2 * k + 1]!];

it('draws a corner that sticks out of the coast back towards its neighbours', () => {
  const smooth = smoothCoast(mesh, Uint8Array.from([1, 1]), 0.33);
  expect(corner(smooth, 1)[1]).toBeGreaterThan(-0.6);
  expect(corner(smooth, 4)[1]).toBeLessThan(1.6);
});

it('leaves corners alone that no coast runs through, and the mesh that it was given', () => {
  const before = mesh.corners.slice();
  const smooth = smoothCoast(mesh, Uint8Array.from([1, 0]), 0.33);
  expect(corner(smooth, 2)).toEqual(corner(mesh, 2));
  expect(corner(smooth, 3)).toEqual(corner(mesh, 3));
  expect(mesh.corners).toEqual(before);
});
