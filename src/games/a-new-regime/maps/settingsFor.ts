import { MAP_RANGES, type MapSettings } from './mapSettings.ts';

export const MAP_KINDS = ['world', 'file', 'picture', 'list'] as const;
/** Where a map comes from: the built-in one, a file, a traced picture, a list of neighbours. */
export type MapKind = (typeof MAP_KINDS)[number];

/** Which settings mean something for a kind of map; the others are not offered. */
export const MEANT: Readonly<Record<MapKind, readonly ('count' | 'projection' | 'specks' | 'gap')[]>> = {
  world: ['count', 'projection', 'specks'],
  file: ['count', 'projection', 'specks', 'gap'],
  picture: ['specks', 'gap'],
  list: [],
};

/** The settings for a kind of map, with what means nothing for it set to where it does nothing. */
export function settingsFor(kind: MapKind, settings: MapSettings): MapSettings {
  const meant = MEANT[kind];
  return {
    ...settings,
    // Of a list or a picture somebody wants all states.
    ...(!meant.includes('count') && { count: MAP_RANGES.count.max }),
    // The built-in map's countries share their corners: what lies between them there is water.
    ...(!meant.includes('gap') && { gap: 0 }),
    ...(!meant.includes('specks') && { specks: 0 }),
  };
}
