import type { Stream } from '#lib/random/stream.ts';
import type { Frame } from '../points/scatterSites.ts';
import type { LandShape } from '../spec.ts';
import type { Mesh } from '../voronoi/mesh.ts';

/** What a shape asks of each cell before the search for legal capitals begins. */
export interface LandPlan {
  /** How much the shape wants the cell to be land; higher is more. */
  readonly wish: Float64Array;
  /**
   * WATER: stays water. 0: may touch any land. Above 0: land of one group never touches land of another,
   * except through group 0.
   */
  readonly group: Int16Array;
  /** Cells that are land and stay so. */
  readonly fixed: readonly number[];
  /** The land falls into at least this many pieces, joined by crossings. */
  readonly pieces: number;
  /** Cells that must end up as inland water, cut off from the sea. */
  readonly basin: readonly number[];
}

export const WATER = -1;

/** Lays a shape over the cells. `states` sets how many islands or how wide a ring there is room for. */
export function shapeLand(
  shape: LandShape,
  mesh: Mesh,
  frame: Frame,
  states: number,
  stream: Stream,
): LandPlan {
  const plan: MutablePlan = {
    wish: new Float64Array(mesh.cells),
    group: new Int16Array(mesh.cells),
    fixed: [],
    pieces: 1,
    basin: [],
  };
  const hills = noiseHills(stream);
  for (let cell = 0; cell < mesh.cells; cell++) {
    const { x, y } = normalised(mesh, frame, cell);
    plan.wish[cell] = hills(x, y);
  }
  SHAPES[shape](plan, mesh, frame, states, stream);
  return plan;
}

interface MutablePlan {
  wish: Float64Array;
  group: Int16Array;
  fixed: number[];
  pieces: number;
  basin: number[];
}

type Shaper = (plan: MutablePlan, mesh: Mesh, frame: Frame, states: number, stream: Stream) => void;

const SHAPES: Readonly<Record<LandShape, Shaper>> = {
  continent(plan, mesh, frame) {
    for (let cell = 0; cell < mesh.cells; cell++) {
      const { x, y } = normalised(mesh, frame, cell);
      // A squared ellipse: flat inland, falling towards the corners of the frame.
      plan.wish[cell]! -= 0.9 * (x * x * x * x + y * y * y * y);
    }
  },

  islands(plan, mesh, frame, states, stream) {
    const islands = Math.min(8, Math.max(2, Math.round(states / 6) + stream.below(2)));
    plan.pieces = 2;
    const centres = farthestCells(mesh, frame, islands, stream);
    const weight = centres.map(() => 0.8 + 0.4 * stream.unit());
    const pitch = Math.sqrt(((frame.east - frame.west) * (frame.north - frame.south)) / mesh.cells);
    for (let cell = 0; cell < mesh.cells; cell++) {
      let [first, second, nearest] = [Infinity, Infinity, 0];
      for (let k = 0; k < centres.length; k++) {
        const distance = siteDistance(mesh, cell, centres[k]!) * weight[k]!;
        if (distance < first) [second, first, nearest] = [first, distance, k];
        else if (distance < second) second = distance;
      }
      plan.group[cell] = nearest + 1;
      // Low along the lines where two islands meet: that is where the channels run.
      plan.wish[cell]! += Math.min(1.2, (second - first) / (1.5 * pitch));
    }
  },

  ring(plan, mesh, frame, states, stream) {
    const cx = (stream.unit() - 0.5) * 0.2;
    const cy = (stream.unit() - 0.5) * 0.2;
    const radius = states < 15 ? 0.3 : 0.36;
    for (let cell = 0; cell < mesh.cells; cell++) {
      const { x, y } = normalised(mesh, frame, cell);
      const distance = Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy));
      if (distance < radius) {
        plan.group[cell] = WATER;
        plan.basin.push(cell);
      }
      plan.wish[cell]! -= 1.2 * Math.abs(distance - radius - 0.3);
    }
    if (plan.basin.length > 0) return;
    const middle = nearestCell(mesh, frame, cx, cy);
    plan.group[middle] = WATER;
    plan.basin.push(middle);
  },

  'two-continents'(plan, mesh, frame, _states, stream) {
    const wide = frame.east - frame.west >= frame.north - frame.south;
    const split = (stream.unit() - 0.5) * 0.3;
    const tilt = (stream.unit() - 0.5) * 0.5;
    const neckAt = (stream.unit() - 0.5) * 1.1;
    const pitch = Math.sqrt(4 / mesh.cells);
    const distance = new Float64Array(mesh.cells);
    for (let cell = 0; cell < mesh.cells; cell++) {
      const { x, y } = normalised(mesh, frame, cell);
      const [along, through] = wide ? [y, x] : [x, y];
      const off = through - split - tilt * along * 0.5;
      plan.group[cell] = off < 0 ? 1 : 2;
      plan.wish[cell]! += Math.min(1, Math.abs(off) / (1.4 * pitch));
      plan.wish[cell]! -= 0.5 * (x * x * x * x + y * y * y * y);
      distance[cell] = off * off + 0.25 * (along - neckAt) * (along - neckAt);
    }
    // The neck is one cell on the line with a landing on either side; the three of them stay land.
    const near = [...distance.keys()].sort((a, b) => distance[a]! - distance[b]! || a - b);
    for (const neck of near) {
      const landing = (group: number): number | undefined =>
        mesh.across[neck]!.find((other) => other < mesh.cells && plan.group[other] === group);
      const [west, east] = [landing(1), landing(2)];
      if (west === undefined || east === undefined || mesh.across[west]!.includes(east)) continue;
      plan.group[neck] = 0;
      plan.fixed.push(neck, west, east);
      break;
    }
  },
};

