import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphFromPairs, type Graph } from '#lib/graph/graph.ts';
import {
  conflictDegree,
  conflictsWithin,
  countSpacedSets,
  findSpacedSet,
  largestSpacedSet,
  nodesInSomeSet,
} from '#lib/graph/spacedSets.ts';
import { allSpacedSets } from '../../oracles/spacedSets.ts';

const path = (size: number): Graph =>
  graphFromPairs(
    size,
    Array.from({ length: size - 1 }, (_, i) => [i, i + 1] as const),
  );

/** Sparse random graphs, now and then in several pieces, as maps with straits missing would be. */
const graphs = fc
  .tuple(fc.integer({ min: 1, max: 11 }), fc.array(fc.tuple(fc.nat(10), fc.nat(10)), { maxLength: 16 }))
  .map(([size, pairs]) => {
    const seen = new Set<string>();
    return graphFromPairs(
      size,
      pairs.filter(([a, b]) => {
        const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
        if (a === b || a >= size || b >= size || seen.has(key)) return false;
        seen.add(key);
        return true;
      }),
    );
  });

describe('spaced sets', () => {
  it('finds that a path of nine holds three nodes four steps apart in one way', () => {
    const conflicts = conflictsWithin(path(9), 4);
    expect(findSpacedSet(conflicts, 3)).toEqual([0, 4, 8]);
    expect(countSpacedSets(conflicts, 3, 100)).toBe(1);
    expect(nodesInSomeSet(conflicts, 3)).toEqual([0, 4, 8]);
    expect(findSpacedSet(conflicts, 4)).toBeUndefined();
  });

  it('reads a distance of one step as any two different nodes', () => {
    expect(countSpacedSets(conflictsWithin(path(40), 1), 3, 100_000)).toBe((40 * 39 * 38) / 6);
  });

  it('counts across word boundaries of the bit sets', () => {
    // Sets of two on a path of 70 that are not neighbours.
    expect(countSpacedSets(conflictsWithin(path(70), 2), 2, 100_000)).toBe((70 * 69) / 2 - 69);
  });

  it('says "at least" once there are more sets than the cap, and not before', () => {
    const conflicts = conflictsWithin(path(10), 1);
    expect(countSpacedSets(conflicts, 2, 45)).toBe(45);
    expect(countSpacedSets(conflicts, 2, 44)).toEqual({ atLeast: 44 });
  });

  it('keeps to nodes that are already placed, and refuses placed nodes that conflict', () => {
    const conflicts = conflictsWithin(path(9), 4);
    expect(nodesInSomeSet(conflicts, 2, [3])).toEqual([3, 7, 8]);
    expect(findSpacedSet(conflicts, 2, [3, 4])).toBeUndefined();
    expect(largestSpacedSet(conflicts, 9, [3, 4])).toEqual([]);
  });

  it('counts each node within the distance once for its roominess', () => {
    // 0: itself and 1; 1: all three; 2: itself and 1.
    expect(conflictDegree(conflictsWithin(path(3), 2))).toBe(7);
  });

  it('agrees with trying every combination', () => {
    fc.assert(
      fc.property(
        graphs,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 4 }),
        (graph, steps, count) => {
          const sets = allSpacedSets(graph, steps, count);
          const conflicts = conflictsWithin(graph, steps);
          expect(countSpacedSets(conflicts, count, 1000)).toBe(sets.length);
          expect(nodesInSomeSet(conflicts, count)).toEqual([...new Set(sets.flat())].sort((a, b) => a - b));
          const found = findSpacedSet(conflicts, count);
          if (sets.length === 0) expect(found).toBeUndefined();
          else expect(sets).toContainEqual(found);
          const largest = largestSpacedSet(conflicts, graph.length);
          expect(allSpacedSets(graph, steps, largest.length)).toContainEqual(largest);
          if (largest.length < graph.length)
            expect(allSpacedSets(graph, steps, largest.length + 1)).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });
});
