import fc from 'fast-check';
import { graphFromPairs, type Graph } from '#lib/graph/graph.ts';

/** Graphs of a few nodes, connected or not, without loops and double edges. */
export const graphs = ({ min = 1, max = 9 } = {}): fc.Arbitrary<Graph> =>
  fc.integer({ min, max }).chain((size) => {
    const pairs = Array.from({ length: size }, (_, b) =>
      Array.from({ length: b }, (_, a) => [a, b] as const),
    ).flat();
    return fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: pairs.length, maxLength: pairs.length })
      .chain((luck) =>
        fc.integer({ min: 1, max: 8 }).map((limit) =>
          graphFromPairs(
            size,
            pairs.filter((_, k) => luck[k]! < limit),
          ),
        ),
      );
  });
