/**
 * A factor as people read it, no more exact than it is: `100 %`, `69.5 %`, and `about 69 %` where tenths of a percent
 * hide a difference.
 */
export function percent(factor: number): string {
  const tenths = Math.round(factor * 1000) / 10;
  return Math.abs(factor * 100 - tenths) < 0.005 ? `${tenths} %` : `about ${tenths} %`;
}
