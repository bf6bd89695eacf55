import { boundsOf, signedArea, type Box } from '#lib/geometry/polygon.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { MapShape, RawArea } from './mapShape.ts';

const ROUNDS = 6;

export interface Fitted {
  /** Millimetres on the board; what is too small to count is gone. */
  readonly shapes: readonly MapShape[];
  /** Millimetres of board for one unit of the source. */
  readonly scale: number;
  /** Where a place of the source comes to lie. */
  readonly place: (point: Point) => Point;
}

/**
 * Scales plane shapes into a box, their proportions kept. Shapes that come out smaller than `limits.state` (mm²), and
 * parts of others smaller than `limits.piece`, give way: the rest is fitted anew without them, and only those that then
 * lie in the box all the same are drawn. An ocean of islets would otherwise leave the land no room.
 */
export function fitShapes(
  shapes: readonly MapShape[],
  box: Box,
  limits: { readonly state: number; readonly piece: number },
): Fitted | undefined {
  const sizes = shapes.map(({ areas }) => areas.map(areaOf));
  /** The parts that count at a scale: of a shape that is large enough its largest part always does. */
  const countAt = (squared: number): boolean[][] =>
    sizes.map((parts) => {
      const all = parts.reduce((sum, part) => sum + part, 0) * squared >= limits.state;
      const most = Math.max(...parts, 0);
      return parts.map((part) => all && part > 0 && (part === most || part * squared >= limits.piece));
    });
  let kept = shapes.map(({ areas }) => areas.map(() => true));
  for (let round = 0; ; round++) {
    const bounds = boundsOfAreas(partsOf(shapes, kept).flatMap(({ areas }) => areas));
    if (bounds === undefined) return undefined;
    const wide = bounds.right - bounds.left;
    const high = bounds.high - bounds.low;
    const scale = Math.min((box.right - box.left) / wide, (box.high - box.low) / high);
    if (!(scale > 0 && Number.isFinite(scale))) return undefined;
    const counting = countAt(scale * scale);
    // What gave way once stays away, or two sizes could take turns for ever.
    const next = counting.map((parts, i) => parts.map((counts, k) => counts && kept[i]![k]!));
    const any = next.some((parts) => parts.includes(true));
    if (round < ROUNDS && any && next.some((parts, i) => parts.some((keep, k) => keep !== kept[i]![k]))) {
      kept = next;
      continue;
    }
    const east = (box.left + box.right - wide * scale) / 2 - bounds.left * scale;
    const north = (box.low + box.high - high * scale) / 2 - bounds.low * scale;
    const place = ([x, y]: Point): Point => [x * scale + east, y * scale + north];
    const placed = partsOf(shapes, counting).map(({ name, areas }) => ({
      name,
      areas: areas.map((area) => area.map((ring) => ring.map(place))).filter((area) => liesIn(area, box)),
    }));
    return { shapes: placed, scale, place };
  }
}

/** Rounding may put the outermost corner a little beyond. */
const SLACK = 0.01;

function liesIn(area: RawArea, box: Box): boolean {
  const bounds = boundsOfAreas([area]);
  return (
    bounds !== undefined &&
    bounds.left >= box.left - SLACK &&
    bounds.right <= box.right + SLACK &&
    bounds.low >= box.low - SLACK &&
    bounds.high <= box.high + SLACK
  );
}

/**
 * A rough area. A ring that crosses itself may enclose as much clockwise as counter-clockwise, so that at least a part of
 * its box counts.
 */
function areaOf(area: RawArea): number {
  let largest = 0;
  for (const ring of area) {
    const { left, right, low, high } = boundsOf(ring);
    largest = Math.max(largest, Math.abs(signedArea(ring)), ((right - left) * (high - low)) / 16);
  }
  return largest;
}

const partsOf = (shapes: readonly MapShape[], kept: readonly (readonly boolean[])[]): MapShape[] =>
  shapes.map(({ name, areas }, i) => ({ name, areas: areas.filter((_, k) => kept[i]![k]) }));

/** The box around areas; undefined without any corner, or with no height or width at all. */
function boundsOfAreas(areas: readonly RawArea[]): Box | undefined {
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const area of areas) {
    for (const ring of area) {
      for (const [x, y] of ring) {
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < low) low = y;
        if (y > high) high = y;
      }
    }
  }
  return right > left && high > low ? { left, low, right, high } : undefined;
}
