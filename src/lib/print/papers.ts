import type { Size } from './sheetPlan.ts';

/** What a board on one sheet can be asked for on; links of boards know these and no others. */
export const PAPER_NAMES = ['a4', 'letter', 'a3', 'tabloid'] as const;
export type PaperName = (typeof PAPER_NAMES)[number];

/** What a work of several sheets can be printed on. */
export const ALL_PAPER_NAMES = [...PAPER_NAMES, 'legal', 'a2'] as const;
export type AnyPaperName = (typeof ALL_PAPER_NAMES)[number];

export type PaperOrientation = 'landscape' | 'portrait';

/** Millimetres. Letter, Legal and Tabloid are 11, 14 and 17 inches on their long side. */
export const ALL_PAPERS = {
  a4: { label: 'A4', long: 297, short: 210 },
  letter: { label: 'Letter', long: 279.4, short: 215.9 },
  a3: { label: 'A3', long: 420, short: 297 },
  tabloid: { label: 'Tabloid', long: 431.8, short: 279.4 },
  legal: { label: 'Legal', long: 355.6, short: 215.9 },
  a2: { label: 'A2', long: 594, short: 420 },
} as const satisfies Record<AnyPaperName, { label: string; long: number; short: number }>;

export const PAPERS: Pick<typeof ALL_PAPERS, PaperName> = ALL_PAPERS;

/** The next larger paper of the same family, where there is one. */
export const LARGER_PAPER: Readonly<Partial<Record<PaperName, PaperName>>> = { a4: 'a3', letter: 'tabloid' };

/** Home printers leave up to 5 mm blank and feed a little askew; nothing is drawn nearer to the edge than this. */
export const SAFE_MARGIN = 8;

export function pageSize(paper: AnyPaperName, orientation: PaperOrientation): Size {
  const { long, short } = ALL_PAPERS[paper];
  return orientation === 'landscape' ? { width: long, height: short } : { width: short, height: long };
}
