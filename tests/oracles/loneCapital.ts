/**
 * Counts the ways of all dice, one after the other: how often a capital is calm, in chaos or lost after some turns.
 * Written from the rules' words and not from the engine's functions.
 */
export function loneCapitalByCounting(
  starts: readonly number[],
  turns: number,
): { calm: number; chaos: number; lost: number } {
  const counts = { calm: 0, chaos: 0, lost: 0 };
  const play = (loyal: number, unloyal: number, left: number, gone: boolean): void => {
    const chaotic = loyal + unloyal > 0 && loyal <= unloyal;
    if (left === 0) {
      counts[gone ? 'lost' : chaotic ? 'chaos' : 'calm'] += 1;
      return;
    }
    for (const shaded of [false, true])
      for (const value of [0, 1, 2, 3]) {
        const [l, u] = shaded ? [loyal, unloyal + value] : [loyal + value, unloyal];
        for (const die of [0, 1, 2, 3, 4, 5]) {
          const rises = l + u > 0 && l <= u && die * (l + u) >= 10 * l;
          play(l, u, left - 1, gone || rises);
        }
      }
  };
  for (const start of starts) play(start, 0, turns, false);
  return counts;
}
