import type { Segment, Colour, Node } from '#lib/scene/scene.ts';
import type { GridPlan } from './gridPlan.ts';
import type { MarkStyle } from './tiles/tileMarks.ts';

/** How near to the paper's edge a mark may come: viewers shrink pages whose marks reach it. Millimetres. */
export const MARK_MARGIN = 3.5;
const GAP = 0.7;
const LENGTH = 5;
const HAIRLINE = 0.12;

/** Lines beside the block of a grid that show where to cut, and along the cuts if they are to be full. */
export function cutMarks(plan: GridPlan, length: MarkStyle, ink: Colour): Node {
  const { page, block, places, foot } = plan;
  const [left, top] = [block.x, block.y];
  const [right, low] = [block.x + block.width, block.y + block.height];
  // At the foot there may be a line of text first.
  const below = foot.height > 0 ? foot.y + foot.height : low;
  const xs = distinct(places.flatMap(({ x, width }) => [x, x + width]));
  const ys = distinct(places.flatMap(({ y, height }) => [y, y + height]));
  const away = (from: number, edge: number): readonly [number, number] => {
    const sign = edge > from ? 1 : -1;
    const start = from + sign * GAP;
    const end = start + sign * LENGTH;
    return [start, sign > 0 ? Math.min(end, edge - MARK_MARGIN) : Math.max(end, edge + MARK_MARGIN)];
  };
  const d: Segment[] = [];
  const upright = (x: number, [from, to]: readonly [number, number]) => d.push(['M', x, from], ['L', x, to]);
  const level = (y: number, [from, to]: readonly [number, number]) => d.push(['M', from, y], ['L', to, y]);
  for (const x of xs) {
    upright(x, away(top, 0));
    upright(x, away(below, page.height));
    if (length === 'full') upright(x, [top, low]);
  }
  for (const y of ys) {
    level(y, away(left, 0));
    level(y, away(right, page.width));
    if (length === 'full') level(y, [left, right]);
  }
  return { type: 'path', d, stroke: { colour: ink, width: HAIRLINE } };
}

/** Each value once; neighbours that share a cut have it twice, up to rounding. */
function distinct(values: readonly number[]): readonly number[] {
  return [...values]
    .sort((a, b) => a - b)
    .filter((value, index, all) => index === 0 || value - all[index - 1]! > 1e-6);
}
