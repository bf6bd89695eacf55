import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphFromPairs } from '#lib/graph/graph.ts';
import { separateWays } from '#lib/graph/separateWays.ts';
import { fewestToShutIn } from '../../oracles/cutsByRemoval.ts';
import { graphs } from './graphs.ts';

test('counts as many ways as nodes must be closed to shut a node in', () => {
  const cases = graphs({ min: 2 }).chain((graph) =>
    fc.record({
      graph: fc.constant(graph),
      targets: fc.uniqueArray(fc.integer({ min: 1, max: graph.length - 1 }), { minLength: 1, maxLength: 3 }),
    }),
  );
  fc.assert(
    fc.property(cases, ({ graph, targets }) => {
      expect(separateWays(graph, 0, targets)).toBe(fewestToShutIn(graph, 0, targets));
    }),
    { numRuns: 600 },
  );
});

test('turns a way aside where the first one found would leave no room for a second', () => {
  // The short way 0-1-4-5 crosses the only two that can stand together: 0-1-3-5 and 0-2-4-5.
  const graph = graphFromPairs(6, [
    [0, 1],
    [0, 2],
    [1, 4],
    [1, 3],
    [2, 4],
    [3, 5],
    [4, 5],
  ]);
  expect(separateWays(graph, 0, [5])).toBe(2);
});

test('takes a way back over several nodes to where it can leave it', () => {
  // The short way 0-1-2-3-9 must give up 1-2-3: 0-1-7-8-6-9 and 0-4-5-10-3-9 stand together.
  const graph = graphFromPairs(11, [
    ...([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 9],
    ] as const),
    ...([
      [0, 4],
      [4, 5],
      [5, 10],
      [3, 10],
    ] as const),
    ...([
      [1, 7],
      [7, 8],
      [6, 8],
      [6, 9],
    ] as const),
  ]);
  expect(separateWays(graph, 0, [9])).toBe(2);
});

test('there is no way to where nothing leads', () => {
  expect(separateWays([[], []], 0, [1])).toBe(0);
});
