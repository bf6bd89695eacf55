import type { Point } from '#lib/geometry/point.ts';
import { containsPoint, signedArea } from '#lib/geometry/polygon.ts';
import type { BoardState } from './board.ts';

/** The land of a state, or of anything else that has its rings. */
export type StateLand = Pick<BoardState, 'polygon' | 'more'>;

/** All rings of a state: its outline first, then further pieces (counter-clockwise) and holes (clockwise). */
export const ringsOf = ({ polygon, more }: StateLand): readonly (readonly Point[])[] =>
  more === undefined ? [polygon] : [polygon, ...more];

/** Square millimetres of land, holes left out. */
export const areaOf = (state: StateLand): number =>
  ringsOf(state).reduce((sum, ring) => sum + signedArea(ring), 0);

/** Whether a point lies on the state's land. */
export const hasPoint = (state: StateLand, point: Point): boolean =>
  ringsOf(state).reduce((inside, ring) => inside !== containsPoint(ring, point), false);
