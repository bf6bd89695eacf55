import type { Point } from '#lib/geometry/point.ts';

/** Whether states are drawn by their outlines, or are the land nearest to a site each. */
export const TRACE_MODES = ['outlines', 'sites'] as const;
export type TraceMode = (typeof TRACE_MODES)[number];

/** What was traced on a picture. Places are in the picture's own measure, y DOWNWARDS from its upper left corner. */
export interface Trace {
  readonly width: number;
  readonly height: number;
  readonly mode: TraceMode;
  /** Closed outlines, one a state; of mode `outlines`. */
  readonly outlines: readonly { readonly name: string; readonly ring: readonly Point[] }[];
  /** Of mode `sites`. */
  readonly sites: readonly { readonly name: string; readonly at: Point }[];
  /** Closed coasts inside which the land of mode `sites` lies; without any it fills the picture. */
  readonly coasts: readonly (readonly Point[])[];
}
