import type { Point } from '#lib/geometry/point.ts';

/** Where a drawing's own coordinates lie in those of a content stream: scale first, then move. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export function inFrame(frame: Frame, x: number, y: number): Point {
  return [frame.x + x * frame.scale, frame.y + y * frame.scale];
}

/** The frame of a group whose transform is `inner`, drawn in `outer`. */
export function within(outer: Frame, inner: Frame): Frame {
  const [x, y] = inFrame(outer, inner.x, inner.y);
  return { x, y, scale: outer.scale * inner.scale };
}
