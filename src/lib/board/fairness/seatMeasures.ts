import { cuts, type Cuts } from '#lib/graph/cuts.ts';
import { stepsFrom, type Graph } from '#lib/graph/graph.ts';
import { separateWays } from '#lib/graph/separateWays.ts';
import type { Board } from '../board.ts';
import { boardGraph } from '../boardGraph.ts';
import { shareOut } from './shareOut.ts';

/** States are counted within 1 to this many steps of a seat. */
export const REACH = 3;

/** What one seat has of a board. */
export interface SeatMeasures {
  /** The state of its capital. */
  readonly id: number;
  /** Within 1, 2 and 3 steps, the capital itself not counted: all states, and those nearer to this seat than to any other. */
  readonly within: readonly { readonly states: number; readonly nearer: number }[];
  /** Ids of the states nearer to this seat than to any other, its own among them: its home. */
  readonly home: readonly number[];
  /** Borders and straits from its home to what is not. */
  readonly borders: number;
  /** Its part of all states, in states, each shared out by the inverse square of distance (see `pull`). */
  readonly states: number;
  /** Its part of all people, shared out alike. */
  readonly people: number;
  /** Its part of the states of each kind that occurs, in states. */
  readonly kinds: Readonly<Record<string, number>>;
  /** States within 3 steps, its own included, without which the map would fall apart. */
  readonly chokepoints: readonly number[];
  /** Borders of which both ends are within 3 steps and without which the map would fall apart. */
  readonly bridges: readonly (readonly [number, number])[];
  /** Ways to other seats that share no state: so many states, at least, must be held to shut it in. */
  readonly ways: number;
  /** Steps to the nearest other seat; undefined where none can be reached. */
  readonly neighbour: number | undefined;
}

/**
 * Measures what each seat has of a board. Structure and rolls alone: cards, dice and players are not in it.
 *
 * @param seats ids of the states with a capital, no state twice
 */
export function seatMeasures(
  board: Pick<Board, 'states' | 'borders'>,
  seats: readonly number[],
): readonly SeatMeasures[] {
  const graph = boardGraph(board);
  const nodes = seats.map((id) => id - 1);
  const distances = nodes.map((node) => stepsFrom(graph, node));
  const places = placeMeasures(graph, nodes, distances, cuts(graph));
  const shares = shareOut(distances);
  const kinds = [...new Set(board.states.map(({ kind }) => kind))].sort();
  return places.map((place, seat) => ({
    ...place,
    ...rollMeasures(board.states, shares[seat]!, kinds),
  }));
}

/** What follows from where the seats are. */
export type PlaceMeasures = Omit<SeatMeasures, keyof RollMeasures>;
/** What follows from what the states rolled, too. */
export type RollMeasures = Pick<SeatMeasures, 'people' | 'kinds'>;

/** The first half of `seatMeasures`, for whoever moves seats; nodes are ids less 1. */
export function placeMeasures(
  graph: Graph,
  nodes: readonly number[],
  distances: readonly Int32Array[],
  { nodes: cutNodes, bridges }: Cuts,
): readonly PlaceMeasures[] {
  const owner = nearestSeat(distances);
  const shares = shareOut(distances);
  return nodes.map((node, seat) => {
    const steps = distances[seat]!;
    const near = (at: number): boolean => steps[at]! >= 0 && steps[at]! <= REACH;
    const others = nodes.filter((_, other) => other !== seat);
    const apart = others.map((other) => steps[other]!).filter((count) => count >= 0);
    const home = [...owner.keys()].filter((at) => owner[at] === seat);
    return {
      id: node + 1,
      within: Array.from({ length: REACH }, (_, ring) => {
        const ball = [...steps.keys()].filter((at) => steps[at]! >= 1 && steps[at]! <= ring + 1);
        return { states: ball.length, nearer: ball.filter((at) => owner[at] === seat).length };
      }),
      home: home.map((at) => at + 1),
      borders: home.reduce((sum, at) => sum + graph[at]!.filter((to) => owner[to] !== seat).length, 0),
      states: shares[seat]!.reduce((sum, share) => sum + share, 0),
      chokepoints: cutNodes.filter(near).map((at) => at + 1),
      bridges: bridges.filter(([a, b]) => near(a) && near(b)).map(([a, b]) => [a + 1, b + 1] as const),
      ways: separateWays(graph, node, others),
      neighbour: apart.length > 0 ? Math.min(...apart) : undefined,
    };
  });
}

/** The second half of `seatMeasures`, for one seat. */
export function rollMeasures(
  states: readonly { readonly kind: string; readonly population: number }[],
  shares: Float64Array,
  kinds: readonly string[],
): RollMeasures {
  let people = 0;
  const byKind: Record<string, number> = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  states.forEach(({ kind, population }, node) => {
    people += population * shares[node]!;
    byKind[kind]! += shares[node]!;
  });
  return { people, kinds: byKind };
}

/** For each node the seat that is nearer than all others; -1 where two are equally near or none can come. */
function nearestSeat(distances: readonly Int32Array[]): Int32Array {
  return Int32Array.from(distances[0] ?? [], (_, node) => {
    let [best, nearest, tied] = [-1, Infinity, false];
    distances.forEach((steps, seat) => {
      const count = steps[node]!;
      if (count < 0 || count > nearest) return;
      tied = count === nearest;
      [best, nearest] = [seat, count];
    });
    return tied ? -1 : best;
  });
}
