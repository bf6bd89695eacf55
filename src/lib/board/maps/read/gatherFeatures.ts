import { quote } from '#lib/core/quote.ts';
import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import { FILE_LIMITS } from './limits.ts';

/** A feature as it stands in a file, nothing checked but that it has properties of some sort. */
export interface RawFeature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly id: unknown;
  readonly geometry: unknown;
}

const GEOMETRIES = [
  'Polygon',
  'MultiPolygon',
  'GeometryCollection',
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
];

/** All features of a GeoJSON object. A bare geometry is one feature; a collection of geometries is as many as it holds. */
export function gatherFeatures(root: Readonly<Record<string, unknown>>): Result<readonly RawFeature[]> {
  const { type } = root;
  if (type === 'FeatureCollection') {
    const { features } = root;
    if (!Array.isArray(features)) {
      return refuse(
        'missing-field',
        `The FeatureCollection has no list of features; it has ${quote(features)}.`,
        quote(features),
      );
    }
    if (features.length === 0)
      return refuse('empty', 'The FeatureCollection is empty: it has no features.', '0 features');
    if (features.length > FILE_LIMITS.features) return tooMany(features.length);
    return ok(features.map(rawFeature));
  }
  if (type === 'Feature') return ok([rawFeature(root)]);
  if (type === 'GeometryCollection' && Array.isArray(root['geometries'])) {
    const { geometries } = root;
    if ((geometries as unknown[]).length > FILE_LIMITS.features)
      return tooMany((geometries as unknown[]).length);
    return ok((geometries as unknown[]).map((geometry) => rawFeature({ geometry })));
  }
  if (GEOMETRIES.some((name) => name === type)) return ok([rawFeature({ geometry: root })]);
  return refuse(
    'unknown-type',
    `The file is JSON, but no map: its type is ${quote(type)}; it must be FeatureCollection, Feature, a geometry, or Topology.`,
    quote(type),
  );
}

export function rawFeature(value: unknown): RawFeature {
  const { properties, id, geometry } = isRecord(value) ? value : {};
  return { properties: isRecord(properties) ? properties : {}, id, geometry };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function tooMany(count: number): Result<never, Problem> {
  return refuse(
    'too-many',
    `The file has ${count} features; at most ${FILE_LIMITS.features} are read. Take a coarser division or a part of it.`,
    String(count),
  );
}

function refuse(code: string, message: string, got: string): Result<never, Problem> {
  const allowed = `a list of 1 to ${FILE_LIMITS.features} features`;
  return err({ code, message, where: 'file', got, allowed });
}
