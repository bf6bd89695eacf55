import { geoArea, geoStream, type GeoProjection } from 'd3-geo';
import type { Point } from '#lib/geometry/point.ts';
import type { MapShape, RawRing } from '../mapShape.ts';
import { findExtent } from './extent.ts';
import { chosenProjection, makeProjection, type ProjectionName } from './projection.ts';

/** Edges longer than this, in degrees, get corners in between: a file means straight lines on its own flat map. */
const LONGEST_EDGE = 1;

export interface Projected {
  /** Plane, y to the north, any unit. */
  readonly shapes: readonly MapShape[];
  /** What was taken where the choice was `auto`. */
  readonly projection: Exclude<ProjectionName, 'auto'>;
}

/**
 * Lays shapes of longitude and latitude flat. Rings may run in either direction and across the 180th meridian: each is
 * taken for the smaller part of the globe that it bounds.
 */
export function projectShapes(shapes: readonly MapShape[], name: ProjectionName): Projected {
  const places = shapes.flatMap(({ areas }) => areas.flatMap((area) => area[0] ?? []));
  const extent = findExtent(places);
  const projection = makeProjection(name, extent);
  return {
    shapes: shapes.map(({ name: own, areas }) => ({
      name: own,
      areas: areas.map((area) => area.flatMap((ring) => projectRing(ring, projection))),
    })),
    projection: chosenProjection(name, extent),
  };
}

/** One ring becomes several where the edge of the map cuts it. */
function projectRing(ring: RawRing, projection: GeoProjection): Point[][] {
  const dense = densified(ring);
  if (dense.length < 4) return [];
  const polygon = { type: 'Polygon' as const, coordinates: [dense] };
  if (geoArea(polygon) > 2 * Math.PI) dense.reverse();
  const rings: Point[][] = [];
  let open: Point[] = [];
  const sink = {
    point(x: number, y: number) {
      if (Number.isFinite(x) && Number.isFinite(y)) open.push([x, -y]);
    },
    lineStart() {
      open = [];
    },
    lineEnd() {
      if (open.length >= 3) rings.push(open);
    },
    polygonStart() {},
    polygonEnd() {},
    sphere() {},
  };
  geoStream(polygon, projection.stream(sink));
  return rings;
}

/** Closed, without a corner twice in a row, and with corners along long edges; those across 180° go the short way. */
function densified(ring: RawRing): [number, number][] {
  const dense: [number, number][] = [];
  const [first] = ring;
  if (first === undefined) return dense;
  let [px, py] = first;
  dense.push([px, py]);
  for (let k = 1; k <= ring.length; k++) {
    const [qx, y] = ring[k % ring.length]!;
    let x = qx;
    while (x - px > 180) x -= 360;
    while (x - px < -180) x += 360;
    if (x === px && y === py) continue;
    const pieces = Math.ceil(Math.max(Math.abs(x - px), Math.abs(y - py)) / LONGEST_EDGE);
    for (let piece = 1; piece < pieces; piece++) {
      dense.push([px + ((x - px) * piece) / pieces, py + ((y - py) * piece) / pieces]);
    }
    dense.push([x, y]);
    [px, py] = [x, y];
  }
  const last = dense.at(-1)!;
  // Around a pole the way ends a whole turn on; on the globe that is the same place.
  if (last[0] !== first[0] || last[1] !== first[1]) dense.push([first[0], first[1]]);
  else dense[dense.length - 1] = [first[0], first[1]];
  return dense;
}
