import type { Point } from '#lib/geometry/point.ts';

/**
 * A finished board: plain data, safe to serialise. Lengths are millimetres at the board's own size.
 * Axes are a map's: x grows to the east and y to the NORTH, from the south-west corner.
 */
export interface Board {
  readonly size: Size;
  /** Open water along the southern edge, millimetres, kept free of land for a sheet's title and legend. */
  readonly band: number;
  /** By id: `states[i].id === i + 1`. */
  readonly states: readonly BoardState[];
  /** Sorted by a, then b. The only truth about adjacency. */
  readonly borders: readonly Border[];
  readonly water: readonly Water[];
  readonly capitals: Capitals;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface BoardState {
  /** 1 to the number of states; on a generated board in reading order from the north-west. */
  readonly id: number;
  readonly name: string;
  /** One of the spec's kinds (for A New Regime, an affiliation). */
  readonly kind: string;
  readonly population: number;
  /** The rolls behind kind and population, so that one can be changed alone. */
  readonly rolls: StateRolls;
  /** A point inside the outline: the middle of its cell before borders and coasts were roughened. */
  readonly centre: Point;
  /**
   * The outline, an open ring of corners, counter-clockwise. Neighbours share the very same corners.
   * Includes the small turns of borders and coasts: what is drawn is what is here.
   */
  readonly polygon: readonly Point[];
  /**
   * Further rings of the same state, on edited and imported boards: counter-clockwise for another piece of its land,
   * clockwise for a hole, in which another state or a lake lies.
   */
  readonly more?: readonly (readonly Point[])[];
}

export interface StateRolls {
  /** Face of the kind die. */
  readonly kind: number;
  readonly population: { readonly value: number; readonly shaded: boolean };
}

export interface Border {
  /** Lower id. */
  readonly a: number;
  /** Higher id. */
  readonly b: number;
  readonly kind: 'land' | 'strait';
  /** Length of the shared border, or of the crossing, in millimetres. */
  readonly mm: number;
  /** A strait's crossing, from the coast of a to the coast of b. */
  readonly line?: readonly [Point, Point];
}

/** A connected piece of water, as one outer ring; land that it surrounds lies on top of it. */
export interface Water {
  readonly id: number;
  /** The sea reaches the frame; a lake does not. */
  readonly kind: 'sea' | 'lake';
  readonly polygon: readonly Point[];
}

/** Exact to the cap; above it only a lower bound is known. */
export type Count = number | { readonly atLeast: number };

export interface Capitals {
  /** How many capitals a placement has. */
  readonly count: number;
  /** Least number of steps between two capitals. */
  readonly steps: number;
  /** One fair placement, ids in ascending order. */
  readonly suggested: readonly number[];
  /** Number of legal placements, as unordered sets of all capitals. */
  readonly placements: Count;
  /** Ids of the states that are in at least one legal placement, ascending. */
  readonly possible: readonly number[];
}
