import { pointsOf, spreadOf } from './fairnessScore.ts';

/** Rolls of one sort that may change places: item i lay on node i at first. */
export interface LotSpec {
  /** What part of each node is each seat's: `shares[seat][node]`. */
  readonly shares: readonly Float64Array[];
  /** The row that an item counts in: one row for people, one a kind for kinds. */
  readonly rows: readonly number[];
  /** What an item brings to its row: its people, or 1. */
  readonly weights: readonly number[];
  /** For each seat what its sums are divided by before they are compared. */
  readonly wanted: readonly number[];
  /** Nodes that keep their item. */
  readonly held: ReadonlySet<number>;
}

export interface LotSwap {
  readonly i: number;
  readonly j: number;
  /** Points that the lot has afterwards. */
  readonly points: number;
}

export interface RollLot {
  /** The item on each node. */
  readonly order: () => readonly number[];
  /** Points of the part of the score that these rolls make, 0 to 100. */
  readonly points: () => number;
  /** The swap that brings most points, if any brings some. Equal ones: that of the lowest nodes. */
  readonly bestSwap: () => LotSwap | undefined;
  readonly swap: (i: number, j: number) => void;
  readonly restore: (order: readonly number[]) => void;
  /** Pairs of nodes that do not lie still. */
  readonly free: readonly number[];
  /** How many swaps were looked at until now. */
  readonly looked: () => number;
}

/** Below this a gain is taken for rounding. */
const LEAST_GAIN = 1e-9;

/**
 * A cursor over arrangements of rolls, local to whoever opened it. Its points are those of `fairnessScore`: the sums
 * of every row are compared across seats, and rows count by how much lies in them.
 */
export function openLot({ shares, rows, weights, wanted, held }: LotSpec): RollLot {
  const seats = shares.length;
  const order = rows.map((_, node) => node);
  const free = order.filter((node) => !held.has(node));
  const rowCount = Math.max(0, ...rows) + 1;
  const sums = new Float64Array(rowCount * seats);
  const trial = new Float64Array(rowCount * seats);
  const values = new Array<number>(seats);
  let looked = 0;
  let cached: { readonly swap: LotSwap | undefined } | undefined;

  /** From scratch each time, so that rounding never adds up over many swaps. */
  const count = (): void => {
    sums.fill(0);
    order.forEach((item, node) => {
      for (let seat = 0; seat < seats; seat++)
        sums[rows[item]! * seats + seat]! += weights[item]! * shares[seat]![node]!;
    });
    cached = undefined;
  };

  const pointsFor = (table: Float64Array): number => {
    let [spread, gap, all] = [0, 0, 0];
    for (let row = 0; row < rowCount; row++) {
      let total = 0;
      for (let seat = 0; seat < seats; seat++) {
        total += table[row * seats + seat]!;
        values[seat] = table[row * seats + seat]! / wanted[seat]!;
      }
      const one = spreadOf(values);
      spread += one.spread * total;
      gap += one.gap * total;
      all += total;
    }
    return all > 0 ? pointsOf(spread / all, gap / all) : 100;
  };

  const pointsAfter = (i: number, j: number): number => {
    const [p, q] = [order[i]!, order[j]!];
    trial.set(sums);
    for (let seat = 0; seat < seats; seat++) {
      const towards = shares[seat]![j]! - shares[seat]![i]!;
      trial[rows[p]! * seats + seat]! += weights[p]! * towards;
      trial[rows[q]! * seats + seat]! -= weights[q]! * towards;
    }
    return pointsFor(trial);
  };

  const alike = (p: number, q: number): boolean => rows[p] === rows[q] && weights[p] === weights[q];

  const search = (): LotSwap | undefined => {
    let best: LotSwap | undefined;
    let most = pointsFor(sums) + LEAST_GAIN;
    for (const [at, i] of free.entries()) {
      for (let k = at + 1; k < free.length; k++) {
        const j = free[k]!;
        if (alike(order[i]!, order[j]!)) continue;
        looked++;
        const points = pointsAfter(i, j);
        if (points <= most) continue;
        most = points;
        best = { i, j, points };
      }
    }
    return best;
  };

  count();
  return {
    order: () => [...order],
    points: () => pointsFor(sums),
    bestSwap: () => (cached ??= { swap: search() }).swap,
    swap(i, j) {
      [order[i], order[j]] = [order[j]!, order[i]!];
      count();
    },
    restore(saved) {
      saved.forEach((item, node) => (order[node] = item));
      count();
    },
    free,
    looked: () => looked,
  };
}
