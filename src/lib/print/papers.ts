import type { Size } from './sheetPlan.ts';

export const PAPER_NAMES = ['a4', 'letter', 'a3', 'tabloid'] as const;
export type PaperName = (typeof PAPER_NAMES)[number];

export type PaperOrientation = 'landscape' | 'portrait';

/** Millimetres. Letter and Tabloid are 11 and 17 inches on their long side. */
export const PAPERS = {
  a4: { label: 'A4', long: 297, short: 210 },
  letter: { label: 'Letter', long: 279.4, short: 215.9 },
  a3: { label: 'A3', long: 420, short: 297 },
  tabloid: { label: 'Tabloid', long: 431.8, short: 279.4 },
} as const satisfies Record<PaperName, { label: string; long: number; short: number }>;

/** The next larger paper of the same family, where there is one. */
export const LARGER_PAPER: Readonly<Partial<Record<PaperName, PaperName>>> = { a4: 'a3', letter: 'tabloid' };

/** Home printers leave up to 5 mm blank and feed a little askew; nothing is drawn nearer to the edge than this. */
export const SAFE_MARGIN = 8;

export function pageSize(paper: PaperName, orientation: PaperOrientation): Size {
  const { long, short } = PAPERS[paper];
  return orientation === 'landscape' ? { width: long, height: short } : { width: short, height: long };
}
