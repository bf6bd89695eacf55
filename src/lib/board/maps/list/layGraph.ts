import type { Point } from '#lib/geometry/point.ts';
import type { Triangulation } from './triangulate.ts';

/** Times that springs are weighed anew, and sweeps over all nodes in between. */
const WEIGHINGS = 120;
const SWEEPS = 40;
/** Rounds of evening out afterwards. */
const EVENING = 60;
/** How long an edge with water at one end, or at both, should be against one between two states. */
const SHORE_LENGTH = 0.62;
const WATER_LENGTH = 0.35;
/** Springs stay within this of their first strength, both ways. */
const STRONGEST = 1e7;
/** The size that a triangle with water should have, against one of land alone. */
const WATER = 0.35;

/**
 * Places for all nodes of a triangulation, without any triangle turned over. First Tutte's method: the rim on a convex
 * curve, every other node at rest between springs. That is free of crossings whatever the springs' strengths, so these
 * are weighed anew again and again, long edges stronger and short ones weaker, until no part is squeezed into a corner.
 * Then every node goes step by step towards those of its triangles that are too large.
 *
 * @param rim places for the nodes of the rim, in their order, around a convex curve, the way the triangles turn
 */
export function layGraph(
  { nodes, triangles, rim: rimNodes, states }: Triangulation,
  rim: readonly Point[],
): Point[] {
  const x = new Float64Array(nodes);
  const y = new Float64Array(nodes);
  const fixed = new Uint8Array(nodes);
  rimNodes.forEach((node, k) => {
    [x[node], y[node]] = rim[k]!;
    fixed[node] = 1;
  });
  const around: Set<number>[] = Array.from({ length: nodes }, () => new Set());
  const own: number[][] = Array.from({ length: nodes }, () => []);
  triangles.forEach((triangle, t) => {
    for (let k = 0; k < 3; k++) {
      const node = triangle[k]!;
      own[node]!.push(t);
      around[node]!.add(triangle[(k + 1) % 3]!).add(triangle[(k + 2) % 3]!);
    }
  });
  const neighbours = around.map((set) => [...set]);
  const middle = rim.reduce(([mx, my], [px, py]) => [mx + px / rim.length, my + py / rim.length] as const, [
    0, 0,
  ] as const);
  for (let node = 0; node < nodes; node++) if (!fixed[node]) [x[node], y[node]] = middle;
  const springs = neighbours.map((list) => list.map(() => 1));
  const wanted = neighbours.map((list, node) =>
    list.map((other) => {
      const wet = (node >= states ? 1 : 0) + (other >= states ? 1 : 0);
      return wet === 0 ? 1 : wet === 1 ? SHORE_LENGTH : WATER_LENGTH;
    }),
  );
  for (let weighing = 0; weighing < WEIGHINGS; weighing++) {
    for (let sweep = 0; sweep < SWEEPS; sweep++) rest(x, y, fixed, neighbours, springs);
    weigh(x, y, neighbours, springs, wanted);
  }
  for (let sweep = 0; sweep < 10 * SWEEPS; sweep++) rest(x, y, fixed, neighbours, springs);
  const area = (t: number): number => {
    const [a, b, c] = triangles[t]!;
    return ((x[b]! - x[a]!) * (y[c]! - y[a]!) - (x[c]! - x[a]!) * (y[b]! - y[a]!)) / 2;
  };
  const target = triangles.map((triangle) => (triangle.some((node) => node >= states) ? WATER : 1));
  const turn = Math.sign(triangles.reduce((sum, _, t) => sum + area(t), 0)) || 1;
  const least = (list: readonly number[]): number =>
    Math.min(...list.map((t) => (turn * area(t)) / target[t]!));
  for (let round = 0; round < EVENING; round++) {
    for (let node = 0; node < nodes; node++) {
      if (fixed[node]) continue;
      const list = own[node]!;
      let [sx, sy, sum] = [0, 0, 0];
      for (const t of list) {
        const [a, b, c] = triangles[t]!;
        const weight = (turn * area(t)) / target[t]!;
        sx += (weight * (x[a]! + x[b]! + x[c]!)) / 3;
        sy += (weight * (y[a]! + y[b]! + y[c]!)) / 3;
        sum += weight;
      }
      if (!(sum > 0)) continue;
      const [ox, oy, before] = [x[node]!, y[node]!, least(list)];
      // Half-way, a quarter …: no step may turn a triangle over, nor squeeze the smallest further than it was.
      for (let share = 0.6; share > 0.05; share /= 2) {
        x[node] = ox + (sx / sum - ox) * share;
        y[node] = oy + (sy / sum - oy) * share;
        if (least(list) > Math.min(before, 0) && least(list) >= 0.7 * before) break;
        x[node] = ox;
        y[node] = oy;
      }
    }
  }
  return Array.from(x, (px, node): Point => [px, y[node]!]);
}

/** Moves every node that is free to where its springs are in balance, one after another. */
function rest(
  x: Float64Array,
  y: Float64Array,
  fixed: Uint8Array,
  neighbours: readonly (readonly number[])[],
  springs: readonly (readonly number[])[],
): void {
  for (let node = 0; node < x.length; node++) {
    if (fixed[node]) continue;
    let [sx, sy, sum] = [0, 0, 0];
    neighbours[node]!.forEach((other, k) => {
      const strength = springs[node]![k]!;
      sx += strength * x[other]!;
      sy += strength * y[other]!;
      sum += strength;
    });
    x[node] = sx / sum;
    y[node] = sy / sum;
  }
}

/** Makes springs stronger where they are longer than wanted, compared to the average, and weaker where shorter. */
function weigh(
  x: Float64Array,
  y: Float64Array,
  neighbours: readonly (readonly number[])[],
  springs: readonly number[][],
  wanted: readonly (readonly number[])[],
): void {
  const lengths = neighbours.map((list, node) =>
    list.map((other, k) => {
      const [dx, dy] = [x[other]! - x[node]!, y[other]! - y[node]!];
      return Math.sqrt(dx * dx + dy * dy) / wanted[node]![k]!;
    }),
  );
  const all = lengths.flat();
  const mean = all.reduce((sum, length) => sum + length, 0) / all.length;
  springs.forEach((list, node) => {
    list.forEach((strength, k) => {
      const next = strength * Math.sqrt(lengths[node]![k]! / mean + 1e-9);
      list[k] = Math.min(STRONGEST, Math.max(1 / STRONGEST, next));
    });
  });
}
