import { importMap, type ImportedMap, type Progress } from '#lib/board/maps/importMap.ts';
import type { MapShapes } from '#lib/board/maps/mapShape.ts';
import type { Result } from '#lib/core/result.ts';
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
      rolls: rollSpec(seed),
    },
    progress,
  );
}
