/**
 * Swaps that turn one row of values into another which holds the same values in another order: those that put two
 * right at once first, so that there are few.
 */
export function swapsBetween<T>(before: readonly T[], after: readonly T[]): (readonly [number, number])[] {
  const now = [...before];
  const swaps: (readonly [number, number])[] = [];
  const wrong = (at: number): boolean => now[at] !== after[at];
  const swap = (i: number, j: number): void => {
    [now[i], now[j]] = [now[j]!, now[i]!];
    swaps.push([i, j]);
  };
  for (const both of [true, false]) {
    for (let i = 0; i < now.length; i++) {
      while (wrong(i)) {
        const j = now.findIndex(
          (value, at) => at > i && wrong(at) && value === after[i] && (!both || after[at] === now[i]),
        );
        if (j < 0) break;
        swap(i, j);
      }
    }
  }
  return swaps;
}
