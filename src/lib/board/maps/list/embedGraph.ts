import type { Graph } from '#lib/graph/graph.ts';
import { findBlocks } from './findBlocks.ts';
import { embedBlock } from './embedBlock.ts';

/** For each node its neighbours in the order in which they lie around it, clockwise or all counter-clockwise. */
export type Rotation = readonly (readonly number[])[];

/**
 * An order of neighbours around every node with which the graph can be drawn in the plane without crossings; undefined
 * where there is none. Block by block by the method of Demoucron, Malgrange and Pertuiset. Blocks that share a node are
 * put into each other's longest faces, so that as much as can be lies on the coast of the drawing.
 */
export function embedGraph(graph: Graph): Rotation | undefined {
  const around: number[][] = graph.map(() => []);
  for (const block of findBlocks(graph)) {
    const own = embedBlock(block);
    if (own === undefined) return undefined;
    const alone: (readonly number[])[] = graph.map((_, node) => own.get(node) ?? []);
    for (const [node, neighbours] of own) {
      const start = longestCorner(alone, node) + 1;
      const turned = [...neighbours.slice(start), ...neighbours.slice(0, start)];
      if (around[node]!.length === 0) around[node] = turned;
      else around[node]!.splice(longestCorner(around, node) + 1, 0, ...turned);
    }
  }
  return around;
}

/** The place in a node's order after which the longest of its faces lies. */
function longestCorner(rotation: Rotation, node: number): number {
  const order = rotation[node]!;
  let best = 0;
  let most = 0;
  order.forEach((from, place) => {
    let [at, to, length] = [from, node, 0];
    do {
      const around = rotation[to]!;
      [at, to] = [to, around[(around.indexOf(at) + 1) % around.length]!];
      length++;
    } while (at !== from || to !== node);
    if (length > most) [best, most] = [place, length];
  });
  return best;
}

/** The walks around all faces: each directed edge is on one of them. */
export function facesOf(rotation: Rotation): number[][] {
  const faces: number[][] = [];
  const walked = new Set<number>();
  const size = rotation.length;
  rotation.forEach((neighbours, start) => {
    for (const first of neighbours) {
      if (walked.has(start * size + first)) continue;
      const face: number[] = [];
      let [from, to] = [start, first];
      do {
        walked.add(from * size + to);
        face.push(from);
        const order = rotation[to]!;
        const next = order[(order.indexOf(from) + 1) % order.length]!;
        [from, to] = [to, next];
      } while (from !== start || to !== first);
      faces.push(face);
    }
  });
  return faces;
}
