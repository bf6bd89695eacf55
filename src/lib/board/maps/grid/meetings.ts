import type { LabelGrid } from './labelGrid.ts';
import { nearestLand } from './nearestLand.ts';

/** How two labels lie to one another. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  /** Cell sides that they share. */
  sides: number;
  /** Where no third lies between: the water to cross, in thirds of a cell; else Infinity. */
  gap: number;
  /** The cell in the middle of that water. */
  at: number;
}

/** Who lies beside whom, on land and across open water. */
export interface Meetings {
  /** Cells of each label; index 0 is water. */
  readonly sizes: readonly number[];
  /** Cell sides of each label that lie on water. */
  readonly shores: readonly number[];
  /** One for each pair that meets, the lower label first. */
  readonly list: readonly Meeting[];
}

/** Looks at every cell once; labels run from 1 to `count`. */
export function findMeetings(grid: LabelGrid, count: number): Meetings {
  const { columns, rows, labels } = grid;
  const sizes = new Array<number>(count + 1).fill(0);
  const shores = new Array<number>(count + 1).fill(0);
  const list = new Map<number, Meeting>();
  const near = nearestLand(grid);
  const look = (at: number, next: number): void => {
    const [p, q] = [near.labels[at]!, near.labels[next]!];
    const pair = meetingOf(list, count, p, q);
    if (labels[at] !== 0 && labels[next] !== 0) pair.sides++;
    else {
      const gap = near.thirds[at]! + near.thirds[next]! + 3;
      if (gap < pair.gap) {
        pair.gap = gap;
        pair.at = at;
      }
    }
  };
  const { labels: nearest } = near;
  for (let at = 0; at < labels.length; at++) sizes[labels[at]!]!++;
  // The rim is water all round, and the nearest land of no cell there matters.
  for (let row = 1; row < rows - 1; row++) {
    for (let at = row * columns + 1; at < (row + 1) * columns - 1; at++) {
      const own = nearest[at]!;
      const label = labels[at]!;
      if (label !== 0) {
        if (labels[at - 1] === 0) shores[label]!++;
        if (labels[at + 1] === 0) shores[label]!++;
        if (labels[at - columns] === 0) shores[label]!++;
        if (labels[at + columns] === 0) shores[label]!++;
      }
      const [east, north] = [nearest[at + 1]!, nearest[at + columns]!];
      if (east !== own && own !== 0 && east !== 0) look(at, at + 1);
      if (north !== own && own !== 0 && north !== 0) look(at, at + columns);
    }
  }
  return { sizes, shores, list: [...list.values()] };
}

/** The meetings after labels were joined: `next[label]` is what each label is called now, from 1 to `count`. */
export function joinMeetings(
  { sizes, shores, list }: Meetings,
  next: ArrayLike<number>,
  count: number,
): Meetings {
  const joined = (counts: readonly number[]): number[] => {
    const sums = new Array<number>(count + 1).fill(0);
    counts.forEach((one, label) => (sums[next[label]!]! += one));
    return sums;
  };
  const pairs = new Map<number, Meeting>();
  for (const { a, b, sides, gap, at } of list) {
    if (next[a] === next[b]) continue;
    const pair = meetingOf(pairs, count, next[a]!, next[b]!);
    pair.sides += sides;
    if (gap < pair.gap) {
      pair.gap = gap;
      pair.at = at;
    }
  }
  return { sizes: joined(sizes), shores: joined(shores), list: [...pairs.values()] };
}

function meetingOf(list: Map<number, Meeting>, count: number, p: number, q: number): Meeting {
  const [a, b] = p < q ? [p, q] : [q, p];
  const key = a * (count + 1) + b;
  let known = list.get(key);
  if (known === undefined) list.set(key, (known = { a, b, sides: 0, gap: Infinity, at: 0 }));
  return known;
}
