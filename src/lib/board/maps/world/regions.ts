import { CONTINENT_IDS, type Continent } from './continents.ts';
import type { Detail } from './worldFile.ts';

/** The region that is all continents but Antarctica. */
export const WHOLE_WORLD = 'world';

export const isContinent = (region: string): region is Continent => CONTINENT_IDS.some((id) => id === region);

/** The file that shows a choice of regions well enough: the whole world at once needs no fine coasts. */
export const detailFor = (regions: readonly string[]): Detail =>
  regions.includes(WHOLE_WORLD) || regions.filter(isContinent).length > 3 ? '110m' : '50m';
