import { leastCommonMultiple } from '#lib/core/integers.ts';
import type { Distribution, Weighted } from './distribution.ts';

/** Below zero if `a` serves better than `b`, above zero if worse, zero if either will do. */
export type Preference<T> = (a: T, b: T) => number;

/**
 * The best of several like dice, when whoever rolls picks the one that serves best.
 * Faces are ranked from worst to best; with `k` faces at a rank or below it, of `m` in all, the best of `n` dice is at
 * that rank or below with chance (k/m)^n, and so exactly at it with (k^n - j^n)/m^n, `j` being the faces below it.
 * Faces of one rank are told as the first of them. Throws a RangeError without a die or a face.
 */
export function bestOf<T>(count: number, faces: readonly T[], prefer: Preference<T>): Distribution<T> {
  if (!Number.isInteger(count) || count < 1 || faces.length === 0)
    throw new RangeError(`The best of ${count} dice with ${faces.length} faces is nothing.`);
  const dice = BigInt(count);
  const power = (faces: number): bigint => BigInt(faces) ** dice;
  const ranks = ranked(faces, prefer);
  const outcomes: Weighted<T>[] = [];
  let below = 0;
  for (const rank of ranks) {
    const upTo = below + rank.length;
    outcomes.push({ value: rank[0]!, weight: power(upTo) - power(below) });
    below = upTo;
  }
  return { outcomes, total: power(faces.length) };
}

/**
 * The same with every face told apart: where several dice serve best alike, whoever rolls takes any of them, so that
 * the faces of one rank share its chance evenly. Throws as `bestOf` does.
 */
export function bestOfEach<T>(count: number, faces: readonly T[], prefer: Preference<T>): Distribution<T> {
  const ranks = ranked(faces, prefer);
  const { outcomes, total } = bestOf(count, faces, prefer);
  const parts = ranks.reduce((all, rank) => leastCommonMultiple(all, BigInt(rank.length)), 1n);
  return {
    outcomes: ranks.flatMap((rank, index) =>
      rank.map((value) => ({
        value,
        weight: outcomes[index]!.weight * (parts / BigInt(rank.length)),
      })),
    ),
    total: total * parts,
  };
}

/** The faces in groups that serve alike, the worst first; inside a group in the order given. */
export function ranked<T>(faces: readonly T[], prefer: Preference<T>): readonly (readonly T[])[] {
  const sorted = faces.map((face, index) => ({ face, index }));
  sorted.sort((a, b) => prefer(b.face, a.face) || a.index - b.index);
  const groups: T[][] = [];
  for (const { face } of sorted) {
    const group = groups.at(-1);
    if (group && prefer(group[0]!, face) === 0) group.push(face);
    else groups.push([face]);
  }
  return groups;
}
