import type { Board } from '#lib/board/board.ts';
import type { Point } from '#lib/geometry/point.ts';
import { boundsOf, signedArea, signedDistance } from '#lib/geometry/polygon.ts';
import { bounds, type Box } from '#lib/scene/bounds.ts';
import type { Node, Scene } from '#lib/scene/scene.ts';

/** A token's middle and radius, in the drawing's axes: millimetres of the board, y downwards. */
export interface TokenPlace {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Whether it has room for a crown above its number; a smaller one shows the number alone, all the larger. */
  readonly crown: boolean;
}

/** Radii of tokens as shares of the sheet's longer side, the most wanted first: a sheet fills the screen. */
const SHARES = [0.0155, 0.0135, 0.0115] as const;
/** Places tried along the longer side of a state's box. */
const GRID = 28;
/** White between a token and its state's border, and between it and the label, as a share of its radius. */
const MARGIN = 0.12;

/**
 * Where tokens of capitals lie, for every state that may take one or has one all the same (`placed`, by id). All are of one size, the largest for which each state
 * has room beside its label; if no size has, the smallest, and then a token may lie over part of its label. It never
 * reaches over its state's border: in a state too narrow for the common size it shrinks to what the state holds.
 *
 * `side` is the sheet's longer side in millimetres of the board.
 */
export function tokenPlaces(
  { states, size, capitals }: Pick<Board, 'states' | 'size' | 'capitals'>,
  side: number,
  labels: ReadonlyMap<number, Box>,
  placed: readonly number[] = [],
): ReadonlyMap<number, TokenPlace> {
  const rooms = [...new Set([...capitals.possible, ...placed])].map((id) => {
    const { polygon, more = [], centre } = states[id - 1]!;
    const holes = more.filter((ring) => signedArea(ring) < 0);
    const [ring, ...gaps] = [polygon, ...holes].map((line) =>
      line.map(([x, y]): Point => [x, size.height - y]),
    );
    return { id, spots: spotsIn(ring!, gaps, [centre[0], size.height - centre[1]], labels.get(id)) };
  });
  const radii = SHARES.map((share) => share * side);
  const common =
    radii.find((r) => rooms.every(({ spots }) => spots.some((spot) => fits(spot, r) && spares(spot, r)))) ??
    radii.at(-1)!;
  const crown = common > radii.at(-1)!;
  return new Map(rooms.map(({ id, spots }) => [id, { ...best(spots, common), crown }]));
}

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Distance to the state's border. */
  readonly inside: number;
  /** Distance to the label: 0 on it, infinite without one. */
  readonly beside: number;
  /** Distance to the state's own middle. */
  readonly off: number;
}

const fits = ({ inside }: Spot, r: number): boolean => inside >= r * (1 + MARGIN);
const spares = ({ beside }: Spot, r: number): boolean => beside >= r * (1 + MARGIN);

/** Beside the label and near the middle; else as far off the label as may be; else where the state is widest. */
function best(spots: readonly Spot[], r: number): Omit<TokenPlace, 'crown'> {
  const room = spots.filter((spot) => fits(spot, r));
  const free = room.filter((spot) => spares(spot, r));
  if (free.length > 0) return { ...at(least(free, ({ off }) => off)), r };
  if (room.length > 0) return { ...at(least(room, ({ beside, off }) => off / 1000 - beside)), r };
  const widest = least(spots, ({ inside }) => -inside);
  return { ...at(widest), r: widest.inside / (1 + MARGIN) };
}

const at = ({ x, y }: Spot) => ({ x, y });

function least(spots: readonly Spot[], cost: (spot: Spot) => number): Spot {
  return spots.reduce((a, b) => (cost(b) < cost(a) ? b : a));
}

/** Places inside a ring and outside its holes, on a grid through its middle; the middle itself at least. */
function spotsIn(
  ring: readonly Point[],
  holes: readonly (readonly Point[])[],
  [cx, cy]: Point,
  label: Box | undefined,
): readonly Spot[] {
  const { left, low, right, high } = boundsOf(ring);
  const step = Math.max(right - left, high - low) / GRID;
  const spots: Spot[] = [];
  for (let x = cx - Math.floor((cx - left) / step) * step; x <= right; x += step)
    for (let y = cy - Math.floor((cy - low) / step) * step; y <= high; y += step) {
      const inside = Math.min(
        signedDistance(ring, [x, y]),
        ...holes.map((hole) => -signedDistance(hole, [x, y])),
      );
      if (inside <= 0) continue;
      spots.push({
        x,
        y,
        inside,
        beside: label ? gap(label, x, y) : Infinity,
        off: Math.hypot(x - cx, y - cy),
      });
    }
  return spots;
}

/** The boxes of all labels of a sheet's drawing by their state, in the board's own millimetres. */
export function labelBoxes(sheet: Scene): ReadonlyMap<number, Box> {
  const boxes = new Map<number, Box>();
  const visit = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (node.type !== 'group') continue;
      const box = node.hook?.class === 'label' ? bounds([node], sheet.symbols) : undefined;
      if (box) boxes.set(Number(node.hook?.data?.['id']), box);
      else visit(node.children);
    }
  };
  visit(sheet.children);
  return boxes;
}

function gap({ x, y, width, height }: Box, px: number, py: number): number {
  const dx = Math.max(x - px, 0, px - x - width);
  const dy = Math.max(y - py, 0, py - y - height);
  return Math.sqrt(dx * dx + dy * dy);
}
