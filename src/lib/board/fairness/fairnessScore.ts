import type { SeatMeasures } from './seatMeasures.ts';

/** The parts of the score with their weights, which add up to 100. */
export const FAIRNESS_PARTS = [
  { id: 'people', weight: 30 },
  { id: 'states', weight: 20 },
  { id: 'kinds', weight: 15 },
  { id: 'home', weight: 15 },
  { id: 'borders', weight: 10 },
  { id: 'ways', weight: 5 },
  { id: 'neighbour', weight: 5 },
] as const;
export type FairnessPartId = (typeof FAIRNESS_PARTS)[number]['id'];

export interface FairnessPart {
  readonly id: FairnessPartId;
  /** Points that it can bring to the score. */
  readonly weight: number;
  /** Coefficient of variation across seats: the standard deviation as a share of the mean; 0 is even. */
  readonly spread: number;
  /** The largest value less the smallest, as a share of the mean. */
  readonly gap: number;
  /** 0 to 100. */
  readonly points: number;
}

export interface Fairness {
  /** 0 to 100: the mean of the parts by weight. */
  readonly score: number;
  readonly parts: readonly FairnessPart[];
}

/** Measures of which a part is made: all that the score looks at. */
export type Scored = Pick<
  SeatMeasures,
  'people' | 'states' | 'kinds' | 'borders' | 'ways' | 'neighbour' | 'within'
>;

/**
 * How evenly a board treats its seats. Spread and gap of each part come to points as in `pointsOf`; the kinds' are the
 * means over all kinds, weighted by how many states each has.
 *
 * @param wanted for each seat how many people it is meant to have, as a multiple of its equal share; all 1 if left
 *   out. The score then says how well that is met.
 * @returns undefined for fewer than two seats, which nothing can be compared with
 */
export function fairnessScore(
  seats: readonly Scored[],
  wanted: readonly number[] = seats.map(() => 1),
): Fairness | undefined {
  if (seats.length < 2) return undefined;
  const parts = FAIRNESS_PARTS.map(({ id, weight }): FairnessPart => {
    const { spread, gap } = id === 'kinds' ? spreadOfKinds(seats) : spreadOf(valuesOf(id, seats, wanted));
    return { id, weight, spread, gap, points: pointsOf(spread, gap) };
  });
  return { score: parts.reduce((sum, { points, weight }) => sum + points * weight, 0) / 100, parts };
}

/** 100 where spread and gap are 0, 50 where they add up to 1, and never quite 0: something is always worse. */
export const pointsOf = (spread: number, gap: number): number => 100 / (1 + spread + gap);

function valuesOf(
  id: Exclude<FairnessPartId, 'kinds'>,
  seats: readonly Scored[],
  wanted: readonly number[],
): readonly number[] {
  switch (id) {
    case 'people':
      return seats.map(({ people }, seat) => people / wanted[seat]!);
    case 'home':
      // With the capital: somebody without any state nearby is not without everything.
      return seats.map(({ within }) => 1 + within.at(-1)!.nearer);
    case 'neighbour':
      return seats.map(({ neighbour }) => neighbour ?? 0);
    default:
      return seats.map((seat) => seat[id]);
  }
}

function spreadOfKinds(seats: readonly Scored[]): { readonly spread: number; readonly gap: number } {
  let [spread, gap, all] = [0, 0, 0];
  for (const kind of Object.keys(seats[0]!.kinds)) {
    const values = seats.map(({ kinds }) => kinds[kind]!);
    const states = values.reduce((sum, value) => sum + value, 0);
    const one = spreadOf(values);
    spread += one.spread * states;
    gap += one.gap * states;
    all += states;
  }
  return all > 0 ? { spread: spread / all, gap: gap / all } : { spread: 0, gap: 0 };
}

/** Coefficient of variation and gap of values that are not below 0; both 0 where all values are. */
export function spreadOf(values: readonly number[]): { readonly spread: number; readonly gap: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (mean === 0) return { spread: 0, gap: 0 };
  let [squares, least, most] = [0, Infinity, -Infinity];
  for (const value of values) {
    squares += (value - mean) * (value - mean);
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return { spread: Math.sqrt(squares / values.length) / mean, gap: (most - least) / mean };
}
