import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cuts } from '#lib/graph/cuts.ts';
import { graphFromPairs } from '#lib/graph/graph.ts';
import { cutsByRemoval } from '../../oracles/cutsByRemoval.ts';
import { graphs } from './graphs.ts';

test('finds the very nodes and edges whose loss breaks a graph', () => {
  fc.assert(
    fc.property(graphs(), (graph) => {
      expect(cuts(graph)).toEqual(cutsByRemoval(graph));
    }),
    { numRuns: 400 },
  );
});

test('a chain of ten thousand breaks anywhere, and does not fill the stack', () => {
  const size = 10_000;
  const chain = graphFromPairs(
    size,
    Array.from({ length: size - 1 }, (_, a) => [a, a + 1] as const),
  );
  const { nodes, bridges } = cuts(chain);
  expect(nodes).toHaveLength(size - 2);
  expect(bridges).toHaveLength(size - 1);
});
