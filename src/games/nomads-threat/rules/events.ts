import type { Side } from '../vocabulary.ts';
import type { CampLine } from './camp.ts';
import type { Tile } from './grid.ts';
import type { Outcome } from './outcome.ts';

/** What happened in a move, as data. */
export type GameEvent =
  | { readonly type: 'placed'; readonly side: Side; readonly to: Tile }
  | {
      readonly type: 'wandered';
      readonly side: Side;
      readonly from: Tile;
      readonly to: Tile;
      /** Whether a Chief Tent went. */
      readonly chief: boolean;
    }
  | { readonly type: 'invaded'; readonly side: Side; readonly from: Tile; readonly to: Tile }
  /** Tents made in one or more lines. */
  | { readonly type: 'camped'; readonly side: Side; readonly lines: readonly CampLine[] }
  /** The mover ended the turn of its own will. */
  | { readonly type: 'stopped'; readonly side: Side }
  /** This side was to move, could not, and the other goes on. */
  | { readonly type: 'skipped'; readonly side: Side }
  | { readonly type: 'turn-began'; readonly side: Side }
  | { readonly type: 'ended'; readonly outcome: Outcome };
