import type { CapitalsSpec } from '#lib/board/spec.ts';
import type { RollSpec } from '#lib/board/spec.ts';
import { importMap, type ImportedMap, type Progress } from '#lib/board/maps/importMap.ts';
import type { MapShapes } from '#lib/board/maps/mapShape.ts';
import type { Result } from '#lib/core/result.ts';
import { SPACING_STEPS } from '../board/settings.ts';
import { rollSpec } from '../board/spec.ts';
import { boardPlaces } from './boardPlaces.ts';
import type { MapSettings } from './mapSettings.ts';

/** A board of A New Regime from shapes: the dice, the sizes and the measures of this game. */
export function makeMapBoard(
  shapes: MapShapes,
  settings: MapSettings,
  progress?: Progress,
): Result<ImportedMap> {
  const { count, projection, specks, gap, seed } = settings;
  return importMap(
    shapes,
    {
      places: boardPlaces(settings),
      count,
      projection,
      gap: gap / 10,
      specks: { state: specks, piece: specks, lake: 2 * specks },
      rolls: mapRolls(seed),
    },
    progress,
  );
}

export const mapRolls = (seed: string): RollSpec => rollSpec(seed);

/** What is asked of the capitals on such a board: that they can stand at all. */
export const mapCapitals = ({ regimes, spacing }: MapSettings): CapitalsSpec => ({
  count: regimes,
  steps: SPACING_STEPS[spacing],
  minPlacements: 1,
  minShare: 0,
});
