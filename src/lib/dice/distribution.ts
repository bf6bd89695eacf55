import { greatestCommonDivisor, leastCommonMultiple } from '#lib/core/integers.ts';
import { rational, add, compare, multiply, ZERO, type Rational } from '#lib/core/rational.ts';

/**
 * What a roll can come to: each value with a whole weight above 0, over the sum of all weights. Values differ under the
 * key that the distribution was made with.
 */
export interface Distribution<T> {
  readonly outcomes: readonly Weighted<T>[];
  /** The sum of the weights, above 0. */
  readonly total: bigint;
}

export interface Weighted<T> {
  readonly value: T;
  readonly weight: bigint;
}

/** What makes two values the same. */
export type Key<T> = (value: T) => string | number;

/** One value, certain. */
export const certain = <T>(value: T): Distribution<T> => ({ outcomes: [{ value, weight: 1n }], total: 1n });

/** Each face as likely as any other. Throws a RangeError without a face. */
export function uniform<T>(faces: readonly T[]): Distribution<T> {
  if (faces.length === 0) throw new RangeError('A die needs a face.');
  return { outcomes: faces.map((value) => ({ value, weight: 1n })), total: BigInt(faces.length) };
}

/** The distribution of what `f` makes of each value; values with the same key are one outcome, the first of them. */
export function mapDistribution<T, U>(
  from: Distribution<T>,
  f: (value: T) => U,
  key: Key<U>,
): Distribution<U> {
  return {
    outcomes: merged(
      from.outcomes.map(({ value, weight }) => ({ value: f(value), weight })),
      key,
    ),
    total: from.total,
  };
}

/** The distribution after a second roll that may depend on what the first came to. */
export function followedBy<T, U>(
  first: Distribution<T>,
  next: (value: T) => Distribution<U>,
  key: Key<U>,
): Distribution<U> {
  const branches = first.outcomes.map(({ value, weight }) => ({ weight, then: next(value) }));
  const common = branches.reduce((all, { then }) => leastCommonMultiple(all, then.total), 1n);
  const outcomes = branches.flatMap(({ weight, then }) =>
    then.outcomes.map((one) => ({ value: one.value, weight: weight * one.weight * (common / then.total) })),
  );
  return reduced({ outcomes: merged(outcomes, key), total: first.total * common });
}

/** How likely it is that `holds` is true of the outcome. */
export function chance<T>(of: Distribution<T>, holds: (value: T) => boolean): Rational {
  const weight = of.outcomes.reduce((sum, one) => (holds(one.value) ? sum + one.weight : sum), 0n);
  return rational(weight, of.total);
}

/** The mean of `measure` over the outcomes. */
export function expectation<T>(of: Distribution<T>, measure: (value: T) => Rational): Rational {
  const sum = of.outcomes.reduce(
    (all, { value, weight }) => add(all, multiply(rational(weight), measure(value))),
    ZERO,
  );
  return multiply(sum, rational(1n, of.total));
}

/** The smallest value that is reached or stayed under with at least the chance `least`; above 0, at most 1. */
export function quantile(of: Distribution<number>, least: Rational): number {
  const sorted = [...of.outcomes].sort((a, b) => a.value - b.value);
  let weight = 0n;
  for (const one of sorted) {
    weight += one.weight;
    if (compare(rational(weight, of.total), least) >= 0) return one.value;
  }
  throw new RangeError('No outcome is likelier than certain.');
}

function merged<T>(outcomes: readonly Weighted<T>[], key: Key<T>): Weighted<T>[] {
  const known = new Map<string | number, Weighted<T>>();
  for (const { value, weight } of outcomes) {
    const name = key(value);
    const twin = known.get(name);
    known.set(name, twin ? { value: twin.value, weight: twin.weight + weight } : { value, weight });
  }
  return [...known.values()];
}

/** The same chances with the smallest whole weights: chains of rolls would otherwise grow ever longer numbers. */
function reduced<T>({ outcomes, total }: Distribution<T>): Distribution<T> {
  const divisor = outcomes.reduce((common, { weight }) => greatestCommonDivisor(common, weight), total);
  if (divisor === 1n) return { outcomes, total };
  return {
    outcomes: outcomes.map(({ value, weight }) => ({ value, weight: weight / divisor })),
    total: total / divisor,
  };
}
