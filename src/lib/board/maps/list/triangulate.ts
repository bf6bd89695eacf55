import { facesOf, type Rotation } from './embedGraph.ts';

/** A drawing's skeleton: triangles that cover a polygon. Nodes from `states` on are water. */
export interface Triangulation {
  readonly states: number;
  readonly nodes: number;
  /** All turned the same way. */
  readonly triangles: readonly (readonly [number, number, number])[];
  /** The nodes around it all, in order, all of them water. */
  readonly rim: readonly number[];
}

/**
 * Fills the faces of a connected graph of at least three nodes: triangles stay as they are, into larger faces comes a
 * ring of water with one more node in its middle; around the outer face, the longest one, the ring is the rim.
 * The ring has a node for each corner of the face, so that no two nodes are joined twice even where the face's walk
 * comes by the same state again.
 */
export function triangulate(rotation: Rotation): Triangulation {
  const faces = facesOf(rotation);
  const outer = faces.reduce((best, face) => (face.length > best.length ? face : best), []);
  const states = rotation.length;
  let nodes = states;
  const triangles: [number, number, number][] = [];
  let rim: number[] = [];
  for (const face of faces) {
    if (face.length === 3 && face !== outer && new Set(face).size === 3) {
      triangles.push([face[0]!, face[1]!, face[2]!]);
      continue;
    }
    const ring = face.map(() => nodes++);
    face.forEach((node, k) => {
      const next = (k + 1) % face.length;
      triangles.push([node, face[next]!, ring[k]!], [face[next]!, ring[next]!, ring[k]!]);
    });
    if (face === outer) rim = ring;
    else {
      const middle = nodes++;
      ring.forEach((node, k) => triangles.push([node, ring[(k + 1) % ring.length]!, middle]));
    }
  }
  return { states, nodes, triangles, rim };
}
