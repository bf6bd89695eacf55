import boards from './invading.json' with { type: 'json' };
import type { PassReading } from '../vocabulary.ts';

/** What `npm run solve` found out about a board with invading, where endless play is a draw. */
export interface SolvedInvading {
  readonly size: number;
  readonly chiefs: number;
  readonly pass: PassReading;
  /** The first player's pieces less the second's under best play. */
  readonly margin: number;
  readonly firstTiles: readonly { readonly tile: string; readonly alike: number; readonly margin: number }[];
  /** Positions that play can reach, mirror images once. */
  readonly positions: number;
  /** Seconds of processor time. */
  readonly seconds: number;
}

/** Boards with invading that are solved; all larger ones are not. */
export const SOLVED_INVADING: readonly SolvedInvading[] = boards as readonly SolvedInvading[];
