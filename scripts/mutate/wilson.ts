/** Of a normal distribution, 95 % lies within this many deviations. */
const Z = 1.959964;

/**
 * The 95 % interval of a share of which `hits` of `trials` (1 or more) were seen, by Wilson's score.
 * E. B. Wilson, “Probable inference, the law of succession, and statistical inference”, 1927.
 */
export function wilson(hits: number, trials: number): readonly [low: number, high: number] {
  const share = hits / trials;
  const spread = (Z * Z) / trials;
  const middle = share + spread / 2;
  const reach = Z * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials));
  // Rounding may step over the ends.
  return [Math.max(0, (middle - reach) / (1 + spread)), Math.min(1, (middle + reach) / (1 + spread))];
}
