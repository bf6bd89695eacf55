import type { Board, BoardState, Border } from '#lib/board/board.ts';
import type { Point } from '#lib/geometry/point.ts';
import { centreOfMass } from '#lib/geometry/polygon.ts';

export interface GridOptions {
  readonly columns: number;
  readonly rows: number;
  readonly width?: number;
  readonly height?: number;
  readonly seed?: number;
  /** Share of the cells that are water. */
  readonly water?: number;
  /** Corners that each side is bent by. */
  readonly bends?: number;
}

const NAMES = [
  'Wrackholt',
  'Pell',
  'Low Calder',
  'Saint Oma',
  'Gallow Fen',
  'Thane',
  'New Harrowgate',
  'Brume',
  'Ostrava-Nord',
  'Ünterby',
  'Vantor',
  'Ash',
];
const KINDS = ['militaristic', 'economic', 'religious'];

/**
 * A board made without the generator: six-sided cells with shifted corners and bent sides that neighbours share
 * exactly, some of them water. The same options give the same board.
 */
export function gridBoard(options: GridOptions): Board {
  const { columns, rows, width = 404, height = 281, seed = 1, water = 0.2, bends = 7 } = options;
  const random = lehmer(seed);
  const margin = 14;
  const band = 42;
  const stepX = (width - 2 * margin) / (2 * columns + 1);
  const stepY = (height - band - 2 * margin) / rows;
  const shift = (range: number) => (random() - 0.5) * range;
  const corners = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: 2 * columns + 2 }, (_, column): Point => [
      round(margin + column * stepX + shift(stepX * 0.8)),
      round(
        band + margin + row * stepY + ((column + row) % 2 === 0 ? stepY : -stepY) / 7 + shift(stepY * 0.4),
      ),
    ]),
  );

  const sides = new Map<string, Point[]>();
  const side = (from: [number, number], to: [number, number]): Point[] => {
    const forward = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);
    const [a, b] = forward ? [from, to] : [to, from];
    const key = [...a, ...b].join();
    let points = sides.get(key);
    if (points === undefined) {
      points = bend(corners[a[0]]![a[1]]!, corners[b[0]]![b[1]]!, bends, shift);
      sides.set(key, points);
    }
    return forward ? points : points.toReversed();
  };

  const states: BoardState[] = [];
  for (let row = rows - 1; row >= 0; row--)
    for (let column = 0; column < columns; column++) {
      const [wet, kind, population] = [random(), Math.floor(random() * 6), Math.floor(random() * 5)];
      if (wet < water) continue;
      const first = 2 * column + (row % 2);
      const around: [number, number][] = [
        [row, first],
        [row, first + 1],
        [row, first + 2],
        [row + 1, first + 2],
        [row + 1, first + 1],
        [row + 1, first],
      ];
      const polygon = around.flatMap((corner, i) => side(corner, around[(i + 1) % 6]!).slice(0, -1));
      const id = states.length + 1;
      states.push({
        id,
        name: NAMES[(id * 7 + seed) % NAMES.length]!,
        kind: KINDS[Math.floor(kind / 2)]!,
        population,
        rolls: { kind, population: { value: population, shaded: false } },
        centre: centreOfMass(polygon),
        polygon,
      });
    }
  const borders: Border[] = [];
  const [a, b] = [states[0], states.at(-1)];
  if (a !== undefined && b !== undefined && a !== b)
    borders.push({
      a: a.id,
      b: b.id,
      kind: 'strait',
      mm: 9,
      line: [a.polygon[0]!, [a.polygon[0]![0] + 9, a.polygon[0]![1] - 4]],
    });
  return {
    size: { width, height },
    band,
    states,
    borders,
    water: [],
    capitals: {
      count: 3,
      steps: 4,
      suggested: states.filter(({ id }) => id % 9 === 2).map(({ id }) => id),
      placements: 30,
      possible: states.filter(({ id }) => id % 3 === 2).map(({ id }) => id),
    },
  };
}

function bend(a: Point, b: Point, bends: number, shift: (range: number) => number): Point[] {
  let points = [a, b];
  while (points.length < bends + 2)
    points = points.flatMap((p, i) => {
      const q = points[i + 1];
      if (q === undefined) return [p];
      const range = (Math.abs(q[0] - p[0]) + Math.abs(q[1] - p[1])) * 0.22;
      return [p, [round((p[0] + q[0]) / 2 + shift(range)), round((p[1] + q[1]) / 2 + shift(range))]];
    });
  return points;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

function lehmer(seed: number): () => number {
  let state = (seed * 7919 + 17) % 2147483647;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}
