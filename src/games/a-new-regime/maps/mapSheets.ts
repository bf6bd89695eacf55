import type { Board } from '#lib/board/board.ts';
import { CONTINENTS } from '#lib/board/maps/world/continents.ts';
import { isContinent, WHOLE_WORLD } from '#lib/board/maps/world/regions.ts';
import { counted } from '#lib/core/counted.ts';
import { DEFAULT_LOOK, type BoardLook, type BoardSettings } from '../board/settings.ts';
import type { SheetOrigin } from '../board/sheet.ts';
import { makeMapHash, MAPS_PATH } from './mapLink.ts';
import type { MapSettings } from './mapSettings.ts';

/** Who is to be named on a board of the built-in map. */
export const WORLD_CREDIT = 'Map: Natural Earth';

/** What a map is called on its board: `Europe`, `Europe and 2 countries`, `France.geojson`. */
export function regionsTitle(regions: readonly string[]): string {
  const large = regions.flatMap((region) =>
    region === WHOLE_WORLD ? ['The world'] : isContinent(region) ? [CONTINENTS[region].name] : [],
  );
  const countries = regions.length - large.length;
  const parts = [...large, ...(countries > 0 ? [counted(countries, 'country', 'countries')] : [])];
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Settings as the sheet's furniture wants them. Shape and states a regime say nothing of such a board. */
export function sheetSettings({ regimes, spacing, seed }: MapSettings, board: Board): BoardSettings {
  return {
    seed,
    regimes,
    states: Math.max(1, Math.round(board.states.length / regimes)),
    shape: 'continent',
    spacing,
    width: board.size.width,
    height: board.size.height,
  };
}

/** The sheet on which such a board is shown: the largest of the usual papers that its own size calls for. */
export const mapLook = ({ size }: MapSettings): BoardLook => ({
  ...DEFAULT_LOOK,
  paper: size === 'a4' ? 'a4' : 'a3',
});

/** What the sheet says of where the board comes from. `regions` only for the built-in map. */
export function mapOrigin(
  title: string,
  settings: MapSettings,
  board: Board,
  regions: readonly string[] | undefined,
): SheetOrigin {
  const credit = regions ? `. ${WORLD_CREDIT}` : '';
  const told = `${counted(board.states.length, 'state')}, ${title}, capitals ${settings.spacing.replace('-', ' ')} apart${credit}`;
  const path = MAPS_PATH + (regions ? makeMapHash({ regions, settings }) : '');
  return { told, path };
}
