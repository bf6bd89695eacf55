import type { Board, BoardState } from '#lib/board/board.ts';
import type { Point } from '#lib/geometry/point.ts';

/** A counter-clockwise rectangle with a corner at every tenth millimetre of its sides, so that it can be bent. */
export function rectangle(left: number, low: number, right: number, high: number, step = 10): Point[] {
  const ring: Point[] = [];
  for (let x = left; x < right; x += step) ring.push([x, low]);
  for (let y = low; y < high; y += step) ring.push([right, y]);
  for (let x = right; x > left; x -= step) ring.push([x, high]);
  for (let y = high; y > low; y -= step) ring.push([left, y]);
  return ring;
}

const state = (id: number, name: string, polygon: Point[], centre: Point): BoardState => ({
  id,
  name,
  kind: 'economic',
  population: 2,
  rolls: { kind: 2, population: { value: 2, shaded: false } },
  centre,
  polygon,
});

const inner = rectangle(110, 110, 150, 150);
const pond = rectangle(60, 160, 80, 180);

/** Round has a state and a lake in it and an island beside it; Heart lies in it; Isle is reached by a strait. */
export const ENCLAVE: Board = {
  size: { width: 404, height: 281 },
  band: 43,
  states: [
    {
      ...state(1, 'Round', rectangle(50, 80, 200, 200), [80, 110]),
      more: [inner.toReversed(), pond.toReversed(), rectangle(240, 100, 270, 120)],
    },
    state(2, 'Heart', inner, [130, 130]),
    state(3, 'Isle', rectangle(300, 100, 360, 160), [330, 130]),
  ],
  borders: [
    { a: 1, b: 2, kind: 'land', mm: 160 },
    {
      a: 1,
      b: 3,
      kind: 'strait',
      mm: 30,
      line: [
        [270, 110],
        [300, 110],
      ],
    },
  ],
  water: [
    {
      id: 1,
      kind: 'sea',
      polygon: [
        [0, 0],
        [404, 0],
        [404, 281],
        [0, 281],
      ],
    },
    { id: 2, kind: 'lake', polygon: pond },
  ],
  capitals: { count: 0, steps: 0, suggested: [], placements: 1, possible: [] },
};
