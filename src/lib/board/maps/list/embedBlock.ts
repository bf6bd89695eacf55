import type { Block } from './findBlocks.ts';

/** What is not drawn yet and hangs together: where it is attached to what is drawn, and a way through it. */
interface Fragment {
  readonly attached: readonly number[];
  /** From one attached node to another, through nodes that are not drawn yet. */
  readonly path: readonly number[];
}

/** Neighbours in order around each node of a block, or undefined where the block cannot be drawn in the plane. */
export function embedBlock(block: Block): ReadonlyMap<number, readonly number[]> | undefined {
  const graph = new Map<number, Set<number>>();
  for (const [a, b] of block) {
    graph.set(a, (graph.get(a) ?? new Set()).add(b));
    graph.set(b, (graph.get(b) ?? new Set()).add(a));
  }
  if (block.length === 1) return new Map([...graph].map(([node, around]) => [node, [...around]]));
  const cycle = someCycle(graph);
  const drawn = new Map<number, Set<number>>();
  const draw = (path: readonly number[]): void => {
    for (let k = 1; k < path.length; k++) {
      const [a, b] = [path[k - 1]!, path[k]!];
      drawn.set(a, (drawn.get(a) ?? new Set()).add(b));
      drawn.set(b, (drawn.get(b) ?? new Set()).add(a));
    }
  };
  draw([...cycle, cycle[0]!]);
  let faces: (readonly number[])[] = [cycle, cycle.toReversed()];
  for (let edges = cycle.length; edges < block.length;) {
    let best: { readonly fragment: Fragment; readonly room: readonly (readonly number[])[] } | undefined;
    for (const fragment of fragmentsOf(graph, drawn)) {
      const room = faces.filter((face) => fragment.attached.every((node) => face.includes(node)));
      if (room.length === 0) return undefined;
      if (best === undefined || room.length < best.room.length) best = { fragment, room };
    }
    const { fragment, room } = best!;
    // Into the largest face: so what hangs on two nodes alone comes to lie outside rather than squeezed in.
    const face = room.reduce((large, other) => (other.length > large.length ? other : large));
    faces = [...faces.filter((other) => other !== face), ...splitFace(face, fragment.path)];
    draw(fragment.path);
    edges += fragment.path.length - 1;
  }
  return rotationOf(faces);
}

/** A cycle of a block of at least two edges, which always has one. */
function someCycle(graph: ReadonlyMap<number, ReadonlySet<number>>): number[] {
  const [start] = graph.keys() as unknown as Iterable<number>;
  const path = [start!];
  for (;;) {
    const last = path.at(-1)!;
    const next = [...graph.get(last)!].find((node) => node !== path.at(-2))!;
    const at = path.indexOf(next);
    if (at >= 0) return path.slice(at);
    path.push(next);
  }
}

function fragmentsOf(
  graph: ReadonlyMap<number, ReadonlySet<number>>,
  drawn: ReadonlyMap<number, ReadonlySet<number>>,
): Fragment[] {
  const fragments: Fragment[] = [];
  const seen = new Set<number>();
  for (const [node, around] of graph) {
    if (drawn.has(node)) {
      for (const other of around) {
        if (other > node && drawn.has(other) && !drawn.get(node)!.has(other)) {
          fragments.push({ attached: [node, other], path: [node, other] });
        }
      }
    } else if (!seen.has(node)) fragments.push(fragmentAround(node, graph, drawn, seen));
  }
  return fragments;
}

function fragmentAround(
  start: number,
  graph: ReadonlyMap<number, ReadonlySet<number>>,
  drawn: ReadonlyMap<number, unknown>,
  seen: Set<number>,
): Fragment {
  const attached = new Set<number>();
  const inside = [start];
  seen.add(start);
  for (const node of inside) {
    for (const next of graph.get(node)!) {
      if (drawn.has(next)) attached.add(next);
      else if (!seen.has(next)) {
        seen.add(next);
        inside.push(next);
      }
    }
  }
  // From one attached node breadth first through the inside until another is met: a block has at least two.
  const [from] = [...attached];
  const before = new Map<number, number>();
  const queue = inside.filter((node) => graph.get(node)!.has(from!));
  for (const node of queue) before.set(node, from!);
  for (const node of queue) {
    const end = [...graph.get(node)!].find((next) => next !== from && attached.has(next));
    if (end !== undefined) {
      const path = [end];
      for (let at = node; at !== from; at = before.get(at)!) path.push(at);
      return { attached: [...attached], path: [...path, from!] };
    }
    for (const next of graph.get(node)!) {
      if (attached.has(next) || before.has(next)) continue;
      before.set(next, node);
      queue.push(next);
    }
  }
  throw new Error('A fragment of a block is attached at two nodes at least.');
}

/** The two faces that a path across a face makes of it, both run the way it ran. */
function splitFace(face: readonly number[], path: readonly number[]): [number[], number[]] {
  const [from, to] = [face.indexOf(path[0]!), face.indexOf(path.at(-1)!)];
  const inner = path.slice(1, -1);
  const along = (start: number, end: number): number[] => {
    const part: number[] = [];
    for (let k = start; ; k = (k + 1) % face.length) {
      part.push(face[k]!);
      if (k === end) return part;
    }
  };
  return [
    [...along(from, to), ...inner.toReversed()],
    [...along(to, from), ...inner],
  ];
}

/** After the neighbour from which a face comes, the one to which it goes on: so faces order the neighbours. */
function rotationOf(faces: readonly (readonly number[])[]): Map<number, readonly number[]> {
  const after = new Map<number, Map<number, number>>();
  for (const face of faces) {
    face.forEach((node, k) => {
      const own = after.get(node) ?? new Map<number, number>();
      own.set(face.at(k - 1)!, face[(k + 1) % face.length]!);
      after.set(node, own);
    });
  }
  return new Map(
    [...after].map(([node, own]) => {
      const [first] = own.keys() as unknown as Iterable<number>;
      const order = [first!];
      for (let next = own.get(first!)!; next !== first; next = own.get(next)!) order.push(next);
      return [node, order];
    }),
  );
}
