/** Parts of the world that can be chosen as a whole, with the code that country lists use for them. */
export const CONTINENTS = {
  africa: { code: 'AF', name: 'Africa' },
  asia: { code: 'AS', name: 'Asia' },
  europe: { code: 'EU', name: 'Europe' },
  'north-america': { code: 'NA', name: 'North America' },
  oceania: { code: 'OC', name: 'Oceania' },
  'south-america': { code: 'SA', name: 'South America' },
  antarctica: { code: 'AN', name: 'Antarctica' },
} as const;
export type Continent = keyof typeof CONTINENTS;
export const CONTINENT_IDS = Object.keys(CONTINENTS) as readonly Continent[];
