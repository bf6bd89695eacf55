import type { BoardPlace } from '#lib/board/maps/importMap.ts';
import { bandOf } from '../board/spec.ts';
import type { MapSettings } from './mapSettings.ts';

/** Papers that a board of a map can be made for; long and short side in millimetres. */
export const PAPER_SIZES = {
  a4: { label: 'A4', long: 297, short: 210 },
  a3: { label: 'A3', long: 420, short: 297 },
  a2: { label: 'A2', long: 594, short: 420 },
  a1: { label: 'A1', long: 841, short: 594 },
  a0: { label: 'A0', long: 1189, short: 841 },
} as const;
export type PaperSize = keyof typeof PAPER_SIZES;
export const PAPER_SIZE_NAMES = Object.keys(PAPER_SIZES) as readonly PaperSize[];

/** What a board leaves of its paper on each side: nothing is printed nearer to the edge. */
const MARGIN = 8;

/** The boards that a map may be laid on: one, or both ways round where the map decides. */
export function boardPlaces({ size, lies }: Pick<MapSettings, 'size' | 'lies'>): BoardPlace[] {
  const { long, short } = PAPER_SIZES[size];
  const wide = { width: long - 2 * MARGIN, height: short - 2 * MARGIN };
  const tall = { width: wide.height, height: wide.width };
  const sizes = lies === 'auto' ? [wide, tall] : lies === 'landscape' ? [wide] : [tall];
  return sizes.map((one) => ({ size: one, band: bandOf(one) }));
}
