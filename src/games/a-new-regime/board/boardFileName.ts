import { slug } from '#lib/share/fileName.ts';
import type { BoardSettings } from './settings.ts';

export const FILE_FORMATS = ['pdf', 'svg', 'json'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** What the page offers: the same, and the list of states as a table. */
export const DOWNLOAD_FORMATS = [...FILE_FORMATS, 'csv'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

/** The name of a board's file, on the page and on the command line alike: game, regimes, seed. */
export function boardFileName(
  { regimes, seed }: Pick<BoardSettings, 'regimes' | 'seed'>,
  format: DownloadFormat,
): string {
  return `a-new-regime-${regimes}-regimes-${slug(seed)}.${format}`;
}
