import type { Point } from '#lib/geometry/point.ts';

/** A face of a net. */
export interface NetFace {
  /** In order around it; each fold is a side of two faces. */
  readonly corners: readonly Point[];
  /** Its middle, where a number goes. */
  readonly middle: Point;
  /** Degrees by which the number is turned, so that it points to a corner as on a bought die. */
  readonly turn: number;
}

/** A solid unfolded flat, to be cut out, folded and glued. Millimetres from its top-left corner, y down. */
export interface FoldNet {
  readonly width: number;
  readonly height: number;
  readonly faces: readonly NetFace[];
  /** Flaps that go under the neighbouring face, each beginning with the two corners of the side that it hangs on. */
  readonly tabs: readonly (readonly Point[])[];
}

/**
 * Eight triangles: six in a row that closes to a ring, one above and one below. Faces 0 to 5 are the row from the
 * left, 6 the upper and 7 the lower one; 0, 2, 4 and 6 meet each other in corners alone, and so do the other four.
 * Opposite each other lie 0 and 3, 1 and 4, 2 and 5, 6 and 7.
 */
export function octahedronNet(edge: number, tab: number): FoldNet {
  const high = (edge * Math.sqrt(3)) / 2;
  const at = (halves: number, rows: number): Point => [tab + (halves * edge) / 2, tab + rows * high];
  const up = (from: number, row: number): NetFace =>
    faceOf([at(from, row + 1), at(from + 1, row), at(from + 2, row + 1)], 0);
  const down = (from: number, row: number): NetFace =>
    faceOf([at(from, row), at(from + 2, row), at(from + 1, row + 1)], 180);
  const row = Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? up(index, 1) : down(index, 1)));
  const [upper, lower] = [up(1, 0), down(2, 2)];
  return {
    width: 3.5 * edge + 2 * tab,
    height: 3 * high + 2 * tab,
    faces: [...row, upper, lower],
    tabs: [
      flap(at(1, 1), at(2, 0), tab),
      flap(at(2, 0), at(3, 1), tab),
      flap(at(4, 2), at(3, 3), tab),
      flap(at(3, 3), at(2, 2), tab),
      flap(at(7, 1), at(6, 2), tab),
    ],
  };
}

/**
 * Six squares: four in a row that closes to a ring, one above and one below the second. Faces 0 to 3 are the row from
 * the left, 4 the upper and 5 the lower one. Opposite each other lie 0 and 2, 1 and 3, 4 and 5.
 */
export function cubeNet(edge: number, tab: number): FoldNet {
  const at = (column: number, row: number): Point => [tab + column * edge, tab + row * edge];
  const square = (column: number, row: number): NetFace =>
    faceOf([at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)], 0);
  const faces = [0, 1, 2, 3].map((column) => square(column, 1));
  return {
    width: 4 * edge + 2 * tab,
    height: 3 * edge + 2 * tab,
    faces: [...faces, square(1, 0), square(1, 2)],
    tabs: [
      flap(at(1, 1), at(1, 0), tab),
      flap(at(1, 0), at(2, 0), tab),
      flap(at(2, 0), at(2, 1), tab),
      flap(at(2, 2), at(2, 3), tab),
      flap(at(2, 3), at(1, 3), tab),
      flap(at(1, 3), at(1, 2), tab),
      flap(at(4, 1), at(4, 2), tab),
    ],
  };
}

function faceOf(corners: readonly Point[], turn: number): NetFace {
  const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return { corners, middle: [mean(0), mean(1)], turn };
}

/** A flap on the left of the way from `from` to `to`, y down; its slanting ends keep clear of other flaps. */
function flap(from: Point, to: Point, depth: number): readonly Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [along, out] = [
    [dx / length, dy / length],
    [dy / length, -dx / length],
  ] as const;
  const slant = Math.min(depth * 0.9, length / 3);
  const point = (step: number): Point => [
    from[0] + along[0] * step + out[0] * depth,
    from[1] + along[1] * step + out[1] * depth,
  ];
  return [from, to, point(length - slant), point(slant)];
}
