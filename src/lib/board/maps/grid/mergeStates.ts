import { isForeign, mergerCost, type Beside, type Group } from './stateGroups.ts';

/**
 * Merges, until `wanted` groups are left, those two that lie beside each other and whose merger costs least; two of
 * different parts of the world only where nobody else is left. Changes what it is given; stops early where nobody lies
 * beside anybody.
 */
export function mergeStates(
  groups: Group[],
  around: readonly Map<number, Beside>[],
  wanted: number,
  usual: number,
): readonly Group[] {
  let left = groups.filter(({ size }) => size > 0).length;
  /** The best partner of each and what the merger costs, looked for again where one of the two has changed. */
  const partners = new Uint16Array(groups.length);
  const costs = new Float64Array(groups.length);
  const look = (label: number): void => {
    const own = groups[label]!;
    let [best, least] = [0, Infinity];
    for (const [to, beside] of around[label]!) {
      const other = groups[to]!;
      const cost = mergerCost(own, other, beside, usual) + (isForeign(own, other) ? ABROAD : 0);
      if (cost < least) [best, least] = [to, cost];
    }
    partners[label] = best;
    costs[label] = least;
  };
  groups.forEach((_, label) => look(label));
  for (; left > wanted; left--) {
    let from = 0;
    for (let label = 1; label < costs.length; label++) if (costs[label]! < costs[from]!) from = label;
    const to = partners[from]!;
    if (to === 0) break;
    const [keep, gone] = groups[from]!.size < groups[to]!.size ? [to, from] : [from, to];
    join(groups, around, keep, gone);
    look(gone);
    look(keep);
    for (const other of around[keep]!.keys()) look(other);
  }
  return groups.filter(({ size }) => size > 0);
}

/** More than any merger costs by itself. */
const ABROAD = 1e9;

function join(groups: Group[], around: readonly Map<number, Beside>[], keep: number, gone: number): void {
  const [into, from] = [groups[keep]!, groups[gone]!];
  into.size += from.size;
  into.outline += from.outline - 2 * around[keep]!.get(gone)!.sides;
  into.part ??= from.part;
  into.members.push(...from.members);
  for (const [other, { sides, gap }] of around[gone]!) {
    around[other]!.delete(gone);
    if (other === keep) continue;
    const known = around[keep]!.get(other);
    const joined = { sides: sides + (known?.sides ?? 0), gap: Math.min(gap, known?.gap ?? Infinity) };
    around[keep]!.set(other, joined);
    around[other]!.set(keep, joined);
  }
  around[gone]!.clear();
  from.size = 0;
}
