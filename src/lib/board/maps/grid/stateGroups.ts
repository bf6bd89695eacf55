import type { Meetings } from './meetings.ts';

/** States that become one, and what is to be weighed of them. */
export interface Group {
  /** Labels, ascending. */
  readonly members: number[];
  /** Cells. */
  size: number;
  /** Cell sides on water and on other groups. */
  outline: number;
  /** The larger part of the world that its largest state belongs to, where the source says so. */
  part: string | undefined;
}

/** How two states, or groups of them, lie to one another. */
export interface Beside {
  /** Cell sides that they share. */
  readonly sides: number;
  /** Water between them, in thirds of a cell; Infinity where a third lies between. */
  readonly gap: number;
}

/** Who lies beside whom, by label. */
export type Surroundings = readonly ReadonlyMap<number, Beside>[];

export function surroundingsOf({ sizes, list }: Meetings): Map<number, Beside>[] {
  const around: Map<number, Beside>[] = sizes.map(() => new Map());
  for (const { a, b, sides, gap } of list) {
    around[a]!.set(b, { sides, gap });
    around[b]!.set(a, { sides, gap });
  }
  return around;
}

/** Each state by itself; index 0, the water, is an empty group. */
export function singleGroups(
  { sizes, shores }: Meetings,
  around: Surroundings,
  partOf: (label: number) => string | undefined,
): Group[] {
  return sizes.map((size, label) => {
    if (label === 0) return { members: [], size: 0, outline: 0, part: undefined };
    let outline = shores[label]!;
    for (const { sides } of around[label]!.values()) outline += sides;
    return { members: [label], size, outline, part: partOf(label) };
  });
}

/** A state below this share of the usual size is too small to play well. */
const ROOMY = 0.8;
/** How much compactness counts beside likeness in size, and from which share of the usual size on it counts in full. */
const SHAPE = 3;
const SHAPELY = 0.25;
/** What a merger across water costs: by the smaller side's share of the usual size, and by the water's width. */
const SEA = 1.5;
const WIDTH = 1.5;

type Measures = Pick<Group, 'size' | 'outline'>;

/**
 * What is wrong with a group, where `usual` is the mean of all groups' sizes. Three things are added up: the square of
 * its size as a multiple of the usual one (the sum of squares is least where all are alike); how small it is; and how
 * far it is from a square by what Polsby and Popper measure, area by the square of its outline. A tiny state counts
 * little for its form: a round islet makes no good board.
 */
export function faultOf({ size, outline }: Measures, usual: number): number {
  const share = size / usual;
  const small = Math.max(0, Math.sqrt(ROOMY / share) - 1);
  const compact = Math.min(1, (16 * size) / (outline * outline));
  return share * share + small + SHAPE * Math.min(1, share / SHAPELY) * (1 - compact);
}

/** What a merger makes worse; below 0 what it makes better. */
export function mergerCost(a: Measures, b: Measures, { sides, gap }: Beside, usual: number): number {
  const joined = { size: a.size + b.size, outline: a.outline + b.outline - 2 * sides };
  const worse = faultOf(joined, usual) - faultOf(a, usual) - faultOf(b, usual);
  if (sides > 0) return worse;
  const smaller = Math.min(1, Math.min(a.size, b.size) / usual);
  return worse + SEA * smaller + (WIDTH * gap) / (3 * Math.sqrt(usual));
}

/** Whether both are known to belong to different parts of the world. */
export const isForeign = (a: Pick<Group, 'part'>, b: Pick<Group, 'part'>): boolean =>
  a.part !== undefined && b.part !== undefined && a.part !== b.part;
