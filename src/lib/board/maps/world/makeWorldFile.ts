import { countries } from 'countries-list';
import { iso31661NumericToAlpha2 } from 'iso-3166';
import { CONTINENT_IDS, CONTINENTS, type Continent } from './continents.ts';
import type { CountryShape, Detail, WorldFile } from './worldFile.ts';

/** What the data draws and no standard has a code for: codes from the range that the standard leaves to users. */
const WITHOUT_CODE: Readonly<Record<string, { readonly code: string; readonly continent: Continent }>> = {
  Kosovo: { code: 'XK', continent: 'europe' },
  'N. Cyprus': { code: 'XN', continent: 'europe' },
  Somaliland: { code: 'XS', continent: 'africa' },
  'Siachen Glacier': { code: 'XG', continent: 'asia' },
  'Indian Ocean Ter.': { code: 'XI', continent: 'oceania' },
};

/** As much of a file of world-atlas as is used. */
export interface AtlasFile {
  readonly transform: WorldFile['transform'];
  readonly arcs: WorldFile['arcs'];
  readonly objects: {
    readonly countries: {
      readonly geometries: readonly (Pick<CountryShape, 'type' | 'arcs'> & {
        readonly id?: string;
        readonly properties: { readonly name: string };
      })[];
    };
  };
}

/**
 * The world for the site to serve: the shapes of world-atlas with each country's code and continent beside its name.
 * For builds and the command line; pages fetch the finished file. Throws if a country has no continent.
 */
export function makeWorldFile({ transform, arcs, objects }: AtlasFile, detail: Detail): WorldFile {
  const geometries = objects.countries.geometries.map((shape): CountryShape => {
    const { name } = shape.properties;
    const code = iso31661NumericToAlpha2[shape.id ?? ''] ?? WITHOUT_CODE[name]?.code;
    const continent = WITHOUT_CODE[name]?.continent ?? continentOf(code);
    if (code === undefined || continent === undefined) throw new Error(`No continent is known for ${name}.`);
    return { type: shape.type, id: code, properties: { name, continent }, arcs: shape.arcs };
  });
  return {
    type: 'Topology',
    detail,
    ...(transform && { transform }),
    arcs,
    objects: { countries: { type: 'GeometryCollection', geometries: joinByCode(geometries) } },
  };
}

/** A territory that the data draws apart but under its country's code becomes a part of that country. */
function joinByCode(shapes: readonly CountryShape[]): CountryShape[] {
  const joined = new Map<string, CountryShape>();
  const partsOf = ({ type, arcs }: CountryShape): readonly unknown[] =>
    type === 'Polygon' ? [arcs] : (arcs as readonly unknown[]);
  // The largest comes first, and names the whole.
  for (const shape of shapes.toSorted((p, q) => partsOf(q).length - partsOf(p).length)) {
    const known = joined.get(shape.id);
    const arcs = known && [...partsOf(known), ...partsOf(shape)];
    joined.set(shape.id, known ? { ...known, type: 'MultiPolygon', arcs } : shape);
  }
  return [...joined.values()];
}

function continentOf(alpha2: string | undefined): Continent | undefined {
  const code = (countries as Record<string, { readonly continent: string }>)[alpha2 ?? '']?.continent;
  return CONTINENT_IDS.find((id) => CONTINENTS[id].code === code);
}
