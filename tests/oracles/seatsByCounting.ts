import type { Board } from '#lib/board/board.ts';
import { add, divide, rational, ZERO, type Rational } from '#lib/core/rational.ts';
import type { Graph } from '#lib/graph/graph.ts';
import { cutsByRemoval, fewestToShutIn } from './cutsByRemoval.ts';

/** What a seat has of a board, in exact fractions and by the plainest means: distances by Floyd and Warshall. */
export function seatsByCounting(graph: Graph, { states }: Board, seats: readonly number[]) {
  const all = [...graph.keys()];
  const far = all.map((i) => all.map((j) => (i === j ? 0 : graph[i]!.includes(j) ? 1 : Infinity)));
  for (const k of all) {
    for (const i of all) for (const j of all) far[i]![j] = Math.min(far[i]![j]!, far[i]![k]! + far[k]![j]!);
  }
  const pull = (steps: number) => (steps === Infinity ? ZERO : rational(1, (1 + steps) * (1 + steps)));
  const total = (values: readonly Rational[]) => values.reduce(add, ZERO);
  const share = (seat: number, node: number) => {
    const sum = total(seats.map((id) => pull(far[id - 1]![node]!)));
    return sum.numerator === 0n ? ZERO : divide(pull(far[seat - 1]![node]!), sum);
  };
  const { nodes, bridges } = cutsByRemoval(graph);
  const kinds = [...new Set(states.map(({ kind }) => kind))].sort();
  return seats.map((id) => {
    const steps = far[id - 1]!;
    const others = seats.filter((other) => other !== id);
    const mine = (node: number) => others.every((other) => steps[node]! < far[other - 1]![node]!);
    const times = (count: number, node: number) => {
      const { numerator, denominator } = share(id, node);
      return rational(BigInt(count) * numerator, denominator);
    };
    return {
      id,
      within: [1, 2, 3].map((reach) => {
        const ball = all.filter((node) => node !== id - 1 && steps[node]! <= reach);
        return { states: ball.length, nearer: ball.filter(mine).length };
      }),
      home: all.filter(mine).map((node) => node + 1),
      borders: all.filter(mine).flatMap((node) => graph[node]!.filter((to) => !mine(to))).length,
      states: total(all.map((node) => times(1, node))),
      people: total(all.map((node) => times(states[node]!.population, node))),
      kinds: kinds.map((kind) =>
        total(all.filter((node) => states[node]!.kind === kind).map((node) => times(1, node))),
      ),
      chokepoints: nodes.filter((node) => steps[node]! <= 3).map((node) => node + 1),
      bridges: bridges.filter(([a, b]) => steps[a]! <= 3 && steps[b]! <= 3).map(([a, b]) => [a + 1, b + 1]),
      ways: fewestToShutIn(
        graph,
        id - 1,
        others.map((other) => other - 1),
      ),
      neighbour: Math.min(...others.map((other) => steps[other - 1]!)),
    };
  });
}
