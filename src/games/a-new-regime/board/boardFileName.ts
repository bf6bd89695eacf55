import type { BoardEdit } from '#lib/board/edit/edits.ts';
import { streamState } from '#lib/random/stream.ts';
import { slug } from '#lib/share/fileName.ts';
import { makeBoardHash } from './boardLink.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS, type BoardSettings } from './settings.ts';

/** All that a board saves as, on the page and on the command line alike; CSV is the table of its states. */
export const DOWNLOAD_FORMATS = ['pdf', 'svg', 'json', 'csv'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

/** What only the page saves besides. */
export const STUDIO_FORMATS = [...DOWNLOAD_FORMATS, 'png', 'geojson', 'adjacencies.csv'] as const;
export type StudioFormat = (typeof STUDIO_FORMATS)[number];

/**
 * The name of a board's file: game, regimes, seed, as in `a-new-regime-4-regimes-harbour.pdf`. Where that does not say
 * it all, because the seed holds more than a name may or another setting is not the usual one, `_` and six digits and
 * letters that stand for all settings and edits follow: different boards get different names. The look changes no name.
 */
export function boardFileName(
  settings: BoardSettings,
  format: StudioFormat,
  edits: readonly BoardEdit[] = [],
): string {
  const { regimes, seed } = settings;
  const name = `a-new-regime-${regimes}-regimes-${slug(seed)}`;
  // No slug holds the underscore, so no seed can spell another board's mark.
  return saysAll(settings) && edits.length === 0
    ? nameWith(name, format)
    : nameWith(`${name}_${markOf(makeBoardHash({ settings, look: DEFAULT_LOOK, edits }))}`, format);
}

/** `adjacencies.csv` is told apart by its name, all others by their end. */
export const nameWith = (name: string, format: StudioFormat): string =>
  format === 'adjacencies.csv' ? `${name}-${format}` : `${name}.${format}`;

function saysAll({ seed, states, shape, spacing, width, height }: BoardSettings): boolean {
  const usual = DEFAULT_SETTINGS;
  return (
    slug(seed) === seed &&
    // Some disks take letters for equal that are equal in capitals, such as ß and ss.
    seed.toUpperCase().toLowerCase() === seed &&
    states === usual.states &&
    shape === usual.shape &&
    spacing === usual.spacing &&
    width === usual.width &&
    height === usual.height
  );
}

/** Six digits and letters that stand for a text. */
export function markOf(text: string): string {
  const [bits] = streamState(text, 'file name');
  return ((bits >>> 0) % 36 ** 6).toString(36).padStart(6, '0');
}
