import { cuts } from '#lib/graph/cuts.ts';
import { stepsFrom, type Graph } from '#lib/graph/graph.ts';
import { conflictsWithin, findSpacedSet, nodesInSomeSet } from '#lib/graph/spacedSets.ts';
import { pick } from '#lib/random/pick.ts';
import type { Stream } from '#lib/random/stream.ts';
import type { Board } from '../board.ts';
import { fairnessScore, type FairnessPartId } from './fairnessScore.ts';
import { placeMeasures, rollMeasures } from './seatMeasures.ts';
import { shareOut } from './shareOut.ts';

export interface SeatSearch {
  readonly board: Board;
  readonly graph: Graph;
  /** Nodes (ids less 1) of the seats, in the order of placing. */
  readonly seats: readonly number[];
  /** Nodes whose seat stays. */
  readonly held: ReadonlySet<number>;
  readonly people: readonly number[];
  /** The score that is enough. */
  readonly wanted: number;
  /** Parts that do not count, because something else evens them out afterwards. */
  readonly later: ReadonlySet<FairnessPartId>;
}

/** Placements tried at random beside the one that stands. */
const STARTS = 24;
/** States of placements that are looked at, all in all: 3,000 placements on a board of 40 states. */
const MOST_LOOKED = 120_000;

/**
 * A fairer legal placement of the same number of seats: from the one that stands, and from a few others, one seat is
 * moved at a time to where the score grows most. Not the best of all, but never a worse one: the given seats come back
 * where nothing better was met.
 *
 * @param tell hears from time to time what part of the search is over, at most 1
 */
export function moveSeats(
  search: SeatSearch,
  stream: Stream,
  tell: (share: number) => void = () => undefined,
): readonly number[] {
  const { board, graph, seats, held, later } = search;
  // What is to be evened out afterwards may fall short of what is hoped for.
  const wanted = later.size > 0 ? Infinity : search.wanted;
  const conflicts = conflictsWithin(graph, board.capitals.steps);
  const count = Math.max(board.capitals.count, seats.length);
  const fixed = seats.filter((node) => held.has(node));
  const possible = nodesInSomeSet(conflicts, count, fixed);
  const scoreOf = scorer(search);
  const legal = (set: readonly number[]): boolean => findSpacedSet(conflicts, count, set) !== undefined;
  const mostLooked = MOST_LOOKED / graph.length;
  let looked = 0;

  const climb = (start: readonly number[]): { readonly set: readonly number[]; readonly score: number } => {
    let now = { set: start, score: scoreOf(start) };
    while (now.score < wanted && looked < mostLooked) {
      tell(looked / mostLooked);
      let best = now;
      for (const [seat, from] of now.set.entries()) {
        if (held.has(from)) continue;
        for (const to of possible) {
          if (now.set.includes(to)) continue;
          const set = now.set.with(seat, to);
          if (!legal(set)) continue;
          looked++;
          const score = scoreOf(set);
          if (score > best.score) best = { set, score };
        }
      }
      if (best === now) break;
      now = best;
    }
    return now;
  };

  let best = legal(seats) ? climb(seats) : { set: seats, score: scoreOf(seats) };
  for (let start = 0; start < STARTS && best.score < wanted && looked < mostLooked; start++) {
    tell(Math.max(start / STARTS, looked / mostLooked));
    if (possible.length === 0) break;
    const wishes = [pick(stream, possible), pick(stream, possible)].filter((node) => !fixed.includes(node));
    const found =
      findSpacedSet(conflicts, count, [...fixed, ...new Set(wishes)]) ??
      findSpacedSet(conflicts, count, fixed);
    if (!found) break;
    const free = found.filter((node) => !fixed.includes(node));
    const climbed = climb(seats.map((node) => (held.has(node) ? node : free.shift()!)));
    if (climbed.score > best.score) best = climbed;
  }
  return best.set;
}

/** The score of any placement on a board, with distances kept from one to the next. */
function scorer({ board, graph, people, later }: SeatSearch): (set: readonly number[]) => number {
  const known = new Map<number, Int32Array>();
  const from = (node: number): Int32Array => {
    let steps = known.get(node);
    if (!steps) known.set(node, (steps = stepsFrom(graph, node)));
    return steps;
  };
  const cut = cuts(graph);
  const kinds = [...new Set(board.states.map(({ kind }) => kind))].sort();
  return (set) => {
    const distances = set.map(from);
    const shares = shareOut(distances);
    const seats = placeMeasures(graph, set, distances, cut).map((place, seat) => ({
      ...place,
      ...rollMeasures(board.states, shares[seat]!, kinds),
    }));
    return (
      fairnessScore(seats, people)!.parts.reduce(
        (sum, { id, points, weight }) => sum + (later.has(id) ? 100 : points) * weight,
        0,
      ) / 100
    );
  };
}
