import TinyQueue from 'tinyqueue';
import {
  conflictDegree,
  conflictsWithin,
  countSpacedSets,
  largestSpacedSet,
  nodesInSomeSet,
} from '#lib/graph/spacedSets.ts';
import type { Stream } from '#lib/random/stream.ts';
import type { CapitalsSpec } from '../spec.ts';
import type { Mesh } from '../voronoi/mesh.ts';
import { landGraph, type LandGraph } from './landGraph.ts';
import { WATER, type LandPlan } from './shapeLand.ts';

/** Settled land, or how near the search came before its budget of swaps ran out. */
export type Settled =
  | { readonly ok: true; readonly land: LandGraph; readonly swaps: number }
  | { readonly ok: false; readonly swaps: number };

/**
 * Chooses `states` cells as land: first those that the shape wishes most, grown connected; then a local
 * search that swaps a coastal cell for a cell of water until the capitals have the wanted number of
 * legal placements. Deterministic: the budget is counted in swaps, never in time.
 */
export function settleLand(
  mesh: Mesh,
  plan: LandPlan,
  states: number,
  capitals: CapitalsSpec | undefined,
  stream: Stream,
  budget: number,
): Settled {
  const isLand = growLand(mesh, plan, states);
  if (!isLand) return { ok: false, swaps: 0 };
  let current = judge(mesh, plan, isLand, capitals);
  let swaps = 0;
  for (; !current.done && swaps < budget; swaps++) {
    const swap = proposeSwap(mesh, plan, isLand, stream);
    if (!swap) continue;
    isLand[swap.out] = 0;
    isLand[swap.in] = 1;
    // Threshold accepting: a cooling allowance lets the search leave a dead end.
    const allowance = 1.5 * (1 - swaps / budget) * stream.unit();
    const next = judge(mesh, plan, isLand, capitals, current.cost + allowance);
    if (next.cost <= current.cost + allowance) {
      current = next;
    } else {
      isLand[swap.out] = 1;
      isLand[swap.in] = 0;
    }
  }
  return current.done && current.land ? { ok: true, land: current.land, swaps } : { ok: false, swaps };
}

/** Grows land from the most wished cell of each group, always taking the most wished cell in reach. */
function growLand(mesh: Mesh, plan: LandPlan, states: number): Uint8Array | undefined {
  const isLand = new Uint8Array(mesh.cells);
  const byWish = (a: number, b: number): number => plan.wish[b]! - plan.wish[a]! || a - b;
  const inReach = new TinyQueue<number>([], byWish);
  const started = new Set<number>();
  let count = 0;
  const take = (cell: number): void => {
    isLand[cell] = 1;
    count++;
    started.add(plan.group[cell]!);
    for (const other of mesh.across[cell]!) if (other < mesh.cells && !isLand[other]) inReach.push(other);
  };
  if (plan.fixed.length > states) return undefined;
  for (const cell of plan.fixed) take(cell);
  // One cell of each group first, so that each island and each continent exists.
  for (const cell of [...plan.wish.keys()].sort(byWish)) {
    if (count < states && !started.has(plan.group[cell]!) && mayBeLand(mesh, plan, isLand, cell)) take(cell);
  }
  while (count < states) {
    const cell = inReach.pop();
    if (cell === undefined) return undefined;
    // A cell barred by a foreign neighbour stays barred: land only grows here.
    if (!isLand[cell] && mayBeLand(mesh, plan, isLand, cell)) take(cell);
  }
  return isLand;
}

function mayBeLand(mesh: Mesh, plan: LandPlan, isLand: Uint8Array, cell: number): boolean {
  const group = plan.group[cell]!;
  if (group === WATER) return false;
  if (group === 0) return true;
  return mesh.across[cell]!.every((other) => {
    if (other >= mesh.cells || !isLand[other]) return true;
    const theirs = plan.group[other]!;
    return theirs === 0 || theirs === group;
  });
}

function touchesLand(mesh: Mesh, isLand: Uint8Array, cell: number): boolean {
  return mesh.across[cell]!.some((other) => other < mesh.cells && isLand[other] === 1);
}

function proposeSwap(
  mesh: Mesh,
  plan: LandPlan,
  isLand: Uint8Array,
  stream: Stream,
): { out: number; in: number } | undefined {
  for (let attempt = 0; attempt < 20; attempt++) {
    const out = stream.below(mesh.cells);
    const into = stream.below(mesh.cells);
    if (!isLand[out] || isLand[into] || plan.fixed.includes(out)) continue;
    isLand[out] = 0;
    const fits = mayBeLand(mesh, plan, isLand, into) && touchesLand(mesh, isLand, into);
    isLand[out] = 1;
    if (fits) return { out, in: into };
  }
  return undefined;
}

interface Judgement {
  readonly cost: number;
  readonly done: boolean;
  readonly land?: LandGraph;
}

const HOPELESS: Judgement = { cost: Infinity, done: false };

/** What a piece of land that hangs on by a crossing costs, where the shape does not ask for it. */
const CROSSING_COST = 1;

/**
 * How far a choice of land is from what is wanted. The cost falls in stages, each above the next: room for
 * one placement, for enough placements, for enough different places. A cost over `limit` may be cut short.
 */
function judge(
  mesh: Mesh,
  plan: LandPlan,
  isLand: Uint8Array,
  capitals: CapitalsSpec | undefined,
  limit = Infinity,
): Judgement {
  const land = landGraph(mesh, isLand);
  if (!land || land.crossings.length + 1 < plan.pieces) return HOPELESS;
  const size = land.cells.length;
  const basinOpen = plan.basin.length > 0 && reachesSea(mesh, isLand, plan.basin[0]!);
  let cost = basinOpen ? 6 : 0;
  if (plan.pieces === 1) cost += CROSSING_COST * land.crossings.length;
  for (const cell of land.cells) cost -= (1.5 * plan.wish[cell]!) / size;
  if (!capitals) return { cost, done: !basinOpen, land };

  const conflicts = conflictsWithin(land.graph, capitals.steps);
  cost += conflictDegree(conflicts) / size;
  if (cost > limit) return { cost, done: false, land };
  const placed = largestSpacedSet(conflicts, capitals.count).length;
  if (placed < capitals.count) return { cost: cost + 20 + 5 * (capitals.count - placed), done: false, land };

  const count = countSpacedSets(conflicts, capitals.count, capitals.minPlacements);
  const placements = typeof count === 'number' ? count : capitals.minPlacements;
  if (placements < capitals.minPlacements) {
    return { cost: cost + 10 + 10 * (1 - placements / capitals.minPlacements), done: false, land };
  }
  const share = nodesInSomeSet(conflicts, capitals.count).length / size;
  if (share < capitals.minShare) return { cost: cost + 10 * (1 - share), done: false, land };
  return { cost, done: !basinOpen, land };
}

function reachesSea(mesh: Mesh, isLand: Uint8Array, start: number): boolean {
  const seen = new Uint8Array(mesh.cells);
  const queue = [start];
  seen[start] = 1;
  for (let head = 0; head < queue.length; head++) {
    for (const other of mesh.across[queue[head]!]!) {
      if (other >= mesh.cells) return true;
      if (isLand[other] || seen[other]) continue;
      seen[other] = 1;
      queue.push(other);
    }
  }
  return false;
}
