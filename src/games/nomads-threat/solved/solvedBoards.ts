import boards from './boards.json' with { type: 'json' };
import type { SolvedBoard } from './solvedBoard.ts';

/** All boards that `npm run solve` has worked on, small ones first, the usual rules before other readings. */
export const SOLVED_BOARDS: readonly SolvedBoard[] = boards as readonly SolvedBoard[];
