/** What is known of a page while it is read. Pixels, from the top of the window. */
export interface Reading {
  /** Where each section begins, in order. */
  readonly tops: readonly number[];
  readonly windowHeight: number;
  /** Whether the page cannot be scrolled any further. */
  readonly atEnd: boolean;
  /** The place of the section that a link led to last. */
  readonly wanted?: number | undefined;
}

/** Of the window's height: what has risen above this line is being read. */
export const READING_LINE = 1 / 3;

/**
 * The place of the section that is being read; undefined ahead of the first. At the end of a page several short ones
 * may be in sight that can rise no further: then it is the one that a link led to, else the last.
 */
export function sectionAt({ tops, windowHeight, atEnd, wanted }: Reading): number | undefined {
  const inSight = (top: number | undefined): boolean => top !== undefined && top >= 0 && top < windowHeight;
  if (atEnd && wanted !== undefined && inSight(tops[wanted])) return wanted;
  const line = atEnd ? windowHeight : windowHeight * READING_LINE;
  const found = tops.findLastIndex((top) => top <= line);
  return found === -1 ? undefined : found;
}
