import { expect, it } from 'vitest';
import { components, graphFromPairs, stepsFrom } from '#lib/graph/graph.ts';

const graph = graphFromPairs(6, [
  [0, 1],
  [1, 2],
  [0, 2],
  [2, 3],
]);

it('counts the fewest steps to each node, and -1 where no way leads', () => {
  expect([...stepsFrom(graph, 0)]).toEqual([0, 1, 1, 2, -1, -1]);
});

it('numbers the pieces of a graph by their lowest node', () => {
  expect(components(graph)).toEqual({ of: Int32Array.from([0, 0, 0, 0, 1, 2]), count: 3 });
});
