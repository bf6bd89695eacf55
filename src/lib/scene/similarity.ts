import type { Point } from '#lib/geometry/point.ts';
import type { Transform } from './scene.ts';

/** What groups inside groups come to: a point (px, py) goes to (a·px − b·py + x, b·px + a·py + y). */
export interface Similarity {
  readonly a: number;
  readonly b: number;
  readonly x: number;
  readonly y: number;
}

export const carry = ({ a, b, x, y }: Similarity, px: number, py: number): Point => [
  a * px - b * py + x,
  b * px + a * py + y,
];

/** The inner transform first, then the outer. */
export function after(outer: Similarity, { x, y, scale, turn = 0 }: Transform): Similarity {
  const [cos, sin] = turning(turn);
  const [toX, toY] = carry(outer, x, y);
  return {
    a: scale * (outer.a * cos - outer.b * sin),
    b: scale * (outer.b * cos + outer.a * sin),
    x: toX,
    y: toY,
  };
}

/** How many times as large things become. */
export const sizeOf = ({ a, b }: Similarity): number => Math.sqrt(a * a + b * b);

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
