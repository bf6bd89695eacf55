import type { Meetings } from './meetings.ts';

/** Which label each label becomes part of. */
export interface Thinned {
  /** By label; `into[label] === label` where it stays. Index 0 is water. */
  readonly into: readonly number[];
  /** Labels that stay. */
  readonly count: number;
}

/**
 * Merges the smallest state into the neighbour with the longest shared border, and that again, until `wanted` are left;
 * a state without neighbours on land goes to the one across the narrowest water. Stops early where nobody has a
 * neighbour of either kind.
 */
export function thinStates({ sizes, list }: Meetings, wanted: number): Thinned {
  const into = sizes.map((_, label) => label);
  const size = [...sizes];
  const around: Map<number, { sides: number; gap: number }>[] = sizes.map(() => new Map());
  for (const { a, b, sides, gap } of list) {
    around[a]!.set(b, { sides, gap });
    around[b]!.set(a, { sides, gap });
  }
  const alive = new Set(sizes.flatMap((cells, label) => (label > 0 && cells > 0 ? [label] : [])));
  const stuck = new Set<number>();
  while (alive.size > wanted) {
    let small = 0;
    for (const label of alive) {
      if (!stuck.has(label) && (small === 0 || size[label]! < size[small]!)) small = label;
    }
    if (small === 0) break;
    const keep = bestNeighbour(around[small]!);
    if (keep === 0) {
      stuck.add(small);
      continue;
    }
    alive.delete(small);
    into[small] = keep;
    size[keep]! += size[small]!;
    for (const [other, { sides, gap }] of around[small]!) {
      around[other]!.delete(small);
      if (other === keep) continue;
      const known = around[keep]!.get(other);
      const joined = { sides: sides + (known?.sides ?? 0), gap: Math.min(gap, known?.gap ?? Infinity) };
      around[keep]!.set(other, joined);
      around[other]!.set(keep, joined);
    }
  }
  return { into: into.map((_, label) => rootOf(into, label)), count: alive.size };
}

function bestNeighbour(
  around: ReadonlyMap<number, { readonly sides: number; readonly gap: number }>,
): number {
  let best = 0;
  let most = 0;
  let least = Infinity;
  for (const [label, { sides, gap }] of around) {
    const better = sides !== most ? sides > most : sides === 0 && gap < least;
    if (!better) continue;
    best = label;
    most = sides;
    least = gap;
  }
  return best;
}

function rootOf(into: readonly number[], label: number): number {
  let root = label;
  while (into[root] !== root) root = into[root]!;
  return root;
}
