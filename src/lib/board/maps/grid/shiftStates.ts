import { faultOf, isForeign, type Group, type Surroundings } from './stateGroups.ts';

/** Rounds of shifting; few maps need more than three. */
const ROUNDS = 12;
/** Less than this is no gain. */
const LEAST_GAIN = 1e-9;

/**
 * Shifts single states from their group to one beside it on land as long as that makes both together better, and none
 * falls apart or crosses into another part of the world. Changes the groups.
 */
export function shiftStates(
  groups: readonly Group[],
  singles: readonly Readonly<Group>[],
  around: Surroundings,
  usual: number,
): void {
  const groupOf = new Map(groups.flatMap((group) => group.members.map((label) => [label, group] as const)));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const label of [...groupOf.keys()].sort((p, q) => p - q)) {
      const from = groupOf.get(label)!;
      if (from.members.length === 1) continue;
      const to = bestHome(label, groupOf, singles, around, usual);
      if (!to) continue;
      const [left, grown] = shifted(label, from, to, groupOf, singles, around);
      from.members.splice(from.members.indexOf(label), 1);
      to.members.push(label);
      Object.assign(from, left);
      Object.assign(to, grown);
      groupOf.set(label, to);
      moved = true;
    }
    if (!moved) return;
  }
}

function bestHome(
  label: number,
  groupOf: ReadonlyMap<number, Group>,
  singles: readonly Readonly<Group>[],
  around: Surroundings,
  usual: number,
): Group | undefined {
  const from = groupOf.get(label)!;
  const homes = new Set<Group>();
  for (const [other, { sides }] of around[label]!) if (sides > 0) homes.add(groupOf.get(other)!);
  homes.delete(from);
  let best: Group | undefined;
  let most = LEAST_GAIN;
  for (const to of homes) {
    if (isForeign(singles[label]!, to)) continue;
    const [left, grown] = shifted(label, from, to, groupOf, singles, around);
    const gain = faultOf(from, usual) + faultOf(to, usual) - faultOf(left, usual) - faultOf(grown, usual);
    if (gain > most) [best, most] = [to, gain];
  }
  return best && staysWhole(label, from, around) ? best : undefined;
}

/** Both groups' measures after a shift. */
function shifted(
  label: number,
  from: Group,
  to: Group,
  groupOf: ReadonlyMap<number, Group>,
  singles: readonly Readonly<Group>[],
  around: Surroundings,
) {
  const { size, outline } = singles[label]!;
  let [withOld, withNew] = [0, 0];
  for (const [other, { sides }] of around[label]!) {
    const group = groupOf.get(other)!;
    if (group === from) withOld += sides;
    else if (group === to) withNew += sides;
  }
  return [
    { size: from.size - size, outline: from.outline - outline + 2 * withOld },
    { size: to.size + size, outline: to.outline + outline - 2 * withNew },
  ] as const;
}

/** Whether a group hangs together, by land and by sea, without one of its states as well as with it. */
function staysWhole(label: number, { members }: Group, around: Surroundings): boolean {
  const without = members.filter((one) => one !== label);
  return [true, false].every((land) => piecesOf(without, around, land) <= piecesOf(members, around, land));
}

function piecesOf(members: readonly number[], around: Surroundings, land: boolean): number {
  const left = new Set(members);
  let pieces = 0;
  for (const start of members) {
    if (!left.delete(start)) continue;
    pieces++;
    const waiting = [start];
    for (let label = waiting.pop(); label !== undefined; label = waiting.pop()) {
      for (const [other, { sides }] of around[label]!)
        if ((!land || sides > 0) && left.delete(other)) waiting.push(other);
    }
  }
  return pieces;
}
