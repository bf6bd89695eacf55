import { pull } from './pull.ts';

/**
 * Shares each node out among the seats, in proportion to their pulls: `shares[seat][node]`, 0 to 1, which add up to 1
 * over the seats wherever any of them can reach the node.
 *
 * @param distances for each seat its steps to every node, -1 where no way leads
 */
export function shareOut(distances: readonly Int32Array[]): Float64Array[] {
  const nodes = distances[0]?.length ?? 0;
  const shares = distances.map(() => new Float64Array(nodes));
  for (let node = 0; node < nodes; node++) {
    let sum = 0;
    for (const steps of distances) sum += pull(steps[node]!);
    if (sum === 0) continue;
    for (let seat = 0; seat < shares.length; seat++)
      shares[seat]![node] = pull(distances[seat]![node]!) / sum;
  }
  return shares;
}
