import type { Box } from '#lib/scene/bounds.ts';
import type { PaperOrientation } from './papers.ts';
import type { Size } from './sheetPlan.ts';

/** The edge of the paper over which a printer turns it for the other side. */
export const FLIP_EDGES = ['long', 'short'] as const;
export type FlipEdge = (typeof FLIP_EDGES)[number];

/** How far a printer's second side lies from its first: what is to be added to it. Millimetres. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** A place on the back of a sheet. */
export interface BackPlace extends Box {
  /** Degrees by which the thing there is turned about its middle, so that it stands upright behind its front. */
  readonly turn: 0 | 180;
}

/**
 * Where, on the other side of the paper, the back of something lies: turning paper over an upright edge swaps left and
 * right; turning it over a level edge swaps top and bottom, and what is behind stands on its head unless it is turned.
 */
export function behind(
  place: Box,
  page: Size,
  orientation: PaperOrientation,
  flip: FlipEdge,
  offset: Offset = { x: 0, y: 0 },
): BackPlace {
  const upright = (orientation === 'portrait') === (flip === 'long');
  const { width, height } = place;
  return {
    x: (upright ? page.width - place.x - width : place.x) + offset.x,
    y: (upright ? place.y : page.height - place.y - height) + offset.y,
    width,
    height,
    turn: upright ? 0 : 180,
  };
}
