import type { Tile } from './grid.ts';

/** What the mover can do. `pass` ends the turn and exists under the reading `may-stop` alone. */
export type Move =
  | { readonly type: 'place'; readonly to: Tile }
  | { readonly type: 'wander'; readonly from: Tile; readonly to: Tile }
  | { readonly type: 'invade'; readonly from: Tile; readonly to: Tile }
  | { readonly type: 'pass' };

export type MoveType = Move['type'];

export const sameMove = (a: Move, b: Move): boolean =>
  a.type === b.type &&
  ('to' in a ? a.to : -1) === ('to' in b ? b.to : -1) &&
  ('from' in a ? a.from : -1) === ('from' in b ? b.from : -1);
