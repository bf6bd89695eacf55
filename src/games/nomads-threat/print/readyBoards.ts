import { ALL_PAPERS, type AnyPaperName } from '#lib/print/papers.ts';

/** A board that lies ready on the site as a PDF, with its tents. */
export interface ReadyBoard {
  readonly size: number;
  readonly paper: AnyPaperName;
}

const SIZES = [5, 3, 4, 6, 7] as const;
const PAPERS = ['a4', 'letter'] as const;

/** The designer's size first. */
export const READY_BOARDS: readonly ReadyBoard[] = SIZES.flatMap((size) =>
  PAPERS.map((paper) => ({ size, paper })),
);

/** Name of its file, without the ending. */
export const readyBoardName = ({ size, paper }: ReadyBoard): string => `${size}x${size}-${paper}`;

/** "5 by 5, A4" */
export const readyBoardWords = ({ size, paper }: ReadyBoard): string =>
  `${size} by ${size}, ${ALL_PAPERS[paper].label}`;
