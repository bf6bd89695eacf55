import type { Graph } from '#lib/graph/graph.ts';
import { stepsFrom } from '#lib/graph/graph.ts';
import {
  conflictsWithin,
  countSpacedSets,
  findSpacedSet,
  nodesInSomeSet,
  type Conflicts,
} from '#lib/graph/spacedSets.ts';
import { pick } from '#lib/random/pick.ts';
import { openStream } from '#lib/random/stream.ts';
import type { Capitals } from '../board.ts';
import { pull } from '../fairness/pull.ts';
import type { CapitalsSpec } from '../spec.ts';

/** Placements are counted exactly up to here. */
export const PLACEMENT_CAP = 1_000_000;

/**
 * Counts the legal placements of a board's capitals and suggests a fair one. Node i of the graph is the
 * state with id i + 1. Undefined where no placement is legal.
 *
 * Fair: every state (weighing 1 and its people) is shared out among the capitals by the inverse square of
 * one more than its distance in steps; the suggested placement has the smallest spread of shares among
 * those tried. The measure follows the slice balance of ti4-map-generator (D. Peterson).
 */
export function placeCapitals(
  graph: Graph,
  weights: readonly number[],
  spec: CapitalsSpec,
  seed: string,
): Capitals | undefined {
  const conflicts = conflictsWithin(graph, spec.steps);
  const possible = nodesInSomeSet(conflicts, spec.count);
  if (possible.length === 0) return undefined;
  return {
    count: spec.count,
    steps: spec.steps,
    suggested: suggestFair(graph, weights, conflicts, possible, spec.count, seed).map((node) => node + 1),
    placements: countSpacedSets(conflicts, spec.count, PLACEMENT_CAP),
    possible: possible.map((node) => node + 1),
  };
}

/**
 * The states, by id, where one more capital can stand so that all the missing ones still fit: the rule that
 * a placement may not leave a later player without a place. Empty when the placed ones are already illegal.
 */
export function nextCapitals(
  graph: Graph,
  steps: number,
  count: number,
  placed: readonly number[],
): number[] {
  if (placed.length >= count) return [];
  const fixed = placed.map((id) => id - 1);
  return nodesInSomeSet(conflictsWithin(graph, steps), count, fixed)
    .map((node) => node + 1)
    .filter((id) => !placed.includes(id));
}

/**
 * For each state where a capital can stand, by id: the states that can have another one in the same legal
 * placement. What a table needs to look ahead when the first capital is down.
 */
export function capitalPartners(
  graph: Graph,
  { steps, count, possible }: Capitals,
): ReadonlyMap<number, number[]> {
  const conflicts = conflictsWithin(graph, steps);
  return new Map(
    possible.map((id) => {
      const together = nodesInSomeSet(conflicts, count, [id - 1]);
      return [id, together.map((node) => node + 1).filter((other) => other !== id)] as const;
    }),
  );
}

const TRIES = 48;

function suggestFair(
  graph: Graph,
  weights: readonly number[],
  conflicts: Conflicts,
  possible: readonly number[],
  count: number,
  seed: string,
): readonly number[] {
  const stream = openStream(seed, 'suggested');
  const distances = new Map<number, Int32Array>();
  const distancesFrom = (node: number): Int32Array => {
    let steps = distances.get(node);
    if (!steps) distances.set(node, (steps = stepsFrom(graph, node)));
    return steps;
  };
  let best: readonly number[] = [];
  let least = Infinity;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    // Two random places, where they agree, steer the search to a different corner each time.
    const first = pick(stream, possible);
    const second = pick(stream, possible);
    const set = findSpacedSet(conflicts, count, [first, second]) ?? findSpacedSet(conflicts, count, [first])!;
    const spread = unfairness(set.map(distancesFrom), weights);
    if (spread < least) [best, least] = [set, spread];
  }
  return best;
}

/** The squared coefficient of variation of the capitals' shares of the board; 0 is perfectly fair. */
export function unfairness(distances: readonly Int32Array[], weights: readonly number[]): number {
  const shares = distances.map(() => 0);
  for (let node = 0; node < weights.length; node++) {
    let sum = 0;
    for (const steps of distances) sum += pull(steps[node]!);
    if (sum === 0) continue;
    for (let seat = 0; seat < shares.length; seat++)
      shares[seat]! += (weights[node]! * pull(distances[seat]![node]!)) / sum;
  }
  const mean = shares.reduce((a, b) => a + b, 0) / shares.length;
  return (
    shares.reduce((sum, share) => sum + (share - mean) * (share - mean), 0) / shares.length / (mean * mean)
  );
}
