import { feature } from 'topojson-client';
import type { Point } from '#lib/geometry/point.ts';
import type { RawArea } from '../mapShape.ts';
import type { Continent } from './continents.ts';

/** Scales of the built-in map: 1 to 110 million for the whole world at once, 1 to 50 million for anything less. */
export const DETAILS = ['110m', '50m'] as const;
export type Detail = (typeof DETAILS)[number];

/** A TopoJSON file as this site serves it. */
export interface WorldFile {
  readonly type: 'Topology';
  readonly detail: Detail;
  readonly transform?: { readonly scale: readonly number[]; readonly translate: readonly number[] };
  readonly arcs: readonly (readonly (readonly number[])[])[];
  readonly objects: {
    readonly countries: { readonly type: 'GeometryCollection'; readonly geometries: readonly CountryShape[] };
  };
}

/** A polygon or several, as lists of arcs. */
export interface CountryShape {
  readonly type: 'Polygon' | 'MultiPolygon';
  /** The country's code: two capital letters. */
  readonly id: string;
  readonly properties: { readonly name: string; readonly continent: Continent };
  readonly arcs: unknown;
}

/** One country of the built-in map. */
export interface Country {
  /** Two capital letters. */
  readonly code: string;
  readonly name: string;
  readonly continent: Continent;
  readonly areas: readonly RawArea[];
}

/** The countries of a file of our own, in degrees of longitude and latitude. */
export function countriesOf(world: WorldFile): Country[] {
  return world.objects.countries.geometries.map((shape) => {
    const { geometry } = feature(
      world as unknown as Topology,
      shape as unknown as TopologyObject,
    ) as unknown as Shaped;
    return {
      code: shape.id,
      ...shape.properties,
      areas: geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
    };
  });
}

type Topology = Parameters<typeof feature>[0];
type TopologyObject = Parameters<typeof feature>[1];

interface Shaped {
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: Point[][] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: Point[][][] };
}
