import { counted } from '#lib/core/counted.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { MapShape, MapShapes, RawArea } from '../mapShape.ts';
import { isRecord, type RawFeature } from './gatherFeatures.ts';
import { FILE_LIMITS } from './limits.ts';
import { continentOf } from './continentOf.ts';
import { nameOf } from './nameOf.ts';

/** Coordinates beyond this are damage, not places. */
const HUGE = 1e12;
/** As many places out of a hundred may lie off the globe and still be taken for slips of the pen. */
const SLIPS = 0.01;

/** What was found on the way through a file's geometries. */
interface Findings {
  /** Geometries without an area: points and lines. */
  flat: number;
  /** Features without any geometry. */
  empty: number;
  /** Numbers that are none, and places out of any range. */
  broken: number;
  corners: number;
  /** Places that are no longitude and latitude. */
  offGlobe: number;
  tooDeep: boolean;
}

/** The shapes of a file's features. `crs` is the reference system that older GeoJSON may name. */
export function shapesOfFeatures(
  features: readonly RawFeature[],
  crs: unknown,
  before: readonly string[],
): Result<MapShapes> {
  const found: Findings = { flat: 0, empty: 0, broken: 0, corners: 0, offGlobe: 0, tooDeep: false };
  const shapes = features.map((feature): MapShape => {
    const areas: RawArea[] = [];
    if (!isRecord(feature.geometry)) found.empty++;
    else gatherAreas(feature.geometry, areas, found, 0);
    return { name: nameOf(feature), continent: continentOf(feature), areas };
  });
  if (found.corners > FILE_LIMITS.corners) {
    return err({
      code: 'too-many',
      message: `The file has ${found.corners} corners; at most ${FILE_LIMITS.corners} are read. A map program can simplify it.`,
      where: 'file',
      got: String(found.corners),
      allowed: `at most ${FILE_LIMITS.corners} corners`,
    });
  }
  const withLand = shapes.filter(({ areas }) => areas.length > 0);
  if (withLand.length === 0) {
    const what = found.flat > 0 ? 'only points and lines' : 'no geometry that can be drawn';
    return err({
      code: 'no-areas',
      message: `The file has ${what}; states need areas, which are Polygon or MultiPolygon.`,
      where: 'file',
      got: what,
      allowed: 'Polygon or MultiPolygon',
    });
  }
  const projected = namesPlane(crs);
  const geographic = !projected && found.offGlobe <= SLIPS * found.corners;
  const notes = [...before, ...notesOf(found)];
  if (!geographic) notes.push(PLANE_NOTE);
  else if (found.offGlobe > 0) {
    notes.push(`${counted(found.offGlobe, 'corner')} beyond the ends of the globe left out.`);
  }
  return ok({
    shapes: geographic && found.offGlobe > 0 ? withLand.map(onGlobe) : withLand,
    geographic,
    notes,
  });
}

const PLANE_NOTE =
  'The coordinates are no degrees of longitude and latitude, so they are drawn as they are, without a projection.';

function gatherAreas(
  geometry: Readonly<Record<string, unknown>>,
  areas: RawArea[],
  found: Findings,
  depth: number,
): void {
  const { type, coordinates, geometries } = geometry;
  if (depth > FILE_LIMITS.depth) {
    found.tooDeep = true;
  } else if (type === 'Polygon') addArea(coordinates, areas, found);
  else if (type === 'MultiPolygon' && Array.isArray(coordinates)) {
    for (const polygon of coordinates as unknown[]) addArea(polygon, areas, found);
  } else if (type === 'GeometryCollection' && Array.isArray(geometries)) {
    for (const part of geometries as unknown[])
      if (isRecord(part)) gatherAreas(part, areas, found, depth + 1);
  } else found.flat++;
}

function addArea(polygon: unknown, areas: RawArea[], found: Findings): void {
  if (!Array.isArray(polygon)) {
    found.broken++;
    return;
  }
  const rings = (polygon as unknown[]).flatMap((ring) => {
    const points = pointsOf(ring, found);
    return points.length < 3 ? [] : [points];
  });
  if (rings.length > 0) areas.push(rings);
}

/** Corners with two finite numbers; a third, a height, is let go. */
function pointsOf(ring: unknown, found: Findings): Point[] {
  if (!Array.isArray(ring)) {
    found.broken++;
    return [];
  }
  const points: Point[] = [];
  for (const corner of ring as unknown[]) {
    const [x, y] = Array.isArray(corner) ? (corner as unknown[]) : [];
    if (typeof x !== 'number' || typeof y !== 'number' || !(Math.abs(x) <= HUGE) || !(Math.abs(y) <= HUGE)) {
      found.broken++;
      continue;
    }
    found.corners++;
    if (isOffGlobe([x, y])) found.offGlobe++;
    points.push([x, y]);
  }
  return points;
}

/** Longitudes may run on past 180 for a whole turn, as maps of the Pacific have them. */
const isOffGlobe = ([x, y]: Point): boolean => Math.abs(x) > 360 || Math.abs(y) > 90.001;

const onGlobe = ({ areas, ...shape }: MapShape): MapShape => ({
  ...shape,
  areas: areas.map((area) => area.map((ring) => ring.filter((corner) => !isOffGlobe(corner)))),
});

/** Whether a file names a reference system that is not plain longitude and latitude. */
function namesPlane(crs: unknown): boolean {
  const { properties } = isRecord(crs) ? crs : {};
  const { name } = isRecord(properties) ? properties : {};
  return typeof name === 'string' && !/(CRS:?84|4326|4269|4258|WGS ?84)\s*$/i.test(name);
}

function notesOf({ flat, empty, broken, tooDeep }: Findings): string[] {
  const notes: string[] = [];
  if (flat > 0)
    notes.push(`${counted(flat, 'point or line', 'points and lines')} left out: only areas can be states.`);
  if (empty > 0) notes.push(`${counted(empty, 'feature')} without a shape left out.`);
  if (broken > 0)
    notes.push(`${counted(broken, 'damaged corner or ring', 'damaged corners and rings')} left out.`);
  if (tooDeep) notes.push(`Collections nested more than ${FILE_LIMITS.depth} deep are left out.`);
  return notes;
}
