import { finishDraft } from '#lib/board/edit/draft.ts';
import { importMap, type ImportedMap, type MapOptions } from '#lib/board/maps/importMap.ts';
import type { MapShapes } from '#lib/board/maps/mapShape.ts';
import { readMapText } from '#lib/board/maps/read/readMapText.ts';
import type { Board } from '#lib/board/board.ts';
import { ok, type Result } from '#lib/core/result.ts';

/** A small board, so that many can be made. */
export const SMALL: MapOptions = {
  places: [{ size: { width: 120, height: 100 }, band: 10 }],
  count: 30,
  projection: 'auto',
  gap: 0.3,
  cells: 60_000,
  specks: { state: 1, piece: 1, lake: 1 },
  rolls: {
    seed: 'test',
    kindByFace: ['red', 'blue'],
    populationFaces: [{ value: 1, shaded: false, population: 1 }],
  },
};

export interface LaidMap extends ImportedMap {
  readonly board: Board;
}

export function layMap(shapes: MapShapes, options: Partial<MapOptions> = {}): Result<LaidMap> {
  const made = importMap(shapes, { ...SMALL, ...options });
  return made.ok
    ? ok({ ...made.value, board: finishDraft(made.value.draft, undefined, 'test').board })
    : made;
}

export function layText(text: string, options: Partial<MapOptions> = {}): Result<LaidMap> {
  const read = readMapText(text);
  return read.ok ? layMap(read.value, options) : read;
}

/** A square from (x, y), counter-clockwise, closed. */
export const square = (x: number, y: number, side = 1): [number, number][] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];

export const collection = (...features: readonly unknown[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features });

export const named = (name: unknown, geometry: unknown): unknown => ({
  type: 'Feature',
  properties: { name },
  geometry,
});

export const polygon = (...rings: readonly unknown[]): unknown => ({ type: 'Polygon', coordinates: rings });

/** Who borders on whom, by names. */
export const bordersOf = ({ states, borders }: Board, kind: 'land' | 'strait' = 'land'): string[] =>
  borders
    .filter((border) => border.kind === kind)
    .map(({ a, b }) => [states[a - 1]!.name, states[b - 1]!.name].sort().join('-'))
    .sort();
