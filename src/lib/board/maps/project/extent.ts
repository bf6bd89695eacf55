import type { Point } from '#lib/geometry/point.ts';

/** Roughly the smallest cap of the globe around some places. Degrees. */
export interface Extent {
  readonly middle: Point;
  readonly radius: number;
}

const RADIAN = Math.PI / 180;
const ROUNDS = 60;
const SAMPLE = 4000;

/** Badoiu and Clarkson's method: the middle steps towards the farthest place, ever less. No places: the origin. */
export function findExtent(places: readonly Point[]): Extent {
  const step = Math.max(1, Math.floor(places.length / SAMPLE));
  const vectors: [number, number, number][] = [];
  for (let k = 0; k < places.length; k += step) vectors.push(vectorOf(places[k]!));
  if (vectors.length === 0) return { middle: [0, 0], radius: 0 };
  let [x, y, z] = [0, 0, 0];
  for (const vector of vectors) {
    x += vector[0] / vectors.length;
    y += vector[1] / vectors.length;
    z += vector[2] / vectors.length;
  }
  let farthest = vectors[0]!;
  for (let round = 1; round <= ROUNDS; round++) {
    let most = -1;
    for (const vector of vectors) {
      const [dx, dy, dz] = [vector[0] - x, vector[1] - y, vector[2] - z];
      const squared = dx * dx + dy * dy + dz * dz;
      if (squared > most) [most, farthest] = [squared, vector];
    }
    x += (farthest[0] - x) / (round + 1);
    y += (farthest[1] - y) / (round + 1);
    z += (farthest[2] - z) / (round + 1);
  }
  const length = Math.sqrt(x * x + y * y + z * z);
  if (length < 1e-6) return { middle: [0, 0], radius: 180 };
  const middle: Point = [
    Math.atan2(y, x) / RADIAN,
    Math.asin(Math.max(-1, Math.min(1, z / length))) / RADIAN,
  ];
  let radius = 0;
  for (const vector of vectors) {
    const cosine = (vector[0] * x + vector[1] * y + vector[2] * z) / length;
    radius = Math.max(radius, Math.acos(Math.max(-1, Math.min(1, cosine))) / RADIAN);
  }
  return { middle, radius };
}

/** The angle between two places, degrees. */
export function angleBetween(a: Point, b: Point): number {
  const [p, q] = [vectorOf(a), vectorOf(b)];
  const cosine = p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  return Math.acos(Math.max(-1, Math.min(1, cosine))) / RADIAN;
}

function vectorOf([longitude, latitude]: Point): [number, number, number] {
  const across = Math.cos(latitude * RADIAN);
  return [
    across * Math.cos(longitude * RADIAN),
    across * Math.sin(longitude * RADIAN),
    Math.sin(latitude * RADIAN),
  ];
}
