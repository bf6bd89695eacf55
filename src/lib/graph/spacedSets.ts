import type { Graph } from './graph.ts';

/**
 * Sets of nodes that keep a distance: the capitals of a map, the hubs of a network. Exact search by
 * branch and bound over bit sets; see `tests/oracles` for the plain twin.
 */
export interface Conflicts {
  readonly size: number;
  /** 32-bit words a row. */
  readonly words: number;
  /** Row i holds the nodes nearer than the wanted number of steps to node i, i itself among them. */
  readonly rows: Uint32Array;
}

/** Which nodes cannot stand in one set when any two must be at least `steps` steps apart. */
export function conflictsWithin(graph: Graph, steps: number): Conflicts {
  const size = graph.length;
  const words = (size + 31) >>> 5;
  const near = new Uint32Array(size * words);
  const rows = new Uint32Array(size * words);
  for (let i = 0; i < size; i++) {
    near[i * words + (i >>> 5)]! |= 1 << (i & 31);
    for (const j of graph[i]!) near[i * words + (j >>> 5)]! |= 1 << (j & 31);
  }
  // Balls grow by one step a round: ball(i, r) is the union of ball(j, r - 1) over i and its neighbours.
  let ball = new Uint32Array(size * words);
  for (let i = 0; i < size; i++) ball[i * words + (i >>> 5)]! |= 1 << (i & 31);
  for (let round = 1; round < steps; round++) {
    if (round === 1) {
      ball.set(near);
      continue;
    }
    const grown = ball.slice();
    for (let i = 0; i < size; i++) {
      for (const j of graph[i]!)
        for (let w = 0; w < words; w++) grown[i * words + w]! |= ball[j * words + w]!;
    }
    ball = grown;
  }
  rows.set(ball);
  return { size, words, rows };
}

/** Number of ordered pairs in conflict: the fewer, the roomier the graph. */
export function conflictDegree({ rows }: Conflicts): number {
  let sum = 0;
  for (let k = 0; k < rows.length; k++) sum += popcount(rows[k]!);
  return sum;
}

/** The largest number of nodes, at most `wanted`, that can stand in one set together with `fixed`. */
export function largestSpacedSet(
  conflicts: Conflicts,
  wanted: number,
  fixed: readonly number[] = [],
): number[] {
  const start = allowedBeside(conflicts, fixed);
  if (!start) return [];
  let best: number[] = [...fixed];
  const chosen = [...fixed];
  const { words, rows } = conflicts;

  const search = (candidates: Uint32Array): boolean => {
    if (chosen.length > best.length) best = [...chosen];
    if (best.length >= wanted) return true;
    if (chosen.length + cliqueBound(conflicts, candidates, best.length - chosen.length + 1) <= best.length) {
      return false;
    }
    const left = candidates.slice();
    for (;;) {
      const node = fewestConflicts(conflicts, left);
      if (node < 0) return false;
      if (chosen.length + cliqueBound(conflicts, left, best.length - chosen.length + 1) <= best.length)
        return false;
      const next = new Uint32Array(words);
      for (let w = 0; w < words; w++) next[w] = left[w]! & ~rows[node * words + w]!;
      chosen.push(node);
      if (search(next)) return true;
      chosen.pop();
      left[node >>> 5]! &= ~(1 << (node & 31));
    }
  };
  search(start);
  return best.sort((a, b) => a - b);
}

/** A set of exactly `count` nodes that contains `fixed`, or undefined where there is none. */
export function findSpacedSet(
  conflicts: Conflicts,
  count: number,
  fixed: readonly number[] = [],
): readonly number[] | undefined {
  const found = largestSpacedSet(conflicts, count, fixed);
  return found.length >= count ? found : undefined;
}

/** The nodes that are in at least one set of `count` nodes which contains `fixed`, ascending. */
export function nodesInSomeSet(conflicts: Conflicts, count: number, fixed: readonly number[] = []): number[] {
  const inSome = new Uint8Array(conflicts.size);
  for (let node = 0; node < conflicts.size; node++) {
    if (inSome[node]) continue;
    const wanted = fixed.includes(node) ? fixed : [...fixed, node];
    for (const member of findSpacedSet(conflicts, count, wanted) ?? []) inSome[member] = 1;
  }
  return [...inSome.keys()].filter((node) => inSome[node]);
}