/** A few broad hills and hollows, so that no two coasts of one shape look alike. */
function noiseHills(stream: Stream): (x: number, y: number) => number {
  const hills = Array.from({ length: 9 }, () => ({
    x: 2.4 * stream.unit() - 1.2,
    y: 2.4 * stream.unit() - 1.2,
    height: stream.unit() - 0.5,
    width: 0.12 + 0.3 * stream.unit(),
  }));
  return (x, y) => {
    let sum = 0;
    for (const hill of hills) {
      const d = ((x - hill.x) * (x - hill.x) + (y - hill.y) * (y - hill.y)) / hill.width;
      sum += hill.height / (1 + d * d);
    }
    return sum;
  };
}

/** The cell's site in -1 to 1 across the frame, both ways. */
function normalised({ sites }: Mesh, frame: Frame, cell: number): { x: number; y: number } {
  return {
    x: (2 * (sites[2 * cell]! - frame.west)) / (frame.east - frame.west) - 1,
    y: (2 * (sites[2 * cell + 1]! - frame.south)) / (frame.north - frame.south) - 1,
  };
}

function siteDistance({ sites }: Mesh, a: number, b: number): number {
  const dx = sites[2 * a]! - sites[2 * b]!;
  const dy = sites[2 * a + 1]! - sites[2 * b + 1]!;
  return Math.sqrt(dx * dx + dy * dy);
}

function nearestCell(mesh: Mesh, frame: Frame, x: number, y: number): number {
  let best = 0;
  let least = Infinity;
  for (let cell = 0; cell < mesh.cells; cell++) {
    const at = normalised(mesh, frame, cell);
    const distance = (at.x - x) * (at.x - x) + (at.y - y) * (at.y - y);
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}

/** Cells far from one another: each next one is the best of a few random tries. */
function farthestCells(mesh: Mesh, frame: Frame, count: number, stream: Stream): number[] {
  const chosen = [stream.below(mesh.cells)];
  const reach = Math.sqrt((frame.east - frame.west) * (frame.north - frame.south));
  while (chosen.length < count) {
    let best = 0;
    let widest = -1;
    for (let attempt = 0; attempt < 12; attempt++) {
      const cell = stream.below(mesh.cells);
      let nearest = reach;
      for (const other of chosen) nearest = Math.min(nearest, siteDistance(mesh, cell, other));
      if (nearest > widest) [best, widest] = [cell, nearest];
    }
    chosen.push(best);
  }
  return chosen;
}
