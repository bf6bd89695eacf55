import { crossesLine } from '#lib/geometry/crossesLine.ts';
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

/** Whether a straight way over water runs over the state's land; its ends may be corners of the state. */
export function runsOverLand(line: readonly [Point, Point], state: StateLand): boolean {
  const [[px, py], [qx, qy]] = line;
  return (
    ringsOf(state).some((ring) => crossesLine(line, [...ring, ring[0]!])) ||
    hasPoint(state, [(px + qx) / 2, (py + qy) / 2])
  );
}