/** How many sets of exactly `count` nodes there are: exact up to `cap`, else `{ atLeast: cap }`. */
export function countSpacedSets(
  conflicts: Conflicts,
  count: number,
  cap: number,
): number | { atLeast: number } {
  const { words, rows, size } = conflicts;
  if (count === 0) return 1;
  let total = 0;
  const layers = Array.from({ length: count + 1 }, () => new Uint32Array(words));
  for (let node = 0; node < size; node++) layers[0]![node >>> 5]! |= 1 << (node & 31);

  const search = (depth: number): void => {
    const here = layers[depth]!;
    const missing = count - depth;
    if (missing === 1) {
      for (let w = 0; w < words; w++) total += popcount(here[w]!);
      return;
    }
    if (missing > 2 && cliqueBound(conflicts, here, missing) < missing) return;
    const next = layers[depth + 1]!;
    for (let w = 0; w < words; w++) {
      while (here[w] !== 0) {
        const bit = here[w]! & -here[w]!;
        here[w]! ^= bit;
        const row = (w * 32 + (31 - Math.clz32(bit))) * words;
        // Only later nodes stay candidates, so that each set is met once, in ascending order.
        for (let k = 0; k < words; k++) next[k] = k < w ? 0 : here[k]! & ~rows[row + k]!;
        search(depth + 1);
        if (total > cap) return;
      }
    }
  };
  search(0);
  return total > cap ? { atLeast: cap } : total;
}

/**
 * An upper bound on the members that `candidates` can still give: covered greedily by sets of nodes that
 * conflict with one another, of which a spaced set takes at most one each. Stops at `enough`.
 */
function cliqueBound({ words, rows }: Conflicts, candidates: Uint32Array, enough: number): number {
  const left = candidates.slice();
  const clique = new Uint32Array(words);
  let cliques = 0;
  for (let w = 0; w < words; w++) {
    while (left[w] !== 0) {
      if (++cliques >= enough) return cliques;
      const first = w * 32 + (31 - Math.clz32(left[w]! & -left[w]!));
      left[w]! &= left[w]! - 1;
      for (let k = 0; k < words; k++) clique[k] = left[k]! & rows[first * words + k]!;
      for (let k = w; k < words; k++) {
        while (clique[k] !== 0) {
          const bit = clique[k]! & -clique[k]!;
          const node = k * 32 + (31 - Math.clz32(bit));
          clique[k]! ^= bit;
          left[k]! &= ~bit;
          for (let m = k; m < words; m++) clique[m]! &= rows[node * words + m]!;
        }
      }
    }
  }
  return cliques;
}

/** The candidate that leaves most others possible; -1 when there is no candidate. */
function fewestConflicts({ words, rows }: Conflicts, candidates: Uint32Array): number {
  let best = -1;
  let fewest = Infinity;
  for (let w = 0; w < words; w++) {
    for (let rest = candidates[w]!; rest !== 0; rest &= rest - 1) {
      const node = w * 32 + (31 - Math.clz32(rest & -rest));
      let count = 0;
      for (let k = 0; k < words; k++) count += popcount(candidates[k]! & rows[node * words + k]!);
      if (count < fewest) {
        fewest = count;
        best = node;
      }
    }
  }
  return best;
}

/** The nodes that may join `fixed`; undefined when `fixed` conflicts within itself. */
function allowedBeside({ size, words, rows }: Conflicts, fixed: readonly number[]): Uint32Array | undefined {
  const allowed = new Uint32Array(words);
  for (let node = 0; node < size; node++) allowed[node >>> 5]! |= 1 << (node & 31);
  for (const node of fixed) {
    if (!(allowed[node >>> 5]! & (1 << (node & 31)))) return undefined;
    for (let w = 0; w < words; w++) allowed[w]! &= ~rows[node * words + w]!;
  }
  return allowed;
}

function popcount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
