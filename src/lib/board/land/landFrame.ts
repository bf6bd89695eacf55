import type { Frame } from '../points/scatterSites.ts';
import type { BoardSpec } from '../spec.ts';

/** Sea between the land's frame and the board's, millimetres; coasts may use up two thirds of it. */
const MARGIN = 9;

/** Where cells may lie: the board less a margin of sea and the band in the south. May be empty or inside out. */
export function landFrame({ size, band }: Pick<BoardSpec, 'size' | 'band'>): Frame {
  return { west: MARGIN, south: band + MARGIN, east: size.width - MARGIN, north: size.height - MARGIN };
}
