import type { Point } from '#lib/geometry/point.ts';

/** A ring of corners as a source gives it: open or closed, in either direction, perhaps crossing itself. */
export type RawRing = readonly Point[];

/** An area: what lies inside an odd number of its rings. So holes need no direction. */
export type RawArea = readonly RawRing[];

/** One state as a source gives it. */
export interface MapShape {
  /** As written there; undefined where the source gives none. */
  readonly name: string | undefined;
  /** The larger part of the world that the source puts it in, where it says so: merging keeps to it. */
  readonly continent?: string | undefined;
  readonly areas: readonly RawArea[];
}

/** What was read, before it is laid out on a board. */
export interface MapShapes {
  readonly shapes: readonly MapShape[];
  /** Whether corners are degrees of longitude and latitude; if not, plane lengths of any unit, y to the north. */
  readonly geographic: boolean;
  /** Land is only what lies inside these; left out: all that shapes cover. In the same measure as the shapes. */
  readonly coasts?: readonly RawArea[];
  /** Pairs of shapes that the source joins by sea, by their places in the list. */
  readonly routes?: readonly (readonly [number, number])[];
  /** What had to be repaired or left out on the way, as whole sentences. */
  readonly notes: readonly string[];
}
