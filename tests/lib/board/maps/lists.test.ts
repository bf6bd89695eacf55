import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embedGraph, facesOf } from '#lib/board/maps/list/embedGraph.ts';
import { parseList } from '#lib/board/maps/list/parseList.ts';
import { shapesOfList } from '#lib/board/maps/list/shapesOfList.ts';
import { validateBoard } from '#lib/board/validate.ts';
import { components, graphFromPairs } from '#lib/graph/graph.ts';
import { bordersOf, layMap } from './layMap.ts';

const NOTHING_LOST = { specks: { state: 0, piece: 0, lake: 0 }, gap: 0, count: 96 };

function boardOf(text: string) {
  const list = parseList(text);
  if (!list.ok) throw new Error(list.error.message);
  const made = layMap(shapesOfList(list.value), NOTHING_LOST);
  if (!made.ok) throw new Error(made.error.message);
  return { ...made.value, list: list.value };
}

const said = (text: string): string => {
  const list = parseList(text);
  return list.ok ? 'taken' : list.error.message;
};

describe('a list of neighbours', () => {
  test.each([
    ['lines with colons', 'A: B, C\nB: C'],
    ['CSV with semicolons', 'A;B;C\nB;C\n'],
    ['CSV with a heading and quotes', 'state,neighbour\n"A","B"\n"A","C"\nB,C'],
    ['tabs and Windows line ends', 'A\tB\tC\r\nB\tC\r\n'],
    ['a mark of byte order', '\uFEFFA,B,C\nB,C'],
    ['JSON by names', '{"A":["B","C"],"B":["C"]}'],
    ['JSON pairs', '[["A","B"],["B","C"],["C","A"]]'],
    ['JSON states', '{"states":[{"name":"A","neighbours":["B","C"]},{"name":"B","borders":["C"]}]}'],
    ['other letters and blanks', ' a : B , C \nA: b\nB: C'],
    [
      'the table of states that boards save',
      'number,name,affiliation,borders_on,straits_to\n1,A,x,2 3,\n2,B,x,1 3,\n3,C,x,1 2,',
    ],
  ])('is read from %s', (_, text) => {
    const list = parseList(text);
    if (!list.ok) throw new Error(list.error.message);
    expect(list.value.names.map((name) => name.toUpperCase())).toEqual(['A', 'B', 'C']);
    expect([...list.value.land].map((pair) => pair.join('')).sort()).toEqual(['01', '02', '12']);
  });

  test.each([
    ['', /is empty/],
    ['{"A":', /breaks its rules/],
    ['{"A":5}', /state "A" has 5; it must have a list/],
    ['[{"neighbours":[]}]', /Entry 1 of the list is/],
    ['A: B', /names 2 states; it must be from 3 to 96/],
    ['A\nB\nC', /names states, but no neighbours/],
    [Array.from({ length: 97 }, (_, k) => `S${k}: S0`).join('\n'), /names 97 states/],
    ['x'.repeat(200_001), /200001 letters/],
  ])('that is %j is refused in a sentence', (text, message) => {
    expect(said(text)).toMatch(message);
  });

  test('says of a state that borders on itself', () => {
    const { report } = boardOf('A: A, B\nB: C\nC: A');
    expect(report.notes.join(' ')).toMatch(/1 state said to border on itself/);
  });

  test('draws sea routes where it is told to and where the list falls apart', () => {
    const { board, report } = boardOf('A: B, ~D\nB: C\nC: A\nD: E\nF: G');
    expect(validateBoard(board, 0)).toEqual([]);
    expect(bordersOf(board)).toEqual(['A-B', 'A-C', 'B-C', 'D-E', 'F-G']);
    expect(bordersOf(board, 'strait')).toHaveLength(2);
    expect(bordersOf(board, 'strait')).toContain('A-D');
    expect(report.notes.join(' ')).toMatch(/falls into 3 parts/);
  });

  test('that no map in the plane can have gets a second piece of a state, and says so', () => {
    const { board, report, list } = boardOf('A: B, C, D, E\nB: C, D, E\nC: D, E\nD: E');
    expect(validateBoard(board, 0)).toEqual([]);
    expect(bordersOf(board)).toHaveLength(list.land.length);
    expect(board.states.filter(({ more }) => more !== undefined)).toHaveLength(2);
    expect(report.notes.join(' ')).toMatch(/a second piece of D lies inside E/);
  });
});

/** Nets of squares, some of them with a diagonal, without some of their edges: planar, and often in several parts. */
const nets = fc
  .record({
    wide: fc.integer({ min: 2, max: 5 }),
    high: fc.integer({ min: 2, max: 4 }),
    kept: fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
  })
  .map(({ wide, high, kept }) => {
    const pairs: [number, number][] = [];
    const next = (): number => kept.next().value!;
    for (let y = 0; y < high; y++) {
      for (let x = 0; x < wide; x++) {
        const at = y * wide + x;
        if (x + 1 < wide && next() < 8) pairs.push([at, at + 1]);
        if (y + 1 < high && next() < 8) pairs.push([at, at + wide]);
        if (x + 1 < wide && y + 1 < high && next() < 5) pairs.push([at, at + wide + 1]);
      }
    }
    return { size: wide * high, pairs };
  })
  .filter(({ pairs }) => pairs.length > 0);

describe('embedding', () => {
  test('finds an order of neighbours for planar graphs that Euler’s formula agrees with', () => {
    fc.assert(
      fc.property(nets, ({ size, pairs }) => {
        const graph = graphFromPairs(size, pairs);
        const rotation = embedGraph(graph)!;
        const { count, of } = components(graph);
        const lone = [...Array(size).keys()].filter((node) => graph[node]!.length === 0).length;
        expect(of.length).toBe(size);
        // A part without edges has no face that a walk goes round; every other shares the outer one.
        expect(facesOf(rotation).length).toBe(pairs.length - size + 2 * count - lone);
      }),
      { numRuns: 150 },
    );
  });

  test('finds none for the two smallest graphs that have none, nor inside larger ones', () => {
    const k5 = [
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 4],
      [3, 4],
    ] as const;
    const k33 = [0, 1, 2].flatMap((a) => [3, 4, 5].map((b) => [a, b] as const));
    for (const pairs of [k5, k33]) {
      expect(embedGraph(graphFromPairs(6, pairs))).toBeUndefined();
      // One edge less is enough, whichever it is.
      pairs.forEach((_, k) =>
        expect(
          embedGraph(
            graphFromPairs(
              6,
              pairs.filter((__, j) => j !== k),
            ),
          ),
        ).toBeDefined(),
      );
      // The same with a node in the middle of every edge.
      const cut = pairs.flatMap(
        ([a, b], k) =>
          [
            [a, 6 + k],
            [6 + k, b],
          ] as const,
      );
      expect(embedGraph(graphFromPairs(6 + pairs.length, cut))).toBeUndefined();
    }
  });

  test('gives boards that have the borders of the list and no others', () => {
    fc.assert(
      fc.property(nets, ({ size, pairs }) => {
        const text = [...Array(size).keys()]
          .map((node) => [`S${node}`, ...pairs.filter(([a]) => a === node).map(([, b]) => `S${b}`)].join(';'))
          .join('\n');
        const { board, list } = boardOf(text);
        expect(validateBoard(board, 0)).toEqual([]);
        const wanted = list.land.map(([a, b]) => [list.names[a]!, list.names[b]!].sort().join('-')).sort();
        expect(bordersOf(board)).toEqual(wanted);
      }),
      { numRuns: 12 },
    );
  });
});
