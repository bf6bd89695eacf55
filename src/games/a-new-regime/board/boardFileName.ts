import { slug } from '#lib/share/fileName.ts';
import type { BoardSettings } from './settings.ts';

export const FILE_FORMATS = ['pdf', 'svg', 'json'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** The name of a board's file, on the page and on the command line alike: game, regimes, seed. */
export function boardFileName(
  { regimes, seed }: Pick<BoardSettings, 'regimes' | 'seed'>,
  format: FileFormat,
): string {
  return `a-new-regime-${regimes}-regimes-${slug(seed)}.${format}`;
}
