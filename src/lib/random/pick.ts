import type { Stream } from './stream.ts';

/** One item of a list that is not empty, each equally likely. */
export function pick<T>(stream: Stream, items: readonly T[]): T {
  const item = items[stream.below(items.length)];
  if (item === undefined && items.length === 0) throw new RangeError('pick needs at least one item');
  return item as T;
}
