import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { boardGraph } from '#lib/board/boardGraph.ts';
import {
  capitalPartners,
  nextCapitals,
  placeCapitals,
  unfairness,
} from '#lib/board/features/placeCapitals.ts';
import { graphFromPairs, stepsFrom } from '#lib/graph/graph.ts';
import { allSpacedSets } from '../../oracles/spacedSets.ts';

const boards = ['a', 'b', 'c'].map((seed) => {
  const made = generateBoard({ ...DEFAULT_SETTINGS, seed, regimes: 3 });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
});
const setsOf = (board: (typeof boards)[number]): number[][] =>
  allSpacedSets(boardGraph(board), 4, 3).map((set) => set.map((node) => node + 1));
const ascending = (ids: Iterable<number>): number[] => [...new Set(ids)].sort((a, b) => a - b);

describe('placing capitals', () => {
  it('offers for the next capital just the states of placements that hold all placed ones', () => {
    for (const board of boards) {
      const sets = setsOf(board);
      for (const placed of [[], ...sets.slice(0, 5).flatMap(([a, b, c]) => [[a!], [c!], [a!, b!]])]) {
        const open = sets.filter((set) => placed.every((id) => set.includes(id))).flat();
        const expected = ascending(open).filter((id) => !placed.includes(id));
        expect(nextCapitals(boardGraph(board), 4, 3, placed)).toEqual(expected);
      }
    }
  });

  it('offers nothing once all stand, or when those that stand are too near', () => {
    const [board] = boards;
    const [first] = setsOf(board!);
    expect(nextCapitals(boardGraph(board!), 4, 3, first!)).toEqual([]);
    const { a, b } = board!.borders[0]!;
    expect(nextCapitals(boardGraph(board!), 4, 3, [a, b])).toEqual([]);
  });

  it('lists as partners just those that share a placement', () => {
    for (const board of boards) {
      const sets = setsOf(board);
      const partners = capitalPartners(boardGraph(board), board.capitals);
      expect([...partners.keys()]).toEqual(board.capitals.possible);
      for (const [id, others] of partners) {
        const expected = ascending(sets.filter((set) => set.includes(id)).flat()).filter(
          (other) => other !== id,
        );
        expect(others).toEqual(expected);
      }
    }
  });

  it('finds none where there is none', () => {
    const triangle = graphFromPairs(3, [
      [0, 1],
      [1, 2],
      [0, 2],
    ]);
    const spec = { count: 2, steps: 2, minPlacements: 1, minShare: 0 };
    expect(placeCapitals(triangle, [1, 1, 1], spec, 'x')).toBeUndefined();
  });

  it('calls a placement fair when every seat has the same share', () => {
    // A path of five: the ends share it evenly, an end and its neighbour do not.
    const path = graphFromPairs(5, [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
    const from = (node: number) => stepsFrom(path, node);
    const even = [1, 1, 1, 1, 1];
    expect(unfairness([from(0), from(4)], even)).toBe(0);
    expect(unfairness([from(0), from(1)], even)).toBeGreaterThan(0.02);
    expect(unfairness([from(0), from(4)], [9, 1, 1, 1, 1])).toBeGreaterThan(0.02);
  });

  it('suggests a placement at least as fair as nine in ten', () => {
    for (const board of boards) {
      const graph = boardGraph(board);
      const weights = board.states.map(({ population }) => 1 + population);
      const spreadOf = (ids: readonly number[]) =>
        unfairness(
          ids.map((id) => stepsFrom(graph, id - 1)),
          weights,
        );
      const all = setsOf(board)
        .map(spreadOf)
        .sort((p, q) => p - q);
      expect(spreadOf(board.capitals.suggested)).toBeLessThanOrEqual(all[Math.floor(all.length / 10)]!);
    }
  });

  it('suggests a placement on a map in pieces, too, though nobody reaches all of it', () => {
    const pieces = graphFromPairs(4, [
      [0, 1],
      [2, 3],
    ]);
    const spec = { count: 1, steps: 4, minPlacements: 1, minShare: 0 };
    const capitals = placeCapitals(pieces, [1, 1, 1, 1], spec, 'seed');
    expect(capitals?.suggested).toHaveLength(1);
  });
});
