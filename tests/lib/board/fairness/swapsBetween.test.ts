import fc from 'fast-check';
import { expect, test } from 'vitest';
import { swapsBetween } from '#lib/board/fairness/swapsBetween.ts';

const swapped = (values: readonly number[], swaps: readonly (readonly [number, number])[]) => {
  const now = [...values];
  for (const [i, j] of swaps) [now[i], now[j]] = [now[j]!, now[i]!];
  return now;
};

test('swaps lead from one order to the other, each putting at least one right', () => {
  const orders = fc
    .array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 })
    .chain((values) =>
      fc.tuple(
        fc.constant(values),
        fc.shuffledSubarray(values, { minLength: values.length, maxLength: values.length }),
      ),
    );
  fc.assert(
    fc.property(orders, ([before, after]) => {
      const swaps = swapsBetween(before, after);
      const wrong = before.filter((value, at) => value !== after[at]).length;
      expect(swapped(before, swaps)).toEqual(after);
      expect(swaps.length).toBeLessThanOrEqual(Math.max(0, wrong - 1));
    }),
  );
});

test('two pairs that change places are two swaps', () => {
  expect(swapsBetween([1, 2, 3, 1], [2, 1, 1, 3])).toEqual([
    [0, 1],
    [2, 3],
  ]);
  // The second place alone would do for the first, but then both others were wrong still.
  expect(swapsBetween([1, 2, 2], [2, 2, 1])).toEqual([[0, 2]]);
});
