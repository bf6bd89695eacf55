import type { Board } from '../board.ts';
import { POINT } from './labels.ts';
import type { PlacedLabel } from './placeLabels.ts';
import type { DrawOptions } from './theme.ts';

/** How the labels came out, for a sheet that prints a key and a page that proposes larger paper. */
export interface LabelReport {
  /** States that show their number because their name fits in no way at the least size. */
  readonly key: readonly { readonly id: number; readonly name: string }[];
  /** States too small for badge and figures at the least size; they show a bare number or nothing. */
  readonly bare: readonly number[];
  /** Those of them that show nothing at all. */
  readonly blank: readonly number[];
  /** Whether every state shows what was asked for. */
  readonly fits: boolean;
  /** The smallest font size of the labels, in points on paper; undefined when there is no label. */
  readonly smallestPoints: number | undefined;
}

export function reportLabels(
  { states }: Board,
  labels: readonly (PlacedLabel | undefined)[],
  options: DrawOptions,
): LabelReport {
  const key = states.flatMap(({ id, name }, i) =>
    options.labels === 'names' && labels[i]?.block.shows !== 'name' ? [{ id, name }] : [],
  );
  const bare = states.flatMap(({ id }, i) => {
    const shows = labels[i]?.block.shows;
    return shows === undefined || shows === 'bare number' ? [id] : [];
  });
  const blank = states.flatMap(({ id }, i) => (labels[i] === undefined ? [id] : []));
  let smallest = Infinity;
  for (const label of labels) if (label !== undefined && label.size < smallest) smallest = label.size;
  const points = Math.round(((smallest * options.scale) / POINT) * 10) / 10;
  return {
    key,
    bare,
    blank,
    fits: key.length === 0 && bare.length === 0,
    smallestPoints: smallest === Infinity ? undefined : points,
  };
}
