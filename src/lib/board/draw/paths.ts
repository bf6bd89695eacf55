import type { Box } from '#lib/geometry/polygon.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { Path, Segment } from '#lib/scene/scene.ts';

/** Closed rings as one path. */
export function ringsPath(rings: readonly (readonly Point[])[]): Path {
  const path: Segment[] = [];
  for (const ring of rings) {
    addLine(path, ring);
    path.push(['Z']);
  }
  return path;
}

/** Open lines as one path. */
export function linesPath(lines: readonly (readonly Point[])[]): Path {
  const path: Segment[] = [];
  for (const line of lines) addLine(path, line);
  return path;
}

function addLine(path: Segment[], points: readonly Point[]): void {
  points.forEach(([x, y], i) => path.push([i === 0 ? 'M' : 'L', x, y]));
}

export function boxPath({ left, low, right, high }: Box): Path {
  return [['M', left, low], ['L', right, low], ['L', right, high], ['L', left, high], ['Z']];
}

/** A circle of four curves, within 0.03 % of a true one. */
export function circlePath(x: number, y: number, radius: number): Path {
  const k = radius * QUARTER;
  return [
    ['M', x + radius, y],
    ['C', x + radius, y + k, x + k, y + radius, x, y + radius],
    ['C', x - k, y + radius, x - radius, y + k, x - radius, y],
    ['C', x - radius, y - k, x - k, y - radius, x, y - radius],
    ['C', x + k, y - radius, x + radius, y - k, x + radius, y],
    ['Z'],
  ];
}

/** How long the handles of a quarter circle are, as a fraction of its radius. */
const QUARTER = 0.5523;
