import {
  geoAzimuthalEqualArea,
  geoConicEqualArea,
  geoEqualEarth,
  geoEquirectangular,
  geoMercator,
  geoNaturalEarth1,
  type GeoProjection,
} from 'd3-geo';
import type { Extent } from './extent.ts';

/** Ways to lay the globe flat that a person can choose; `auto` takes one that fits the extent. */
export const PROJECTIONS = [
  'auto',
  'equal-earth',
  'azimuthal',
  'conic',
  'natural-earth',
  'mercator',
  'plate-carree',
] as const;
export type ProjectionName = (typeof PROJECTIONS)[number];

/** Land that reaches farther than this from its middle, in degrees, is a world, not a continent. */
const WORLD = 80;
/** With this meridian in the middle the map's edge runs through the Bering Strait and cuts no land mass. */
const WORLD_MIDDLE = 11;
/** As near to a pole as a Mercator map can go and still be drawn. */
const MERCATOR_TOP = 84;

/** The way that `auto` stands for. */
export function chosenProjection(name: ProjectionName, extent: Extent): Exclude<ProjectionName, 'auto'> {
  if (name !== 'auto') return name;
  return extent.radius > WORLD ? 'equal-earth' : 'azimuthal';
}

/**
 * A d3 projection centred on an extent, in units of about a degree, y downwards. Equal areas unless a person wants
 * another: states keep their true proportions.
 */
export function makeProjection(name: ProjectionName, extent: Extent): GeoProjection {
  const [longitude, latitude] = extent.middle;
  const across = extent.radius > WORLD ? -WORLD_MIDDLE : -longitude;
  const projection = ((): GeoProjection => {
    switch (chosenProjection(name, extent)) {
      case 'equal-earth':
        return geoEqualEarth().rotate([across, 0]);
      case 'natural-earth':
        return geoNaturalEarth1().rotate([across, 0]);
      case 'plate-carree':
        return geoEquirectangular().rotate([across, 0]);
      case 'mercator':
        return geoMercator()
          .rotate([across, 0])
          .clipExtent([
            [-180, -mercator(MERCATOR_TOP)],
            [180, mercator(MERCATOR_TOP)],
          ]);
      case 'conic': {
        const reach = Math.min(extent.radius, 60) / 2;
        const middle = Math.abs(latitude) < 5 ? 5 : latitude;
        return geoConicEqualArea()
          .rotate([across, 0])
          .parallels([middle - reach / 2, middle + reach / 2])
          .center([0, middle]);
      }
      case 'azimuthal':
        return geoAzimuthalEqualArea().rotate([-longitude, -latitude]);
    }
  })();
  return projection
    .scale(180 / Math.PI)
    .translate([0, 0])
    .precision(0.05);
}

/** The height of a latitude on a Mercator map, in degrees of the equator. */
const mercator = (latitude: number): number =>
  (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
