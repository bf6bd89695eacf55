/** The 95 % interval of E. B. Wilson (1927) for a share that was seen as `points` of `games`. */
export function wilson(points: number, games: number): { readonly low: number; readonly high: number } {
  const z = 1.959964;
  const share = points / games;
  const scale = 1 + (z * z) / games;
  const middle = (share + (z * z) / (2 * games)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return { low: middle - half, high: middle + half };
}
