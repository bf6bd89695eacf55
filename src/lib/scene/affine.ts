import type { Point } from '#lib/geometry/point.ts';
import type { Transform } from './scene.ts';

/** What groups inside groups come to: a point (px, py) goes to (a·px + c·py + x, b·px + d·py + y). */
export interface Affine {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly x: number;
  readonly y: number;
}

export const IDENTITY: Affine = { a: 1, b: 0, c: 0, d: 1, x: 0, y: 0 };

export const carry = ({ a, b, c, d, x, y }: Affine, px: number, py: number): Point => [
  a * px + c * py + x,
  b * px + d * py + y,
];

/** The inner transform first, then the outer. */
export function after(outer: Affine, { x, y, scale, scaleY = scale, turn = 0 }: Transform): Affine {
  const [cos, sin] = turning(turn);
  const [toX, toY] = carry(outer, x, y);
  return {
    a: scale * (outer.a * cos + outer.c * sin),
    b: scale * (outer.b * cos + outer.d * sin),
    c: scaleY * (outer.c * cos - outer.a * sin),
    d: scaleY * (outer.d * cos - outer.b * sin),
    x: toX,
    y: toY,
  };
}

/** How far, across and down, a disc of radius one reaches from its middle once it is carried. */
export const reachOf = ({ a, b, c, d }: Affine): Point => [
  Math.sqrt(a * a + c * c),
  Math.sqrt(b * b + d * d),
];

/** Cosine and sine of an angle in degrees; those of quarter turns without an error in the last digit. */
export function turning(degrees: number): readonly [cos: number, sin: number] {
  const quarters = (((degrees / 90) % 4) + 4) % 4;
  const exact = (
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
  )[quarters];
  const angle = (degrees * Math.PI) / 180;
  return exact ?? [Math.cos(angle), Math.sin(angle)];
}
