import type { PaperSize } from './boardPlaces.ts';
import type { ProjectionName } from '#lib/board/maps/project/projection.ts';
import type { Spacing } from '../board/settings.ts';

export const LIES = ['auto', 'landscape', 'portrait'] as const;
export type Lies = (typeof LIES)[number];

/** What a person chooses about a board that is made of a map, whatever the map. */
export interface MapSettings {
  /** Most states; smaller ones are merged until so many are left. */
  readonly count: number;
  readonly projection: ProjectionName;
  /** The paper that the board is made for. */
  readonly size: PaperSize;
  readonly lies: Lies;
  /** States, islets and ponds smaller than so many mm² are left out. */
  readonly specks: number;
  /** Water narrower than so many tenths of a millimetre between two states counts as their border. */
  readonly gap: number;
  readonly regimes: number;
  readonly spacing: Spacing;
  /** What dice and missing names come from. */
  readonly seed: string;
}

/** Inclusive ranges of the whole-number settings. */
export const MAP_RANGES = {
  count: { min: 3, max: 96 },
  specks: { min: 1, max: 100 },
  gap: { min: 0, max: 50 },
  regimes: { min: 3, max: 8 },
} as const;

export const DEFAULT_MAP: MapSettings = {
  count: 24,
  projection: 'auto',
  size: 'a3',
  lies: 'auto',
  specks: 4,
  gap: 3,
  regimes: 4,
  spacing: 'three-steps',
  seed: 'harbour',
};
