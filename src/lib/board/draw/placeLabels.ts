import { type FlatRing, boxClearance, flattenRings } from '#lib/geometry/boxClearance.ts';
import { type Box, boundsOf, centreOfMass, containsPoint } from '#lib/geometry/polygon.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { LabelBlock } from './labelBlocks.ts';

/**
 * What shall be labelled: an outline, its middle, and the ways to set its label. Ways of one group are as good as
 * each other but for looks, the most wanted first; a group is of use only where none before it fits in any way.
 */
export interface LabelSite {
  readonly ring: readonly Point[];
  /** Rings inside it that are no ground for a label. */
  readonly holes?: readonly (readonly Point[])[];
  readonly middle: Point;
  readonly groups: readonly Iterable<LabelBlock>[];
}

export interface PlacedLabel {
  readonly block: LabelBlock;
  /** Font size. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Finds each label a place at which all its boxes lie inside the outline and at least `clear` from it.
 * Most labels share one size, the largest at which they fit; the others take the largest that they can.
 * Undefined where no block fits even at the least size.
 * Lengths all in one unit; `sizes` fall.
 */
export function placeLabels(
  sites: readonly LabelSite[],
  sizes: readonly number[],
  clear: number,
): (PlacedLabel | undefined)[] {
  const searches = sites.map((site) => searchSite(site, sizes, clear));
  const shared = sharedSize(searches.map(({ largest }) => largest));
  return searches.map((search) => settle(search, sizes, clear, shared));
}

interface Search {
  readonly ground: Ground;
  /** Index of the largest size at which some block fits; undefined if none does at any. */
  readonly largest: number | undefined;
  readonly fits: readonly Fit[];
}

interface Fit {
  readonly block: LabelBlock;
  readonly largest: number;
  /** The places among which it was found to fit. */
  readonly others: () => readonly Point[];
}

interface Ground {
  readonly ring: FlatRing;
  readonly bounds: Box;
  /** Where to try first: the centre of mass, then the middle. */
  readonly likely: readonly Point[];
  /** And then: a grid inside the outline, from the centre of mass outwards; or a finer one. Made when asked for. */
  readonly coarse: () => readonly Point[];
  readonly fine: () => readonly Point[];
}

function searchSite(
  { ring, holes = [], middle, groups }: LabelSite,
  sizes: readonly number[],
  clear: number,
): Search {
  const bounds = boundsOf(ring);
  const centre = centreOfMass(ring);
  const inside = (place: Point) =>
    containsPoint(ring, place) && !holes.some((hole) => containsPoint(hole, place));
  const ground: Ground = {
    ring: flattenRings(ring, holes),
    bounds,
    likely: [centre, middle],
    coarse: once(() => gridOver(bounds, centre, COARSE).filter(inside)),
    fine: once(() => gridOver(bounds, centre, FINE).filter(inside)),
  };
  for (const group of groups) {
    const blocks: LabelBlock[] = [];
    const fits = fitsAmong(ground, tee(group, blocks), sizes, clear, ground.coarse);
    if (fits.length > 0) return { ground, fits, largest: fits.at(-1)!.largest };
    const tight = fitsAmong(ground, blocks, sizes, clear, ground.fine);
    if (tight.length > 0) return { ground, fits: tight, largest: tight.at(-1)!.largest };
  }
  return { ground, fits: [], largest: undefined };
}

/** The blocks that fit, each at a larger size than the one before it: any other is of no use. */
function fitsAmong(
  ground: Ground,
  blocks: Iterable<LabelBlock>,
  sizes: readonly number[],
  clear: number,
  others: () => readonly Point[],
): Fit[] {
  const fits: Fit[] = [];
  let wanted = sizes;
  for (const block of blocks) {
    const largest = largestFit(ground, block, wanted, clear, others);
    if (largest === undefined) continue;
    fits.push({ block, largest, others });
    if (largest === 0) break;
    wanted = sizes.slice(0, largest);
  }
  return fits;
}

/** Index of the largest size at which a block fits somewhere; undefined if not even the least one does. */
function largestFit(
  ground: Ground,
  block: LabelBlock,
  sizes: readonly number[],
  clear: number,
  others: () => readonly Point[],
): number | undefined {
  const least = sizes.at(-1) ?? 0;
  if (!couldFit(ground.bounds, block, least, clear)) return undefined;
  const fitsAt = (place: Point, size: number) => clearance(ground.ring, block, size, place, clear, clear) > 0;
  if (ground.likely.some((place) => fitsAt(place, sizes[0]!))) return 0;
  // What has no room for the least size has none for a larger one, as good as always: look only where it has.
  const places = [...ground.likely, ...others()].filter((place) => fitsAt(place, least));
  if (places.length === 0) return undefined;
  let largest = sizes.length - 1;
  for (const place of places) while (largest > 0 && fitsAt(place, sizes[largest - 1]!)) largest--;
  return largest;
}

function couldFit(bounds: Box, block: LabelBlock, size: number, clear: number): boolean {
  return block.boxes.every(
    ({ left, low, right, high }) =>
      (right - left) * size + 2 * clear < bounds.right - bounds.left &&
      (high - low) * size + 2 * clear < bounds.high - bounds.low,
  );
}

/** The share of the labels that the common size must suit; the others shrink alone. */
const MOST = 0.85;

/** Index of the largest size at which most of the labels fit. */
function sharedSize(largest: readonly (number | undefined)[]): number {
  const fitting = largest.filter((at) => at !== undefined).sort((a, b) => a - b);
  return fitting[Math.ceil(fitting.length * MOST) - 1] ?? 0;
}

/** Takes the first block that fits at the shared size, or at the largest that the site has room for. */
function settle(
  { ground, fits, largest }: Search,
  sizes: readonly number[],
  clear: number,
  shared: number,
): PlacedLabel | undefined {
  if (largest === undefined) return undefined;
  const at = largest > shared ? largest : shared;
  const fit = fits.find((candidate) => candidate.largest <= at);
  if (fit === undefined) return undefined;
  // A block in a tight place may fit at one size and not quite at the next smaller, whose rows lie closer
  // together; at the size with which it was found to fit, it does.
  for (let index = at; index >= fit.largest; index--) {
    const place = bestPlace(ground, fit, sizes[index]!, clear);
    if (place !== undefined) return { block: fit.block, size: sizes[index]!, x: place[0], y: place[1] };
  }
  return undefined;
}

/** The place at which a block keeps most room around it; undefined if it fits nowhere. */
function bestPlace(ground: Ground, { block, others }: Fit, size: number, clear: number): Point | undefined {
  // Far enough from every border, a place is as good as any: the first such place wins.
  const enough = clear + size * AMPLE;
  let best: Point | undefined;
  let room = clear;
  const consider = (places: readonly Point[]) => {
    for (const place of places) {
      if (room >= enough) return;
      const here = clearance(ground.ring, block, size, place, room, enough);
      if (here < 0 || (best !== undefined && here <= room)) continue;
      best = place;
      room = here;
    }
  };
  consider(ground.likely);
  if (room < enough) consider(others());
  let step = (ground.bounds.right - ground.bounds.left) / (2 * COARSE);
  for (let round = 0; round < REFINEMENTS && best !== undefined && room < enough; round++) {
    const [x, y]: Point = best;
    consider(DIRECTIONS.map(([dx, dy]): Point => [x + dx * step, y + dy * step]));
    if (best[0] === x && best[1] === y) step /= 2;
  }
  return best;
}

/** As fractions of the font size. */
const AMPLE = 1.3;
const REFINEMENTS = 7;
const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The least clearance of a block's boxes around a place, at most `enough`; -1 if it is below `least`. */
function clearance(
  ring: FlatRing,
  block: LabelBlock,
  size: number,
  [x, y]: Point,
  least: number,
  enough: number,
): number {
  let nearest = enough;
  for (const { left, low, right, high } of block.boxes) {
    const box = {
      left: x + left * size,
      low: y + low * size,
      right: x + right * size,
      high: y + high * size,
    };
    const here = boxClearance(ring, box, least, nearest);
    if (here < 0) return -1;
    nearest = here;
  }
  return nearest;
}

/** How many parts each side of the bounds is cut into by the grids. */
const COARSE = 8;
const FINE = 22;

function gridOver({ left, low, right, high }: Box, centre: Point, parts: number): Point[] {
  const grid: { place: Point; far: number }[] = [];
  for (let i = 1; i < parts; i++)
    for (let j = 1; j < parts; j++) {
      const place: Point = [left + ((right - left) * i) / parts, low + ((high - low) * j) / parts];
      const [dx, dy] = [place[0] - centre[0], place[1] - centre[1]];
      grid.push({ place, far: dx * dx + dy * dy });
    }
  return grid.sort((a, b) => a.far - b.far).map(({ place }) => place);
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Passes items on and keeps them, so that a generator can be gone through again. */
function* tee<T>(items: Iterable<T>, kept: T[]): Generator<T> {
  for (const item of items) {
    kept.push(item);
    yield item;
  }
}
