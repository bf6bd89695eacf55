export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

type Point = readonly [number, number];

/** Unit vectors; y grows to the north. */
const UNIT: Readonly<Record<Direction, Point>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

/** An adjacent place counts as lying in a direction up to about 63 degrees off it: no neighbour is out of reach. */
const WIDEST = 2;

/**
 * Where an arrow key leads from one of several places on a map: to the adjacent place that lies most nearly in that
 * direction; if none does, to the nearest of all places in that quarter of the map; undefined where it is empty.
 * Indices into `points`, whose y grows to the north.
 */
export function stepTowards(
  points: readonly Point[],
  adjacent: readonly number[],
  from: number,
  direction: Direction,
): number | undefined {
  const start = points[from];
  if (!start) return undefined;
  const [ux, uy] = UNIT[direction];
  const look = (to: number) => {
    const [x, y] = points[to]!;
    const [dx, dy] = [x - start[0], y - start[1]];
    return { ahead: dx * ux + dy * uy, aside: Math.abs(dx * uy - dy * ux) };
  };
  const others = points.map((_, index) => index).filter((index) => index !== from);
  const beside = least(
    adjacent.filter((to) => {
      const { ahead, aside } = look(to);
      return ahead > 0 && aside <= WIDEST * ahead;
    }),
    (to) => look(to).aside / look(to).ahead,
  );
  if (beside !== undefined) return beside;
  return least(
    others.filter((to) => look(to).ahead > 0 && look(to).aside <= look(to).ahead),
    (to) => look(to).ahead + look(to).aside,
  );
}

function least(candidates: readonly number[], cost: (candidate: number) => number): number | undefined {
  let best: number | undefined;
  let lowest = Infinity;
  for (const candidate of candidates) {
    const value = cost(candidate);
    if (value < lowest) [best, lowest] = [candidate, value];
  }
  return best;
}
