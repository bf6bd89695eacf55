import type { ImportedMap } from '#lib/board/maps/importMap.ts';
import type { Trace } from '#lib/board/maps/traced/trace.ts';
import type { Continent } from '#lib/board/maps/world/continents.ts';
import type { Problem } from '#lib/core/result.ts';
import type { MapSettings } from '../../maps/mapSettings.ts';

/** Where a map comes from. */
export type MapSource =
  | { readonly kind: 'world'; readonly regions: readonly string[] }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: 'picture'; readonly name: string; readonly trace: Trace }
  | { readonly kind: 'list'; readonly text: string };

/** What the page sends to its worker. */
export interface MapTask {
  /** Counts up; answers bear it, so that late ones are known. */
  readonly run: number;
  readonly source: MapSource;
  readonly settings: MapSettings;
  /** Path of the site on its host, `/` at both ends; the built-in map lies below it. */
  readonly base: string;
}

/** A country of the built-in map that can be chosen by itself. */
export interface ListedCountry {
  readonly code: string;
  readonly name: string;
  readonly continent: Continent;
}

/** What comes back, `progress` any number of times before one of the others. */
export type MapAnswer = { readonly run: number } & (
  | { readonly kind: 'progress'; readonly stage: string; readonly share: number }
  | { readonly kind: 'made'; readonly map: ImportedMap; readonly countries?: readonly ListedCountry[] }
  | { readonly kind: 'problem'; readonly problem: Problem }
);
