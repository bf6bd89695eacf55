import type { Point } from '#lib/geometry/point.ts';

export interface Outlines {
  /** Closed rings along which no two outlines meet: coasts, and the shores of lakes, turning as the outlines do. */
  readonly coast: readonly (readonly Point[])[];
  /** Each border between two outlines once, as a line from junction to junction. */
  readonly borders: readonly SharedLine[];
}

export interface SharedLine {
  /** Indices of the two polygons, the lower first. */
  readonly a: number;
  readonly b: number;
  /** The first corner is repeated at the end where one outline lies wholly inside another. */
  readonly points: readonly Point[];
}

/**
 * Takes apart a set of outlines that meet exactly (the same corners, in opposite directions). Works on
 * corners' identity to a thousandth of a millimetre and in time linear in their number.
 */
export function traceOutlines(polygons: readonly (readonly Point[])[]): Outlines {
  const sides = indexSides(polygons);
  return { coast: joinRings(polygons, sides), borders: joinBorders(polygons, sides) };
}

interface Sides {
  /** Corner numbers of each polygon. */
  readonly corners: readonly (readonly number[])[];
  /** Which polygon has the side from one corner to another. */
  readonly ownerOf: (from: number, to: number) => number | undefined;
}

function indexSides(polygons: readonly (readonly Point[])[]): Sides {
  const numbers = new Map<number, number>();
  const corners = polygons.map((polygon) =>
    polygon.map(([x, y]) => {
      const key = Math.round(x * 1000) * SPREAD + Math.round(y * 1000);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, numbers.size);
      return numbers.size - 1;
    }),
  );
  // For each corner, where its sides lead and whose they are, by turns: rarely more than three sides.
  const leaving: number[][] = Array.from({ length: numbers.size }, () => []);
  corners.forEach((ring, polygon) => {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from !== undefined) leaving[from]!.push(to, polygon);
      from = to;
    }
  });
  const ownerOf = (from: number, to: number) => {
    const sides = leaving[from]!;
    for (let i = 0; i < sides.length; i += 2) if (sides[i] === to) return sides[i + 1];
    return undefined;
  };
  return { corners, ownerOf };
}

/** Larger than twice the largest board in micrometres, and small enough that keys stay exact. */
const SPREAD = 33_554_432;

/** Walks along the sides that nobody shares until each walk closes. */
function joinRings(polygons: readonly (readonly Point[])[], { corners, ownerOf }: Sides): Point[][] {
  const next = new Map<number, { readonly to: number; readonly point: Point }[]>();
  corners.forEach((ring, polygon) =>
    ring.forEach((to, i) => {
      const from = ring.at(i - 1)!;
      if (ownerOf(to, from) !== undefined) return;
      const step = { to, point: polygons[polygon]![i]! };
      const known = next.get(from);
      if (known === undefined) next.set(from, [step]);
      else known.push(step);
    }),
  );
  const rings: Point[][] = [];
  for (const [start, steps] of next) {
    while (steps.length > 0) {
      const ring: Point[] = [];
      let at = start;
      do {
        // Where two coasts touch in a corner either way on closes, since each corner has as many sides in as out.
        const step = next.get(at)!.pop()!;
        ring.push(step.point);
        at = step.to;
      } while (at !== start);
      rings.push(ring);
    }
  }
  return rings;
}

function joinBorders(polygons: readonly (readonly Point[])[], { corners, ownerOf }: Sides): SharedLine[] {
  const lines: SharedLine[] = [];
  corners.forEach((ring, a) => {
    const points = polygons[a]!;
    const size = ring.length;
    const across = ring.map((from, i) => ownerOf(ring[(i + 1) % size]!, from));
    // Start where the neighbour changes, so that no line is cut at an arbitrary corner.
    const start = across.findIndex((b, i) => b !== across.at(i - 1));
    for (let i = 0; i < size; i++) {
      const at = (i + (start < 0 ? 0 : start)) % size;
      const b = across[at];
      if (b === undefined || b <= a) continue;
      const last = lines.at(-1);
      const here = points[at]!;
      const there = points[(at + 1) % size]!;
      if (i > 0 && last !== undefined && last.a === a && last.b === b && last.points.at(-1) === here)
        (last.points as Point[]).push(there);
      else lines.push({ a, b, points: [here, there] });
    }
  });
  return lines;
}
