import type { Stream } from './stream.ts';

/** One item of a list that is not empty, each equally likely. */
export function pick<T>(stream: Stream, items: readonly T[]): T {
  const item = items[stream.below(items.length)];
  if (item === undefined && items.length === 0) throw new RangeError('pick needs at least one item');
  return item as T;
}

/** The items in a random order, each order equally likely (Fisher and Yates). */
export function shuffled<T>(stream: Stream, items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = stream.below(last + 1);
    const kept = result[last] as T;
    result[last] = result[other] as T;
    result[other] = kept;
  }
  return result;
}
