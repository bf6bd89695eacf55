import type { Point } from '#lib/geometry/point.ts';

/**
 * For each site the part of a rectangle from (0, 0) that is nearer to it than to any other (Voronoi), as a convex ring:
 * the rectangle cut by one half-plane for each other site. Of sites in one place only the first has a part.
 */
export function nearestCells(sites: readonly Point[], width: number, height: number): Point[][] {
  return sites.map((site, index) => {
    let ring: Point[] = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
    sites.forEach((other, at) => {
      if (at === index) return;
      if (other[0] === site[0] && other[1] === site[1]) {
        if (at < index) ring = [];
      } else ring = nearer(ring, site, other);
    });
    return ring;
  });
}

/** The part of a convex ring that is nearer to one site than to another. */
function nearer(ring: readonly Point[], site: Point, other: Point): Point[] {
  const [nx, ny] = [other[0] - site[0], other[1] - site[1]];
  const middle = (nx * (site[0] + other[0]) + ny * (site[1] + other[1])) / 2;
  const beyond = ([x, y]: Point): number => nx * x + ny * y - middle;
  const kept: Point[] = [];
  ring.forEach((corner, k) => {
    const next = ring[(k + 1) % ring.length]!;
    const [a, b] = [beyond(corner), beyond(next)];
    if (a <= 0) kept.push(corner);
    if ((a < 0 && b > 0) || (a > 0 && b < 0)) {
      const t = a / (a - b);
      kept.push([corner[0] + (next[0] - corner[0]) * t, corner[1] + (next[1] - corner[1]) * t]);
    }
  });
  return kept;
}
