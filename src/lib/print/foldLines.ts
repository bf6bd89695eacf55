import type { Point } from '#lib/geometry/point.ts';
import type { Segment } from '#lib/scene/scene.ts';
import type { FoldNet } from './foldNet.ts';

/** The lines of a net: where to fold, and where to cut. */
export interface FoldLines {
  readonly folds: readonly Segment[];
  readonly cuts: readonly Segment[];
}

/** A side of two faces, or of a face and its flap, is a fold; every other side of a face or flap is a cut. */
export function foldLines({ faces, tabs }: FoldNet): FoldLines {
  const sides = new Map<string, { readonly from: Point; readonly to: Point; readonly count: number }>();
  for (const outline of [...faces.map(({ corners }) => corners), ...tabs])
    outline.forEach((from, index) => {
      const to = outline[(index + 1) % outline.length]!;
      const key = [from, to].map(name).sort().join(' ');
      sides.set(key, { from, to, count: (sides.get(key)?.count ?? 0) + 1 });
    });
  const lines = (wanted: (count: number) => boolean): readonly Segment[] =>
    [...sides.values()]
      .filter(({ count }) => wanted(count))
      .flatMap(({ from, to }): Segment[] => [
        ['M', ...from],
        ['L', ...to],
      ]);
  return { folds: lines((count) => count > 1), cuts: lines((count) => count === 1) };
}

/** A corner to a thousandth of a millimetre. */
const name = ([x, y]: Point): string => `${Math.round(x * 1000)},${Math.round(y * 1000)}`;
