import type { BlockedReading, PassReading } from '../vocabulary.ts';

/** What `npm run solve` found out about a board of the base game. */
export interface SolvedBoard {
  readonly width: number;
  readonly height: number;
  readonly chiefs: number;
  readonly pass: PassReading;
  readonly blockedMover: BlockedReading;
  /** `unfinished`: the work was broken off, and only what is given is known. */
  readonly status: 'solved' | 'unfinished';
  /** The first player's pieces less the second's under best play; null while unfinished. */
  readonly margin: number | null;
  /** The same after each first tile; mirror images are counted in `alike`. */
  readonly firstTiles: readonly { readonly tile: string; readonly alike: number; readonly margin: number }[];
  /** Best play from the empty board, one of many lines as a rule. */
  readonly line: readonly string[];
  /** Positions searched. */
  readonly nodes: number;
  /** Seconds of processor time. */
  readonly seconds: number;
  /** The search's table had 2^tableBits entries. */
  readonly tableBits: number;
}
